import { chakra } from '@chakra-ui/react/styled-system';
import type { WriteOptions } from '@institute/sdk';
import { type FormEvent, type ReactNode, useState } from 'react';
import { refusedFields } from '../../lib/field-errors.ts';
import { formTexts } from '../../lib/form-values.ts';
import { useCall } from '../../lib/use-api-mutation.ts';
import { useFocusRefused } from '../../ui/form/focus-invalid.ts';
import { FormNote } from '../../ui/form/form-note.tsx';
import { FormDone } from '../../ui/form/form-success.tsx';
import { SubmitButton } from '../../ui/form/submit-button.tsx';
import { useSingleFlight } from '../../ui/form/use-submit.ts';
import { PolicyLink } from '../../ui/policy-link.tsx';
import { notices } from '../../ui/toast/toast-store.ts';

interface EnquiryFormProps<Input, Answer> {
  write: WriteOptions<Input, Answer>;
  read: (text: (field: string) => string) => Input;
  /** Told when the server says nothing itself. */
  fallback: string;
  /** Stands in the form once it has been sent and emptied. */
  thanks: string;
  action: string;
  children: (refused: (field: string) => string | undefined) => ReactNode;
}

/**
 * Sends what was typed, whatever it is: nothing is checked here. Emptied when it has arrived,
 * unless somebody has gone on typing meanwhile; else kept.
 */
export function EnquiryForm<Input, Answer extends { message?: string }>(props: EnquiryFormProps<Input, Answer>) {
  const { write, read, fallback, thanks, action, children } = props;
  const call = useCall(write);
  const form = useFocusRefused(call.refusal);
  const [emptied, setEmptied] = useState(false);
  const { pending, run } = useSingleFlight(async (form: HTMLFormElement) => {
    setEmptied(false);
    const input = read(formTexts(form));
    const { message } = await call.send(input);
    notices.clear();
    notices.success(message || fallback);
    if (JSON.stringify(read(formTexts(form))) !== JSON.stringify(input)) return;
    form.reset();
    setEmptied(true);
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(event.currentTarget);
  };
  return (
    <chakra.form ref={form} method="post" noValidate onSubmit={submit} display="grid" gap="5">
      {emptied && <FormDone>{thanks}</FormDone>}
      {children(refusedFields(call.refusal))}
      <FormNote>
        The <PolicyLink to="/privacy-policy">Privacy Policy</PolicyLink> says what we do with your data.
      </FormNote>
      <SubmitButton pending={pending} refusal={call.refusal?.message}>
        {action}
      </SubmitButton>
    </chakra.form>
  );
}
