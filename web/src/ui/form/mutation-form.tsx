import { chakra } from '@chakra-ui/react/styled-system';
import type { SdkError } from '@institute/sdk';
import type { UseMutationResult } from '@tanstack/react-query';
import { type LinkProps, useNavigate } from '@tanstack/react-router';
import { type ReactNode, type RefObject, type SubmitEvent, useEffect, useMemo, useRef, useState } from 'react';
import { fieldErrors, formValues } from '#lib/form-values.ts';
import { useTrackUser } from '#lib/track-user.ts';
import { useApiMutation } from '#lib/use-api-mutation.ts';
import * as common from '#text/common.ts';
import * as forms from '#text/forms.ts';
import { ButtonLink } from '../button.tsx';
import { Card } from '../card.tsx';
import { rejectUnreadableDates } from '../fields/date-field.tsx';
import { useIsCurrentPage } from '../hooks.ts';
import { PageBody, PageHeader } from '../page/page.tsx';
import { toasts } from '../toast/toast-store.ts';
import { ActionBar, isNextButton } from './action-bar.tsx';
import { DraftNotice, type DraftOptions, fillFields, readFields, useDraft } from './draft.tsx';
import type { FormErrors, FormValues, ParsedForm } from './parse-form.ts';
import { FormErrorsContext, focusFirstInvalid, useFocusOnError, useUnsavedChanges } from './use-form.ts';
import { useSubmit } from './use-submit.ts';

export interface Submission {
  form: HTMLFormElement;
  /** The user has moved on to another page since submitting. */
  hasLeft: boolean;
  /** The fields, and the values outside of them that the draft keeps, are still as they were submitted. */
  isUnchanged: boolean;
  removeDraft: () => void;
  isNext: boolean;
  /**
   * Prepares the form for the next record: resets it, except for the fields with these names, and focuses its first field. If the user
   * has left or has typed on, nothing is reset. Returns whether it was reset.
   */
  startNext: (keptFields: readonly string[]) => boolean;
}

interface MutationFormProps<Input, Response> {
  /** The result of a mutation hook, such as `useCreateBatch()`. */
  mutation: UseMutationResult<Response, SdkError, Input>;
  /** Turns the fields into the input of the mutation, or into errors. It may wait, for example for a photo. */
  parse: (values: FormValues) => ParsedForm<Input> | Promise<ParsedForm<Input>>;
  submitLabel: string;
  /** The label of a second submit button, as in 'Create and add another'. Enter in a field activates the first one. */
  submitAndNextLabel?: string;
  secondaryAction?: ReactNode;
  /** True if there are unsaved changes outside of the form's own fields. */
  isDirty?: boolean;
  /** Keeps what is typed until it is sent. */
  draft?: DraftOptions;
  /** The buttons stick to the bottom of the viewport, for a form that is longer than that. */
  hasStickyButtons?: boolean;
  onSuccess: (response: Response, submission: Submission) => void;
  /** Fields; each finds its error in `FormErrorsContext` by its name. */
  children: ReactNode;
}

/** A form for one mutation. It ignores repeated submits, does not reset if the mutation fails, and confirms before unsaved changes are lost. */
export function MutationForm<Input, Response>(props: MutationFormProps<Input, Response>) {
  const {
    mutation,
    parse,
    submitLabel,
    submitAndNextLabel,
    secondaryAction,
    isDirty = false,
    draft: draftOptions,
    hasStickyButtons,
    onSuccess,
    children,
  } = props;
  const trackUser = useTrackUser();
  const [errors, setErrors] = useState<FormErrors>();
  const [isNext, setIsNext] = useState(false);
  const { mutateAsync, error, reset } = useApiMutation(mutation);
  const isCurrentPage = useIsCurrentPage();
  const formRef = useFocusOnError(error);
  const fields = useIsDirty(formRef);
  const draft = useDraft(formRef, draftOptions);
  const { isPending, submit } = useSubmit(async (form: HTMLFormElement, isNextSubmit: boolean) => {
    setIsNext(isNextSubmit);
    reset();
    const isSameUser = trackUser();
    const parsed = await parse(currentValues(form));
    if (!isCurrentPage() || !isSameUser()) return;
    setErrors(parsed.errors);
    if (parsed.errors) {
      toasts.error(parsed.errors.message);
      return focusFirstInvalid(form);
    }
    const takeSnapshot = () => formSnapshot(form) + draft.stateSnapshot();
    const snapshot = takeSnapshot();
    const removeDraft = draft.track();
    const response = await mutateAsync(parsed.input);
    if (!isSameUser()) return;
    const hasLeft = !isCurrentPage();
    const isUnchanged = takeSnapshot() === snapshot;
    const startNext = (keptFields: readonly string[]) => {
      if (hasLeft || !isUnchanged) return false;
      resetFields(form, keptFields);
      fields.accept();
      return true;
    };
    onSuccess(response, { form, hasLeft, isUnchanged, removeDraft, isNext: isNextSubmit, startNext });
  });
  const question = isPending ? forms.changesBeingSaved : forms.changesUnsaved;
  useUnsavedChanges(fields.isDirty || isDirty, question);
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!rejectUnreadableDates(event.currentTarget)) void submit(event.currentTarget, isNextButton(event.submitter));
  };
  const handleReset = () => {
    fields.reset();
    setErrors(undefined);
    reset();
  };
  // A new value renders all fields.
  const errorsContext = useMemo(() => {
    const getServerError = fieldErrors(error);
    return { getServerError, getError: (field: string) => errors?.fields[field] ?? getServerError(field) };
  }, [error, errors]);
  return (
    <FormErrorsContext value={errorsContext}>
      {draftOptions && <DraftNotice isRestored={draft.isRestored} onDiscard={draft.discard} />}
      <chakra.form ref={formRef} method="post" noValidate onSubmit={handleSubmit} onInput={fields.check} onReset={handleReset}>
        {children}
        <ActionBar
          {...{ submitLabel, submitAndNextLabel, secondaryAction, isPending, isNext }}
          isSticky={hasStickyButtons}
          error={error?.message}
        />
      </chakra.form>
    </FormErrorsContext>
  );
}

/** Reads the values at each call, because the user can go on typing while a photo is prepared. */
function currentValues(form: HTMLFormElement): FormValues {
  let values: FormValues | undefined;
  return (field) => {
    if (!values) {
      values = formValues(form);
      // They cannot change before the next task, and reading all of them for each field takes long.
      queueMicrotask(() => {
        values = undefined;
      });
    }
    return values(field);
  };
}

interface CreateFormProps<Input, Response> extends Omit<MutationFormProps<Input, Response>, 'secondaryAction' | 'hasStickyButtons'> {
  title: string;
  text?: string;
  action?: ReactNode;
  /** The page of the list with these records; Cancel links to it. */
  listPath: ListPath;
  notice?: ReactNode;
}

export function CreateForm<Input, Response>(props: CreateFormProps<Input, Response>) {
  const { title, text = forms.allFieldsRequired, action, listPath, notice, ...form } = props;
  const cancel = (
    <ButtonLink to={listPath} variant="outline" size="lg">
      {common.cancel}
    </ButtonLink>
  );
  return (
    <PageBody maxWidth="960px">
      <PageHeader title={title} text={text} action={action} />
      {notice}
      <Card>
        <MutationForm {...form} secondaryAction={cancel} hasStickyButtons />
      </Card>
    </PageBody>
  );
}

/** Tracks whether the fields of a form differ from their initial values. Call `check` on input and `reset` on reset. */
function useIsDirty(formRef: RefObject<HTMLFormElement | null>) {
  const [isDirty, setIsDirty] = useState(false);
  const initial = useRef<string>(undefined);
  useEffect(() => {
    // Only once, because StrictMode runs effects twice, and a draft may be restored in between.
    if (formRef.current) initial.current ??= formSnapshot(formRef.current);
  }, [formRef]);
  const check = () => formRef.current && setIsDirty(formSnapshot(formRef.current) !== initial.current);
  // Removing a file fires no input event, but its preview rerenders.
  useEffect(() => void check());
  const accept = () => {
    if (formRef.current) initial.current = formSnapshot(formRef.current);
    setIsDirty(false);
  };
  return { isDirty, check, accept, reset: () => setIsDirty(false) };
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

/** The path of a list page. */
type ListPath = NonNullable<LinkProps['to']>;

export function useReturnToList(listPath: ListPath, onNext?: (submission: Submission) => void) {
  const navigate = useNavigate();
  return ({ message }: { message: string }, submission: Submission) => {
    submission.removeDraft();
    toasts.success(message);
    if (submission.isNext) onNext?.(submission);
    else if (!submission.hasLeft) void navigate({ to: listPath, ignoreBlocker: true });
  };
}
