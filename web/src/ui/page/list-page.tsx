import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ButtonLink } from '../button.tsx';
import { PlusIcon } from '../icons.tsx';
import { PageBody } from './container.tsx';
import { PageHeader } from './page-header.tsx';

interface ListPageProps {
  title: string;
  text?: string;
  /** The link to the page that creates a record. */
  create?: { to: LinkProps['to']; label: string };
  children: ReactNode;
}

/** A page with a list and a link to create a record. */
export function ListPage({ title, text, create, children }: ListPageProps) {
  const action = create && (
    <ButtonLink to={create.to} variant="accent">
      <PlusIcon />
      {create.label}
    </ButtonLink>
  );
  return (
    <PageBody>
      <PageHeader title={title} text={text} action={action} />
      {children}
    </PageBody>
  );
}
