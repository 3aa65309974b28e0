import { Box } from '@chakra-ui/react';
import { useId } from 'react';
import { Button, type ButtonProps } from './button.tsx';

interface SubmitButtonProps extends ButtonProps {
  /** Why the last try was refused. The notice goes after a while; here it stays until the next try. */
  refusal?: string;
}

/** Sends the form that it ends. */
export function SubmitButton({ refusal, ...button }: SubmitButtonProps) {
  const id = useId();
  return (
    <>
      {refusal && (
        <Box as="p" id={id} color="error.fg" overflowWrap="anywhere">
          {refusal}
        </Box>
      )}
      <Button type="submit" size="lg" aria-describedby={refusal && id} {...button} />
    </>
  );
}
