import { chakra } from '@chakra-ui/react/styled-system';
import { type RefObject, useId } from 'react';
import { recipe } from '../../../theme/system.ts';
import { Box } from '../../../ui/box.ts';
import { Button } from '../../../ui/button.tsx';
import { useRestoreFocus } from '../../../ui/hooks/use-restore-focus.ts';

interface UploadProgressProps {
  isUploading: boolean;
  isStopped: boolean;
  /** Receives the focus when the upload ends while a control in here has it. */
  fallbackFocusRef: RefObject<HTMLElement | null>;
  onStop: () => void;
}

/** An indeterminate progress bar with a button that stops the upload. A live region announces both states. */
export function UploadProgress({ isUploading, isStopped, fallbackFocusRef, onStop }: UploadProgressProps) {
  const id = useId();
  return (
    // Always rendered, or screen readers would miss its first text. It takes up no space while it is empty.
    <Box display="grid" gap="3" justifyItems="start" position={isUploading || isStopped ? undefined : 'absolute'}>
      <div role="status">
        {isUploading && <label htmlFor={id}>Uploading your photo…</label>}
        {isStopped && <span>The upload was stopped.</span>}
      </div>
      {isUploading && <Uploading id={id} fallbackFocusRef={fallbackFocusRef} onStop={onStop} />}
    </Box>
  );
}

function Uploading({ id, fallbackFocusRef, onStop }: Pick<UploadProgressProps, 'fallbackFocusRef' | 'onStop'> & { id: string }) {
  const box = useRestoreFocus<HTMLDivElement>(fallbackFocusRef);
  return (
    <Box ref={box} display="grid" gap="3" justifyItems="start" width="full">
      <Stripes id={id} />
      <Button variant="outline" size="sm" onClick={onStop}>
        Stop the upload
      </Button>
    </Box>
  );
}

/** Striped, because a filled bar would suggest a percentage. */
const Stripes = chakra(
  'progress',
  recipe({
    base: {
      appearance: 'none',
      width: 'full',
      height: '2',
      borderRadius: 'full',
      background: 'repeating-linear-gradient(-45deg, var(--color-brand-solid) 0 8px, var(--color-bg-hover) 8px 16px)',
      animation: 'pulse',
      '&::-webkit-progress-bar': { background: 'transparent' },
      '&::-moz-progress-bar': { background: 'transparent' },
    },
  }),
);
