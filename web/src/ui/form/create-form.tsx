import type { ReactNode } from 'react';
import { ButtonLink } from '../button.tsx';
import { Card } from '../card.tsx';
import { PageBody } from '../page/container.tsx';
import { PageHeader } from '../page/page-header.tsx';
import { MutationForm, type MutationFormProps } from './mutation-form.tsx';
import type { ListPath } from './use-return-to-list.ts';

interface CreateFormProps<Input, Response> extends Omit<MutationFormProps<Input, Response>, 'secondaryAction'> {
  title: string;
  text?: string;
  /** A link beside the title. */
  action?: ReactNode;
  /** The page of the list with these records; Cancel links to it. */
  listPath: ListPath;
  /** Above the form, such as the record that was created last. */
  notice?: ReactNode;
}

/** A page with the form that creates one record. */
export function CreateForm<Input, Response>(props: CreateFormProps<Input, Response>) {
  const { title, text = 'All fields are required.', action, listPath, notice, ...form } = props;
  const cancel = (
    <ButtonLink to={listPath} variant="outline" size="lg">
      Cancel
    </ButtonLink>
  );
  return (
    <PageBody maxWidth="960px">
      <PageHeader title={title} text={text} action={action} />
      {notice}
      <Card>
        <MutationForm {...form} secondaryAction={cancel} />
      </Card>
    </PageBody>
  );
}
