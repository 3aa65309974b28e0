import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { ReactNode } from 'react';

/** The placeholder of an empty list. Its children are the action that creates the first record. */
export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Flex direction="column" align="center" gap="4" p="8" borderRadius="md" borderWidth="1px" textAlign="center" width="full">
      <Box as="p" color="fg.muted">
        {text}
      </Box>
      {children}
    </Flex>
  );
}
