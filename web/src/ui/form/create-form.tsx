import { chakra } from '@chakra-ui/react/styled-system';
import type { SdkError } from '@institute/sdk';
import type { UseMutationOptions } from '@tanstack/react-query';
import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { refusedFields } from '../../lib/field-errors.ts';
import { formTexts } from '../../lib/form-values.ts';
import { trackViewer } from '../../lib/same-viewer.ts';
import { useApi } from '../../lib/use-api.ts';
import { useCall } from '../../lib/use-api-mutation.ts';
import { useOnPage } from '../hooks/use-is-current-page.ts';
import { notices } from '../toast/toast-store.ts';
import { ActionBar } from './action-bar.tsx';
import { focusFirstInvalid, useFocusRefused } from './focus-invalid.ts';
import type { Entry, Texts, WrongEntry } from './parse-form.ts';
import { contentOf, useFilled } from './use-is-dirty.ts';
import { useSingleFlight } from './use-submit.ts';
import { useAskBeforeLeaving } from './use-unsaved-changes.ts';

type Problems = (field: string) => string | undefined;

/** A form after its answer. */
export interface SentForm {
  form: HTMLFormElement;
  /** Somebody has gone elsewhere meanwhile. */
  left: boolean;
  /** Nothing has been typed while it was sent. */
  unchanged: boolean;
}

interface EntryFormProps<Input, Answer> {
  call: UseMutationOptions<Answer, SdkError, Input>;
  /** What the fields hold; it may take its time, as with a photo. */
  read: (text: Texts) => Entry<Input> | Promise<Entry<Input>>;
  /** The words on its button. */
  submit: string;
  /** Beside the button. */
  cancel?: ReactNode;
  /** Something is chosen that is no field of the form. */
  filled?: boolean;
  /** It has worked. */
  onDone: (answer: Answer, sent: SentForm) => void;
  /** The fields, given what is wrong with each by their names: as a whole, and what of it the server has said. */
  children: (wrong: Problems, refused: Problems) => ReactNode;
}

/** A form that makes one record. It is sent once, keeps everything when it is refused, and asks before it is left half filled. */
export function EntryForm<Input, Answer>({ call, read, submit, cancel, filled, onDone, children }: EntryFormProps<Input, Answer>) {
  const { getToken } = useApi();
  const [wrong, setWrong] = useState<WrongEntry>();
  const { send, refusal, clear } = useCall(call);
  const isOnPage = useOnPage();
  const form = useFocusRefused(refusal);
  const fields = useFilled(form);
  const { pending, run } = useSingleFlight(async (form: HTMLFormElement) => {
    clear();
    // What was told of earlier tries is done with; it may lie over the very field that is to be mended.
    notices.clear();
    const isHere = trackViewer(getToken);
    // Read when it is asked for: while a photo is prepared, somebody may go on typing.
    const entry = await read((field) => formTexts(form)(field));
    // Whoever has left meanwhile, the form or the computer, does not want it sent.
    if (!isOnPage() || !isHere()) return;
    setWrong(entry.wrong);
    if (entry.wrong) {
      notices.error(entry.wrong.told);
      return focusFirstInvalid(form);
    }
    const content = contentOf(form);
    const answer = await send(entry.input);
    if (!isHere()) return;
    onDone(answer, { form, left: !isOnPage(), unchanged: contentOf(form) === content });
  });
  const question = pending ? 'It is still being saved. Leave this page?' : 'What you have filled in is not saved. Leave this page?';
  useAskBeforeLeaving(fields.filled || filled === true, question);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void run(event.currentTarget);
  };
  const refused = refusedFields(refusal);
  return (
    <chakra.form ref={form} method="post" noValidate onSubmit={onSubmit} onInput={fields.check} onReset={fields.clear}>
      {children((field) => wrong?.problems[field] ?? refused(field), refused)}
      <ActionBar submit={submit} cancel={cancel} pending={pending} refusal={refusal?.message} />
    </chakra.form>
  );
}
