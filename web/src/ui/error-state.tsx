import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import { Button } from './button.tsx';
import { usePassFocus } from './hooks/use-restore-focus.ts';
import { AlertIcon } from './icons.tsx';

interface FailedProps {
  text: string;
  /** It is being tried again; the button stays, and the focus with it. */
  pending?: boolean;
  onRetry: () => void;
}

/** Stands where something could not be loaded; the notice has said why. */
export function Failed({ text, pending, onRetry }: FailedProps) {
  return (
    <Flex
      ref={usePassFocus<HTMLDivElement>()}
      direction="column"
      align="center"
      gap="3"
      p={{ base: '6', md: '8' }}
      borderRadius="md"
      borderWidth="1px"
      textAlign="center"
      width="full"
    >
      <Box color="error.fg" textStyle="lg">
        <AlertIcon />
      </Box>
      <p>{text}</p>
      <Button variant="outline" pending={pending} onClick={onRetry}>
        Retry
      </Button>
    </Flex>
  );
}
