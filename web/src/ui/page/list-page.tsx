import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Flex } from '../box.ts';
import { ButtonLink } from '../button.tsx';
import { PlusIcon } from '../icons.tsx';
import { PageBody, PageHeader } from './page.tsx';

interface ListPageProps {
  title: string;
  text?: string;
  create?: { to: LinkProps['to']; label: string };
  actions?: ReactNode;
  children: ReactNode;
}

export function ListPage({ title, text, create, actions, children }: ListPageProps) {
  const action = (actions || create) && (
    <Flex flexWrap="wrap" gap="3" _print={{ display: 'none' }}>
      {actions}
      {create && (
        <ButtonLink to={create.to} variant="accent">
          <PlusIcon />
          {create.label}
        </ButtonLink>
      )}
    </Flex>
  );
  return (
    <PageBody>
      <PageHeader title={title} text={text} action={action} />
      {children}
    </PageBody>
  );
}
