import type { ReactNode } from 'react';
import { Box } from './box.ts';
import { Flex } from './flex.ts';

/** The placeholder of an empty list. Its children are the action that creates the first record. */
export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Flex flexDirection="column" alignItems="center" gap="4" p="8" borderRadius="md" borderWidth="1px" textAlign="center" width="full">
      <Box as="p" color="fg.muted">
        {text}
      </Box>
      {children}
    </Flex>
  );
}
