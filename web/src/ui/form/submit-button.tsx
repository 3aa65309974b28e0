import { Box } from '@chakra-ui/react/box';
import { useId } from 'react';
import { useHydrated } from '../../lib/hydration.tsx';
import { Button, type ButtonProps } from '../button.tsx';

interface SubmitButtonProps extends ButtonProps {
  /** Why the last try was refused. The notice goes after a while; here it stays until the next try. */
  refusal?: string;
}

/** Sends the form that it ends. Disabled until script answers: the browser would send the form by itself, and to nobody. */
export function SubmitButton({ refusal, disabled, ...button }: SubmitButtonProps) {
  const id = useId();
  const hydrated = useHydrated();
  return (
    <>
      {refusal && (
        <Box as="p" id={id} width="full" color="error.fg" overflowWrap="anywhere">
          {refusal}
        </Box>
      )}
      <Button type="submit" size="lg" aria-describedby={refusal && id} disabled={disabled || !hydrated} {...button} />
    </>
  );
}
