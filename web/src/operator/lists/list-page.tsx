import { Flex } from '@chakra-ui/react/flex';
import type { LinkProps } from '@tanstack/react-router';
import { createContext, type ReactNode } from 'react';
import { ButtonLink } from '#ui/button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { PageBody, PageHeader } from '#ui/page/page.tsx';

/** `text` is printed with the list. On a phone `actions`, except the button that creates a record, are among the options of the list. */
export const ListPageContext = createContext<Pick<ListPageProps, 'text' | 'actions'>>({});

interface ListPageProps {
  title: string;
  text?: string;
  create?: { to: LinkProps['to']; label: string };
  actions?: ReactNode;
  children: ReactNode;
}

export function ListPage({ title, text, create, actions, children }: ListPageProps) {
  const action = (actions || create) && (
    <Flex wrap="wrap" gap="3" _print={{ display: 'none' }} css={compactOnPhones}>
      {actions && (
        <Flex wrap="wrap" gap="3" hideBelow="md">
          {actions}
        </Flex>
      )}
      {create && (
        <ButtonLink to={create.to} colorPalette="accent">
          <PlusIcon />
          {create.label}
        </ButtonLink>
      )}
    </Flex>
  );
  return (
    <PageBody paddingBlock={{ base: '5', md: '12' }}>
      <PageHeader title={title} text={text} action={action} compact />
      <ListPageContext value={{ text, actions }}>{children}</ListPageContext>
    </PageBody>
  );
}

/** Beside the title there is little room. */
const compactOnPhones = {
  '& > a': {
    minHeight: { base: '40px', md: '44px' },
    paddingInline: { base: '3', md: '5' },
    textStyle: { base: 'sm', md: 'md' },
    '& > svg': { hideBelow: 'sm' },
  },
};
