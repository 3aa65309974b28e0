import { chakra } from '@chakra-ui/react';
import type { WriteOptions } from '@institute/sdk';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import { formTexts } from '../../form-texts.ts';
import { refusedFields } from '../../refused-fields.ts';
import { FormDone } from '../../ui/form-done.tsx';
import { notices } from '../../ui/notices/store.ts';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { useSingleFlight } from '../../ui/use-single-flight.ts';

interface EnquiryFormProps<Input, Answer> {
  write: WriteOptions<Input, Answer>;
  read: (text: (field: string) => string) => Input;
  /** Told when the server says nothing itself. */
  fallback: string;
  /** Stands in the form once it has been sent. */
  thanks: string;
  action: string;
  children: (refused: (field: string) => string | undefined) => ReactNode;
}

/** Sends what was typed, whatever it is: nothing is checked here. Emptied when it has arrived, else kept. */
export function EnquiryForm<Input, Answer extends { message?: string }>(props: EnquiryFormProps<Input, Answer>) {
  const { write, read, fallback, thanks, action, children } = props;
  const send = useMutation(write);
  const { pending, run } = useSingleFlight(async (form: HTMLFormElement) => {
    const { message } = await send.mutateAsync(read(formTexts(form)));
    form.reset();
    notices.success(message || fallback);
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(event.currentTarget);
  };
  return (
    <chakra.form method="post" noValidate onSubmit={submit} display="grid" gap="5">
      {send.isSuccess && <FormDone>{thanks}</FormDone>}
      {children(refusedFields(send.error))}
      <SubmitButton pending={pending} refusal={send.error?.message}>
        {action}
      </SubmitButton>
    </chakra.form>
  );
}
