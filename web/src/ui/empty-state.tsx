import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { ReactNode } from 'react';

/** Stands where a list has nothing in it. */
export function Empty({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Flex direction="column" align="center" gap="4" p="8" borderRadius="md" borderWidth="1px" textAlign="center" width="full">
      <Box as="p" color="fg.muted">
        {text}
      </Box>
      {children}
    </Flex>
  );
}
