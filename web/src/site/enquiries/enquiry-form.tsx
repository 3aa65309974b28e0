import { chakra } from '@chakra-ui/react/styled-system';
import type { RequestFranchiseInput, SdkError, SendQueryInput } from '@institute/sdk';
import type { UseMutationResult } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { fieldErrors, formValues } from '#lib/form-values.ts';
import { useTrackUser } from '#lib/track-user.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import * as text from '#text/enquiries.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { DraftNotice, type DraftOptions, useDraft } from '#ui/form/draft.tsx';
import { FormNote, FormSuccess, PolicyLink, SubmitButton } from '#ui/form/form-parts.tsx';
import type { FormValues } from '#ui/form/parse-form.ts';
import { useFocusOnError } from '#ui/form/use-form.ts';
import { useSubmit } from '#ui/form/use-submit.ts';
import { toasts } from '#ui/toast/toast-store.ts';
import { NameAndEmail } from '#ui/user-fields/user-fields.tsx';

interface EnquiryFormProps<Input, Response> {
  mutation: UseMutationResult<Response, SdkError, Input>;
  parse: (values: FormValues) => Input;
  /** Text of the toast when the response has no message. */
  defaultMessage: string;
  confirmation: string;
  submitLabel: string;
  draft?: DraftOptions;
  children: (getFieldError: (field: string) => string | undefined) => ReactNode;
}

/** Submits without validation. On success the form is reset, unless its values changed during the request. */
export function EnquiryForm<Input, Response extends { message?: string }>(props: EnquiryFormProps<Input, Response>) {
  const { mutation, parse, defaultMessage, confirmation, submitLabel, draft: draftOptions, children } = props;
  const { mutateAsync, error } = useApiMutation(mutation);
  const formRef = useFocusOnError(error);
  const draft = useDraft(formRef, draftOptions);
  const trackUser = useTrackUser();
  const [isReset, setIsReset] = useState(false);
  const { isPending, submit } = useSubmit(async (form: HTMLFormElement) => {
    setIsReset(false);
    const input = parse(formValues(form));
    const removeDraft = draft.track();
    const isSameUser = trackUser();
    const { message } = await mutateAsync(input);
    if (!isSameUser()) return;
    removeDraft();
    toasts.success(message || defaultMessage);
    if (JSON.stringify(parse(formValues(form))) !== JSON.stringify(input)) return;
    form.reset();
    setIsReset(true);
  });
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit(event.currentTarget);
  };
  return (
    <>
      {draftOptions && <DraftNotice isRestored={draft.isRestored} onDiscard={draft.discard} />}
      <chakra.form ref={formRef} method="post" noValidate onSubmit={handleSubmit} display="grid" gap="5">
        {isReset && <FormSuccess>{confirmation}</FormSuccess>}
        {children(fieldErrors(error))}
        <FormNote>
          {text.privacy((label) => (
            <PolicyLink to="/privacy-policy">{label}</PolicyLink>
          ))}
        </FormNote>
        <SubmitButton pending={isPending} error={error?.message}>
          {submitLabel}
        </SubmitButton>
      </chakra.form>
    </>
  );
}

interface ContactFieldsProps {
  name: 'name' | 'fullName';
  getFieldError: (field: string) => string | undefined;
}

export function ContactFields({ name, getFieldError }: ContactFieldsProps) {
  return (
    <>
      <NameAndEmail name={name} getFieldError={getFieldError} />
      <TextField
        label={text.whatsappNumber}
        name="phone"
        inputMode="tel"
        autoComplete="tel"
        maxLength={30}
        error={getFieldError('phone')}
      />
    </>
  );
}

/** Nothing is validated here: the server decides. */
export const parseContactForm = (values: FormValues): SendQueryInput => ({
  name: values('name'),
  email: values('email'),
  phone: values('phone'),
  message: values('message'),
});

export const parseFranchiseForm = (values: FormValues): RequestFranchiseInput => ({
  fullName: values('fullName'),
  email: values('email'),
  phone: values('phone'),
  address: values('address'),
  CenterLocation: values('CenterLocation'),
  workExperience: values('workExperience'),
  aboutInstitute: values('aboutInstitute'),
});
