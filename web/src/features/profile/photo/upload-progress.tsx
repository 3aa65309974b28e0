import { Box } from '@chakra-ui/react/box';
import { chakra } from '@chakra-ui/react/styled-system';
import { type RefObject, useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { usePassFocus } from '../../../ui/hooks/use-restore-focus.ts';

interface UploadProgressProps {
  sending: boolean;
  stopped: boolean;
  /** Has the focus when the upload ends. */
  heir: RefObject<HTMLElement | null>;
  onStop: () => void;
}

/** Says that a photo is on its way, for a time that nobody knows, lets it be stopped, and says that it was. */
export function UploadProgress({ sending, stopped, heir, onStop }: UploadProgressProps) {
  const id = useId();
  return (
    // Always there, or its first text would not be heard; without one it takes no room.
    <Box display="grid" gap="3" justifyItems="start" position={sending || stopped ? undefined : 'absolute'}>
      <div role="status">
        {sending && <label htmlFor={id}>Uploading your photo…</label>}
        {stopped && <span>The upload was stopped.</span>}
      </div>
      {sending && <Running id={id} heir={heir} onStop={onStop} />}
    </Box>
  );
}

function Running({ id, heir, onStop }: Pick<UploadProgressProps, 'heir' | 'onStop'> & { id: string }) {
  const box = usePassFocus<HTMLDivElement>(heir);
  return (
    <Box ref={box} display="grid" gap="3" justifyItems="start" width="full">
      <Stripes id={id} />
      <Button variant="outline" size="sm" onClick={onStop}>
        Stop the upload
      </Button>
    </Box>
  );
}

/** Stripes, because a full or a half bar would say how much is done. */
const Stripes = chakra('progress', {
  base: {
    appearance: 'none',
    width: 'full',
    height: '2',
    borderRadius: 'full',
    background: 'repeating-linear-gradient(-45deg, var(--chakra-colors-brand-solid) 0 8px, var(--chakra-colors-bg-hover) 8px 16px)',
    animation: 'pulse',
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-moz-progress-bar': { background: 'transparent' },
  },
});
