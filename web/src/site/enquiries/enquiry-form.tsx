import type { SdkError } from '@institute/sdk';
import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import * as text from '#text/enquiries.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormNote, FormSuccess, PolicyLink, SubmitButton } from '#ui/form/form-parts.tsx';
import type { FormValues } from '#ui/form/parse-form.ts';
import { useApiMutation } from '#ui/form/use-submit.ts';
import { toasts } from '#ui/toast/toast-store.ts';
import type { UserField } from '#ui/user-fields/parse-user-fields.ts';
import { NameAndEmail } from '#ui/user-fields/user-fields.tsx';

interface EnquiryFormProps<Input, Response> {
  /** The name of its draft. */
  name: string;
  mutation: UseMutationResult<Response, SdkError, Input>;
  parse: (values: FormValues<keyof Input & string>) => Input;
  /** Shown when the response has no message. */
  confirmation: string;
  submitLabel: string;
  children: ReactNode;
}

/** Submits without validation. On success the form is reset, unless its values changed during the request. */
export function EnquiryForm<Input, Response extends { message?: string }>(props: EnquiryFormProps<Input, Response>) {
  const { name, mutation, parse, confirmation, submitLabel, children } = props;
  const { mutateAsync } = useApiMutation(mutation);
  const [answer, setAnswer] = useState(confirmation);
  return (
    <Form
      display="grid"
      gap="5"
      draft={{ name }}
      parse={(values) => ({ input: parse(values) })}
      onSubmit={mutateAsync}
      onSuccess={({ message }, { removeDraft, isUnchanged, finish }) => {
        removeDraft();
        const received = typeof message === 'string' && message.trim() ? message : confirmation;
        setAnswer(received);
        if (isUnchanged) finish();
        else toasts.success(received);
      }}
    >
      <FormSuccess>{answer}</FormSuccess>
      {children}
      <FormNote>
        {text.privacy((label) => (
          <PolicyLink to="/privacy-policy">{label}</PolicyLink>
        ))}
      </FormNote>
      <SubmitButton>{submitLabel}</SubmitButton>
    </Form>
  );
}

export function ContactFields({ name }: { name: 'name' | 'fullName' }) {
  return (
    <>
      <NameAndEmail name={name} />
      <TextField<UserField> label={text.whatsappNumber} name="phone" inputMode="tel" autoComplete="tel" maxLength={30} />
    </>
  );
}
