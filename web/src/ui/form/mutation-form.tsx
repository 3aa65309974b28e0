import { chakra } from '@chakra-ui/react/styled-system';
import type { SdkError } from '@institute/sdk';
import type { UseMutationResult } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { fieldErrors } from '../../lib/field-errors.ts';
import { formValues } from '../../lib/form-values.ts';
import { useTrackViewer } from '../../lib/track-viewer.ts';
import { useApiMutation } from '../../lib/use-api-mutation.ts';
import { useIsCurrentPage } from '../hooks/use-is-current-page.ts';
import { toasts } from '../toast/toast-store.ts';
import { ActionBar } from './action-bar.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { focusFirstInvalid, useFocusOnError } from './focus-invalid.ts';
import { FormErrorsContext } from './form-errors.ts';
import { isNextButton } from './next-button.ts';
import type { FormErrors, FormValues, ParsedForm } from './parse-form.ts';
import { rejectUnreadableDates } from './reject-unreadable-dates.ts';
import { resetFields } from './reset-fields.ts';
import { type DraftOptions, useDraft } from './use-draft.ts';
import { formSnapshot, useIsDirty } from './use-is-dirty.ts';
import { useSubmit } from './use-submit.ts';
import { useUnsavedChanges } from './use-unsaved-changes.ts';

/** The state of a form when its mutation has succeeded. */
export interface Submission {
  form: HTMLFormElement;
  /** The viewer has moved on to another page since submitting. */
  hasLeft: boolean;
  /** The fields, and the values outside of them that the draft keeps, are still as they were submitted. */
  isUnchanged: boolean;
  /** Removes the draft of what was sent. */
  removeDraft: () => void;
  /** The button with `submitAndNextLabel` was pressed. */
  isNext: boolean;
  /**
   * Prepares the form for the next record: resets it, except for the fields with these names, and focuses its first field. If the viewer
   * has left or has typed on, nothing is reset. Returns whether it was reset.
   */
  startNext: (keptFields: readonly string[]) => boolean;
}

/** Props of `MutationForm`. */
export interface MutationFormProps<Input, Response> {
  /** The result of a mutation hook, such as `useCreateBatch()`. */
  mutation: UseMutationResult<Response, SdkError, Input>;
  /** Turns the fields into the input of the mutation, or into errors. It may wait, for example for a photo. */
  parse: (values: FormValues) => ParsedForm<Input> | Promise<ParsedForm<Input>>;
  submitLabel: string;
  /** The label of a second submit button, as in 'Create and next'. Enter in a field presses the first one. */
  submitAndNextLabel?: string;
  /** A link beside the submit button. */
  secondaryAction?: ReactNode;
  /** True if there are unsaved changes outside of the form's own fields. */
  isDirty?: boolean;
  /** Keeps what is typed until it is sent. */
  draft?: DraftOptions;
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
    onSuccess,
    children,
  } = props;
  const trackViewer = useTrackViewer();
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
    const isSameViewer = trackViewer();
    // Values are read lazily because the viewer can go on typing while a photo is prepared.
    const parsed = await parse((field) => formValues(form)(field));
    if (!isCurrentPage() || !isSameViewer()) return;
    setErrors(parsed.errors);
    if (parsed.errors) {
      toasts.error(parsed.errors.message);
      return focusFirstInvalid(form);
    }
    const takeSnapshot = () => formSnapshot(form) + draft.stateSnapshot();
    const snapshot = takeSnapshot();
    const removeDraft = draft.track();
    const response = await mutateAsync(parsed.input);
    if (!isSameViewer()) return;
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
  const question = isPending ? 'Your changes are still being saved. Leave this page?' : 'You have unsaved changes. Leave this page?';
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
  const getServerError = fieldErrors(error);
  const getError = (field: string) => errors?.fields[field] ?? getServerError(field);
  return (
    <FormErrorsContext value={{ getError, getServerError }}>
      {draftOptions && <DraftNotice isRestored={draft.isRestored} onDiscard={draft.discard} />}
      <chakra.form ref={formRef} method="post" noValidate onSubmit={handleSubmit} onInput={fields.check} onReset={handleReset}>
        {children}
        <ActionBar {...{ submitLabel, submitAndNextLabel, secondaryAction, isPending, isNext }} error={error?.message} />
      </chakra.form>
    </FormErrorsContext>
  );
}
