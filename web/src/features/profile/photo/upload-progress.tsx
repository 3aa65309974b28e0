import { Box, chakra } from '@chakra-ui/react';
import { type RefObject, useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { usePassFocus } from '../../../ui/use-pass-focus.ts';

interface UploadProgressProps {
  /** Has the focus when the upload ends. */
  heir: RefObject<HTMLElement | null>;
  onStop: () => void;
}

/** Says that a photo is on its way, for a time that nobody knows, and lets it be stopped. */
export function UploadProgress({ heir, onStop }: UploadProgressProps) {
  const id = useId();
  const box = usePassFocus<HTMLDivElement>(heir);
  return (
    <Box ref={box} display="grid" gap="3" justifyItems="start">
      <chakra.label htmlFor={id}>Uploading your photo…</chakra.label>
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
