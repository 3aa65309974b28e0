import { Stack } from '@chakra-ui/react/stack';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from './illustration.tsx';

interface EmptyStateProps {
  text: string;
  illustration?: IllustrationName;
  children?: ReactNode;
}

export function EmptyState({ text, illustration, children }: EmptyStateProps) {
  return (
    <Stack align="center" gap="4" p="8" borderRadius="md" borderWidth="1px" textAlign="center" width="full" color="fg.brand">
      {illustration && <Illustration name={illustration} />}
      <Text color="fg.muted">{text}</Text>
      {children}
    </Stack>
  );
}
