import { Box, Flex } from '@chakra-ui/react';
import { Button } from './button.tsx';
import { AlertIcon } from './icons.tsx';

/** Stands where something could not be loaded; the notice has said why. */
export function Failed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <Flex
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
      <Button variant="outline" onClick={onRetry}>
        Retry
      </Button>
    </Flex>
  );
}
