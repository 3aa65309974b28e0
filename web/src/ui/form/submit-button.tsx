import { useId } from 'react';
import { Box } from '../box.ts';
import { Button, type ButtonProps } from '../button.tsx';

interface SubmitButtonProps extends ButtonProps {
  /** The error of the last submission. It stays after its toast has disappeared. */
  error?: string;
}

/** A submit button, with the error of the last submission above it. */
export function SubmitButton({ error, ...button }: SubmitButtonProps) {
  const id = useId();
  return (
    <>
      {error && (
        <Box as="p" id={id} width="full" color="error.fg" overflowWrap="anywhere">
          {error}
        </Box>
      )}
      <Button type="submit" size="lg" aria-describedby={error && id} {...button} />
    </>
  );
}
