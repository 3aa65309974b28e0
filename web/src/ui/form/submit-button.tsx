import { Box } from '@chakra-ui/react/box';
import { useId } from 'react';
import { useHydrated } from '../../lib/hydration.tsx';
import { Button, type ButtonProps } from '../button.tsx';

interface SubmitButtonProps extends ButtonProps {
  /** The error of the last submission. It stays after its toast has disappeared. */
  error?: string;
}

/** A submit button. It is disabled until hydration, because the browser would submit the form natively. */
export function SubmitButton({ error, disabled, ...button }: SubmitButtonProps) {
  const id = useId();
  const hydrated = useHydrated();
  return (
    <>
      {error && (
        <Box as="p" id={id} width="full" color="error.fg" overflowWrap="anywhere">
          {error}
        </Box>
      )}
      <Button type="submit" size="lg" aria-describedby={error && id} disabled={disabled || !hydrated} {...button} />
    </>
  );
}
