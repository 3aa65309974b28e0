import type { ReactNode } from 'react';
import { ButtonLink } from '../button.tsx';
import { Card } from '../card.tsx';
import { PageBody } from '../page/container.tsx';
import { PageHeader } from '../page/page-header.tsx';
import type { ListPath } from './use-return-to-list.ts';

interface EntryPageProps {
  title: string;
  text?: string;
  /** Where Cancel leads. */
  list: ListPath;
  children: (cancel: ReactNode) => ReactNode;
}

/** A page that is a form. */
export function EntryPage({ title, text = 'Every field is required unless it says otherwise.', list, children }: EntryPageProps) {
  return (
    <PageBody maxWidth="960px">
      <PageHeader title={title} text={text} />
      <Card>
        {children(
          <ButtonLink to={list} variant="outline" size="lg">
            Cancel
          </ButtonLink>,
        )}
      </Card>
    </PageBody>
  );
}
