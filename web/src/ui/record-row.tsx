import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { ReactNode } from 'react';

interface RecordRowProps {
  title: string | undefined;
  facts: readonly (string | undefined)[];
  status?: ReactNode;
  children?: ReactNode;
}

export function RecordRow({ title, facts, status, children }: RecordRowProps) {
  return (
    <Flex
      as="li"
      wrap="wrap"
      align="center"
      justify="space-between"
      gap="3"
      py="3"
      borderTopWidth="1px"
      _first={{ borderTopWidth: '0', pt: '0' }}
      _last={{ pb: '0' }}
    >
      <Box flex="1 1 240px" minWidth="0" overflowWrap="anywhere">
        <Flex wrap="wrap" align="center" columnGap="3" rowGap="1" fontWeight="600">
          <span>{title || '-'}</span>
          {status}
        </Flex>
        <Box textStyle="sm" color="fg.muted">
          {facts.filter((fact) => fact && fact !== '-').join(', ')}
        </Box>
      </Box>
      {children}
    </Flex>
  );
}
