import { Card } from '@chakra-ui/react/card';
import { type LinkProps, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import * as common from '#text/common.ts';
import * as forms from '#text/forms.ts';
import { ButtonLink } from '#ui/button.tsx';
import { ActionBar } from '#ui/form/action-bar.tsx';
import { Form, type FormProps, type Submission } from '#ui/form/form.tsx';
import { PageBody, PageHeader } from '#ui/page/page.tsx';
import { toasts } from '#ui/toast/toast-store.ts';

type ListPath = NonNullable<LinkProps['to']>;

interface CreateFormProps<Input, Response> extends FormProps<Input, Response> {
  title: string;
  text?: string;
  action?: ReactNode;
  notice?: ReactNode;
  /** The page of the list with these records; Cancel links to it. */
  listPath: ListPath;
  submitLabel: string;
  /** The label of a second submit button, as in 'Create and add another'. Enter in a field activates the first one. */
  submitAndNextLabel?: string;
}

export function CreateForm<Input, Response>(props: CreateFormProps<Input, Response>) {
  const { title, text = forms.allFieldsRequired, action, notice, listPath, submitLabel, submitAndNextLabel, children, ...form } = props;
  const cancel = (
    <ButtonLink to={listPath} variant="outline" size="lg">
      {common.cancel}
    </ButtonLink>
  );
  return (
    <PageBody>
      <PageHeader title={title} text={text} action={action} />
      {notice}
      <Card.Root>
        <Card.Body>
          <Form confirmLeave {...form}>
            {children}
            <ActionBar {...{ submitLabel, submitAndNextLabel }} secondaryAction={cancel} isSticky />
          </Form>
        </Card.Body>
      </Card.Root>
    </PageBody>
  );
}

/** After a form has created a record, it goes to the list, or prepares for the next record. */
export function useReturnToList<Input>(listPath: ListPath, onNext?: (submission: Submission<Input>) => void) {
  const navigate = useNavigate();
  return ({ message }: { message: string }, submission: Submission<Input>) => {
    submission.removeDraft();
    toasts.success(message);
    if (submission.isNext) onNext?.(submission);
    else if (!submission.hasLeft) void navigate({ to: listPath, ignoreBlocker: true });
  };
}
