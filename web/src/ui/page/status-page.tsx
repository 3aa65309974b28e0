import { Box } from '@chakra-ui/react/box';
import { Flex } from '@chakra-ui/react/flex';
import type { ReactNode } from 'react';
import { Card } from '../card.tsx';
import { usePassFocus } from '../hooks/use-restore-focus.ts';
import { PageBody } from './container.tsx';
import { DocumentTitle } from './document-title.tsx';
import { PageTitle } from './page-title.tsx';

interface StatePageProps {
  title: string;
  text?: string;
  actions?: ReactNode;
  children?: ReactNode;
}

/** A page that says one thing: not found, not signed in, not for this account. The document is named after it. */
export function StatePage({ title, text, actions, children }: StatePageProps) {
  return (
    <PageBody narrow>
      <DocumentTitle page={title} />
      <Card
        ref={usePassFocus<HTMLDivElement>()}
        display="grid"
        gap="4"
        justifyItems="center"
        textAlign="center"
        paddingBlock={{ base: '12', md: '16' }}
      >
        <PageTitle>{title}</PageTitle>
        {text && (
          <Box as="p" color="fg.muted" maxW="form">
            {text}
          </Box>
        )}
        {children}
        {actions && (
          <Flex wrap="wrap" gap="3" justify="center" mt="2">
            {actions}
          </Flex>
        )}
      </Card>
    </PageBody>
  );
}
