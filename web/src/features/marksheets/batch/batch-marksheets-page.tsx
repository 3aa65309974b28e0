import { chakra } from '@chakra-ui/react/styled-system';
import { type SubmitEvent, useRef, useState } from 'react';
import { formValues } from '../../../lib/form-values.ts';
import { useViewer } from '../../../session/viewer.ts';
import { Box } from '../../../ui/box.ts';
import { BulkPanel } from '../../../ui/bulk/bulk-panel.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ActionBar } from '../../../ui/form/action-bar.tsx';
import { DraftNotice } from '../../../ui/form/draft-notice.tsx';
import { focusFirstInvalid } from '../../../ui/form/focus-invalid.ts';
import { FormErrorsContext } from '../../../ui/form/form-errors.ts';
import type { FormValues } from '../../../ui/form/parse-form.ts';
import { rejectUnreadableDates } from '../../../ui/form/reject-unreadable-dates.ts';
import { useUnsavedChanges } from '../../../ui/form/use-unsaved-changes.ts';
import { PageBody } from '../../../ui/page/container.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { toasts } from '../../../ui/toast/toast-store.ts';
import { BatchFormFields } from '../../batches/fields/batch-form-fields.tsx';
import { useBatchChoice } from '../../batches/fields/use-batch-choice.ts';
import { getSession } from '../parse-marksheet-form.ts';
import { MarksSection } from './marks-section.tsx';
import { useBatchDraft } from './use-batch-draft.ts';
import { useBatchMarksheets } from './use-batch-marksheets.ts';
import { useSendBatch } from './use-send-batch.ts';

const noun = { one: 'marksheet', many: 'marksheets' };
const list = { to: '/franchise/out-marksheet', label: 'Marksheet List' } as const;

/** The page that creates the marksheets of a whole batch: dates once, and the marks of each student. */
export function BatchMarksheetsPage() {
  const viewer = useViewer();
  // Only narrows the type: the guard renders this page after the profile has loaded.
  return viewer.status === 'success' && <BatchMarksheets userId={viewer.user._id} />;
}

function BatchMarksheets({ userId }: { userId: string }) {
  const formRef = useRef<HTMLFormElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);
  const [session, setSession] = useState('');
  const choice = useBatchChoice();
  const batch = useBatchMarksheets({ userId, choice, session });
  const { bulk, filled } = batch;
  const { errors, gridErrors, marksError, send, sendAgain, reset } = useSendBatch(batch);
  const handleReset = () => {
    reset();
    setSession('');
  };
  const draft = useBatchDraft(formRef, { choice, batch, onReset: handleReset });
  const isBusy = bulk.items.some(({ status }) => status === 'waiting' || status === 'sending');
  useUnsavedChanges(filled.length > 0 && !isBusy, 'Some marks are not sent yet. Leave this page?');
  /** Sends what the form holds, unless something is invalid. */
  const submit = (sendValues: (values: FormValues) => boolean) => {
    const form = formRef.current;
    if (!form || rejectUnreadableDates(form)) return;
    toasts.clear();
    if (!sendValues(formValues(form))) return focusFirstInvalid(form);
    requestAnimationFrame(() => panelRef.current?.scrollIntoView({ block: 'nearest' }));
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!bulk.isRunning) submit(send);
  };
  const updateSession = () => {
    const values = formRef.current && formValues(formRef.current);
    const changed = values ? getSession({ startDate: values('startDate'), endDate: values('endDate') }) : session;
    if (changed === session) return;
    setSession(changed);
    batch.removeTaken();
  };
  return (
    <PageBody>
      <PageHeader title="Marksheets for a batch" text="Dates once, the marks of each student." />
      <FormErrorsContext value={{ getError: (field) => errors?.fields[field], getServerError: () => undefined }}>
        <DraftNotice isRestored={draft.isRestored} onDiscard={draft.discard} />
        <Card>
          <chakra.form ref={formRef} method="post" noValidate onSubmit={handleSubmit} onInput={updateSession}>
            <BatchFormFields choice={choice} />
            <MarksSection key={`${choice.courseId} ${choice.batchId}`} batch={batch} errors={gridErrors} />
            <ActionBar
              submitLabel={getSubmitLabel(filled.length)}
              secondaryAction={
                <ButtonLink to={list.to} variant="outline" size="lg">
                  Cancel
                </ButtonLink>
              }
              isPending={bulk.isRunning}
              error={marksError}
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
  if (count === 0) return 'Send marksheets';
  return count === 1 ? 'Send 1 marksheet' : `Send ${count} marksheets`;
}
