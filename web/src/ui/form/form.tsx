import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system';
import { SdkError } from '@institute/sdk';
import { type FormEventHandler, type ReactNode, type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react';
import { fieldErrors, formValues } from '#lib/form-values.ts';
import * as forms from '#text/forms.ts';
import { checkDates } from '../fields/date-field.tsx';
import { toasts } from '../toast/toast-store.ts';
import { DraftNotice, type DraftOptions, fillFields, readFields, useDraft } from './draft.tsx';
import type { FormErrors, FormValues, ParsedForm } from './parse-form.ts';
import { FieldErrorsContext, FormContext, isNextButton, useFocusOnError, useUnsavedChanges } from './use-form.ts';
import { useSubmit } from './use-submit.ts';

export interface Submission<Input> {
  input: Input;
  form: HTMLFormElement;
  /** True if the same user is signed in, for use after another await. */
  isSameUser: () => boolean;
  /** True if the user has moved on to another page since submitting. */
  hasLeft: boolean;
  /** True if the fields, and the values outside of them that the draft keeps, are still as they were submitted. */
  isUnchanged: boolean;
  removeDraft: () => void;
  /** Resets the form; a `FormSuccess` in it then shows its message. */
  finish: () => void;
  /** True if the user has pressed the second submit button, as in 'Create and add another'. */
  isNext: boolean;
  /** Resets the form, except for these fields, and focuses the first one. Only returns false if the user has left or typed more. */
  startNext: (keptFields: readonly string[]) => boolean;
}

export interface FormProps<Input, Response> extends Pick<HTMLChakraProps<'form'>, 'display' | 'gap' | 'maxWidth'> {
  /** Turns the fields into the input, or into errors. It may wait, for example for a photo, and reads the fields after that. */
  parse: (values: FormValues, form: HTMLFormElement) => ParsedForm<Input> | Promise<ParsedForm<Input>>;
  /** Sends the input, for example with the `mutateAsync` of `useApiMutation`. Its error is shown in the form, whose values stay. */
  onSubmit: (input: Input) => Promise<Response>;
  /** Not called if another user has signed in meanwhile. */
  onSuccess?: (response: Response, submission: Submission<Input>) => void;
  onInput?: FormEventHandler<HTMLFormElement>;
  draft?: DraftOptions;
  /** Asks before the user leaves the page with unsaved changes; 'more' if there are changes outside of the fields too. */
  confirmLeave?: boolean | 'more';
  /** By default a date that is incomplete or cannot be read is rejected. */
  allowUnreadableDates?: boolean;
  /** Fields, each of which finds its error by its name, and a `SubmitButton` or an `ActionBar`. */
  children: ReactNode;
}

/** Parses its fields and sends the result: once at a time, and without losing the typed values if it fails. */
export function Form<Input, Response>(props: FormProps<Input, Response>) {
  const {
    parse,
    onSubmit,
    onSuccess,
    onInput,
    draft: draftOptions,
    confirmLeave = false,
    allowUnreadableDates = false,
    children,
    ...styles
  } = props;
  const [errors, setErrors] = useState<FormErrors>();
  const [error, setError] = useState<SdkError>();
  const [isNext, setIsNext] = useState(false);
  const [isFinished, setIsFinished] = useState(false);
  const formRef = useFocusOnError(errors ?? error);
  const initial = useRef<string>(undefined);
  const draft = useDraft(formRef, draftOptions);
  useEffect(() => {
    // Taken only once, because StrictMode runs effects twice, and a draft may be restored in between.
    if (formRef.current) initial.current ??= formSnapshot(formRef.current);
  }, [formRef]);
  const { isPending, submit } = useSubmit(
    async ({ form, isNext }: { form: HTMLFormElement; isNext: boolean }, { isSameUser, isCurrent }) => {
      setIsNext(isNext);
      setError(undefined);
      setIsFinished(false);
      const parsed = await parse(formValues(form), form);
      if (!isCurrent()) return;
      setErrors(parsed.errors);
      if (parsed.errors) {
        const { message, tone = 'error' } = parsed.errors;
        if (message) toasts[tone](message);
        return;
      }
      const takeSnapshot = () => formSnapshot(form) + draft.stateSnapshot();
      const snapshot = takeSnapshot();
      const removeDraft = draft.track();
      const { input } = parsed;
      const response = await onSubmit(input).catch((error) => {
        if (error instanceof SdkError) setError(error);
        throw error;
      });
      if (!isSameUser()) return;
      const hasLeft = !isCurrent();
      const isUnchanged = takeSnapshot() === snapshot;
      const finish = () => {
        form.reset();
        setIsFinished(true);
      };
      const startNext = (keptFields: readonly string[]) => {
        if (hasLeft || !isUnchanged) return false;
        resetFields(form, keptFields);
        initial.current = formSnapshot(form);
        return true;
      };
      onSuccess?.(response, { input, form, isSameUser, hasLeft, isUnchanged, removeDraft, finish, isNext, startNext });
    },
  );
  const isDirty = () => confirmLeave === 'more' || (formRef.current !== null && formSnapshot(formRef.current) !== initial.current);
  useUnsavedChanges(() => confirmLeave !== false && isDirty(), isPending ? forms.changesBeingSaved : forms.changesUnsaved);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    if (allowUnreadableDates || checkDates(form)) void submit({ form, isNext: isNextButton(event.submitter) });
  };
  const handleReset = () => {
    setErrors(undefined);
    setError(undefined);
  };
  // A new context value renders all fields again.
  const fieldErrorsValue = useMemo(() => {
    const getServerError = fieldErrors(error);
    return { getServerError, getError: (field: string) => errors?.fields[field] ?? getServerError(field) };
  }, [error, errors]);
  return (
    <FormContext value={{ message: error?.message, isPending, isNext, isFinished }}>
      <FieldErrorsContext value={fieldErrorsValue}>
        {draftOptions && <DraftNotice isRestored={draft.isRestored} onDiscard={draft.discard} />}
        <chakra.form ref={formRef} method="post" noValidate onSubmit={handleSubmit} onReset={handleReset} onInput={onInput} {...styles}>
          {children}
        </chakra.form>
      </FieldErrorsContext>
    </FormContext>
  );
}

/** The values of a form as one string, for comparison. Files count by their name. */
function formSnapshot(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]);
  // Blank fields are left out: a field that appears after a selection makes the form dirty only once it has a value.
  return JSON.stringify(entries.filter(([, value]) => value !== ''));
}

/** Resets a form, except for the fields with these names, and focuses its first field after the next render. Passwords and files are not kept. */
export function resetFields(form: HTMLFormElement, keptFields: readonly string[]): void {
  const kept = Object.entries(readFields(form)).filter(([name]) => keptFields.includes(name));
  form.reset();
  fillFields(form, Object.fromEntries(kept));
  requestAnimationFrame(() => form.querySelector<HTMLElement>('input, select, textarea')?.focus());
}
