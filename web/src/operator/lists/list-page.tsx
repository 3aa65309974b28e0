import { Flex } from '@chakra-ui/react/flex';
import type { LinkProps } from '@tanstack/react-router';
import { createContext, type ReactNode } from 'react';
import { ButtonLink } from '#ui/button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { BackLink, type BackLinkProps } from '#ui/page/back-link.tsx';
import { PageBody, PageHeader } from '#ui/page/page.tsx';

/** `text` is printed with the list. `actions` are among the tools of the list. */
export const ListPageContext = createContext<Pick<ListPageProps, 'text' | 'actions'>>({});

interface ListPageProps {
  title: string;
  text?: string;
  back?: BackLinkProps;
  create?: { to: LinkProps['to']; label: string };
  /** Stands beside the title, as the button that creates a record. */
  action?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

export function ListPage({ title, text, back, create, action, actions, children }: ListPageProps) {
  const mainAction = (action || create) && (
    <Flex display={{ base: 'contents', md: 'flex' }} align="center" gap="3" _print={{ display: 'none' }} css={compactOnPhones}>
      {action}
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
      {back && <BackLink {...back} />}
      <PageHeader title={title} text={text} action={mainAction} compact />
      <ListPageContext value={{ text, actions }}>{children}</ListPageContext>
    </PageBody>
  );
}

/** Beside the title there is little room. */
const compactOnPhones = {
  '& > :is(a, button)': {
    minHeight: { base: '40px', md: '44px' },
    paddingInline: { base: '3', md: '5' },
    textStyle: { base: 'sm', md: 'md' },
    '& > svg': { hideBelow: 'sm' },
  },
};
