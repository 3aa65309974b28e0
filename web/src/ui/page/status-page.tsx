import { Box } from '@chakra-ui/react/box';
import { Card } from '@chakra-ui/react/card';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import type { ReactNode } from 'react';
import { useRestoreFocus } from '../hooks.ts';
import { Illustration, type IllustrationName } from '../illustration.tsx';
import { DocumentTitle } from './document-head.tsx';
import { PageBody, PageTitle } from './page.tsx';

interface StatusPageProps {
  title: string;
  text?: string;
  illustration?: IllustrationName;
  actions?: ReactNode;
  children?: ReactNode;
}

/** A page with one message, such as not found or not signed in. It also sets the document title. */
export function StatusPage({ title, text, illustration, actions, children }: StatusPageProps) {
  return (
    <PageBody maxWidth="720px">
      <DocumentTitle page={title} />
      <Card.Root ref={useRestoreFocus<HTMLDivElement>()}>
        <Card.Body gap="4" paddingBlock={{ base: '8', md: '12' }} textAlign="center" alignItems="center">
          {illustration && (
            <Box color="fg.brand">
              <Illustration name={illustration} />
            </Box>
          )}
          <PageTitle>{title}</PageTitle>
          {text && (
            <Text color="fg.muted" maxW="form">
              {text}
            </Text>
          )}
          {children}
          {actions && (
            <Flex wrap="wrap" gap="3" justify="center" mt="2">
              {actions}
            </Flex>
          )}
        </Card.Body>
      </Card.Root>
    </PageBody>
  );
}
