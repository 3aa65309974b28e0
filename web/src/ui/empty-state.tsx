import type { ReactNode } from 'react';
import { Box, Flex } from './box.ts';
import { Illustration, type IllustrationName } from './illustration.tsx';

interface EmptyStateProps {
  text: string;
  illustration?: IllustrationName;
  children?: ReactNode;
}

export function EmptyState({ text, illustration, children }: EmptyStateProps) {
  return (
    <Flex
      flexDirection="column"
      alignItems="center"
      gap="4"
      p="8"
      borderRadius="md"
      borderWidth="1px"
      textAlign="center"
      width="full"
      color="fg.brand"
    >
      {illustration && <Illustration name={illustration} />}
      <Box as="p" color="fg.muted">
        {text}
      </Box>
      {children}
    </Flex>
  );
}
