import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { ReactNode } from 'react';
import { PageTitle } from './page-title.tsx';

/** The title of a page, with an optional description and primary action. */
export function PageHeader({ title, text, action }: { title: string; text?: string; action?: ReactNode }) {
  return (
    <Flex wrap="wrap" gap="4" align="flex-end" justify="space-between" mb={{ base: '6', md: '8' }}>
      <Box minW="0" maxW="100%">
        <PageTitle>{title}</PageTitle>
        {text && (
          <Box as="p" color="fg.muted" mt="2" maxW="text">
            {text}
          </Box>
        )}
      </Box>
      {action}
    </Flex>
  );
}
