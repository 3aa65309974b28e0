import { chakra } from '@chakra-ui/react/styled-system';
import { type FormEvent, useRef } from 'react';
import { formValues } from '../../lib/form-values.ts';
import { Box } from '../../ui/box.ts';
import { BulkPanel } from '../../ui/bulk/bulk-panel.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { ActionBar } from '../../ui/form/action-bar.tsx';
import { DraftNotice } from '../../ui/form/draft-notice.tsx';
import { focusFirstInvalid } from '../../ui/form/focus-invalid.ts';
import { FormErrorsContext } from '../../ui/form/form-errors.ts';
import type { FormValues } from '../../ui/form/parse-form.ts';
import { rejectUnreadableDates } from '../../ui/form/reject-unreadable-dates.ts';
import { useUnsavedChanges } from '../../ui/form/use-unsaved-changes.ts';
import { PageBody } from '../../ui/page/container.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { toasts } from '../../ui/toast/toast-store.ts';
import { BatchFormFields } from '../batches/fields/batch-form-fields.tsx';
import { useBatchChoice } from '../batches/fields/use-batch-choice.ts';
import { GradesSection } from './grades-section.tsx';
import { useBatchDraft } from './use-batch-draft.ts';
import { useBatchResults } from './use-batch-results.ts';
import { useSendResults } from './use-send-results.ts';

const noun = { one: 'result', many: 'results' };
const list = { to: '/franchise/results', label: 'Student Results' } as const;

/** The page that asks for the results of a whole batch: dates once, and a grade for each student. */
export function BatchResultsPage() {
  const formRef = useRef<HTMLFormElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const choice = useBatchChoice();
  const batch = useBatchResults(choice.courseId, choice.batchId);
  const { bulk, graded } = batch;
  const { errors, send, sendAgain, reset } = useSendResults(batch);
  const draft = useBatchDraft(formRef, choice, batch, reset);
  const isBusy = bulk.items.some(({ status }) => status === 'waiting' || status === 'sending');
  useUnsavedChanges(graded.length > 0 && !isBusy, 'Some grades are not sent yet. Leave this page?');
  /** Sends what the form holds, unless something is invalid. */
  const submit = (sendValues: (values: FormValues) => boolean) => {
    const form = formRef.current;
    if (!form || rejectUnreadableDates(form)) return;
    toasts.clear();
    if (!sendValues(formValues(form))) return focusFirstInvalid(form);
    requestAnimationFrame(() => panelRef.current?.scrollIntoView({ block: 'nearest' }));
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!bulk.isRunning) submit(send);
  };
  return (
    <PageBody maxWidth="960px">
      <PageHeader title="Results for a batch" text="Dates and duration once, a grade for each student." />
      <FormErrorsContext value={{ getError: (field) => errors?.fields[field], getServerError: () => undefined }}>
        <DraftNotice isRestored={draft.isRestored} onDiscard={draft.discard} />
        <Card>
          <chakra.form ref={formRef} method="post" noValidate onSubmit={handleSubmit}>
            <BatchFormFields choice={choice}>
              <TextField label="Duration" name="duration" hint="In months" inputMode="decimal" autoComplete="off" maxLength={5} required />
            </BatchFormFields>
            <GradesSection key={`${choice.courseId} ${choice.batchId}`} batch={batch} />
            <ActionBar
              submitLabel={bulk.isRunning ? 'Sending results' : getSubmitLabel(graded.length)}
              secondaryAction={
                <ButtonLink to={list.to} variant="outline" size="lg">
                  Cancel
                </ButtonLink>
              }
              isPending={bulk.isRunning}
              error={undefined}
            />
          </chakra.form>
        </Card>
      </FormErrorsContext>
      <Box ref={panelRef} mt="6">
        <BulkPanel bulk={bulk} noun={noun} list={list} onRetryRejected={(ids) => submit((values) => sendAgain(values, ids))} />
      </Box>
    </PageBody>
  );
}

function getSubmitLabel(count: number): string {
  if (count === 0) return 'Send results';
  return count === 1 ? 'Send 1 result' : `Send ${count} results`;
}
