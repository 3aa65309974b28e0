import { useRef, useState } from 'react';
import { formValues } from '../../../lib/form-values.ts';
import { useViewer } from '../../../session/viewer.ts';
import { BulkForm } from '../../../ui/bulk/bulk-form.tsx';
import { PageBody } from '../../../ui/page/container.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { BatchFormFields } from '../../batches/fields/batch-form-fields.tsx';
import { useBatchChoice } from '../../batches/fields/use-batch-choice.ts';
import { getSession } from '../parse-marksheet-form.ts';
import { MarksSection } from './marks-section.tsx';
import { useBatchDraft } from './use-batch-draft.ts';
import { useBatchMarksheets } from './use-batch-marksheets.ts';
import { useSendBatch } from './use-send-batch.ts';

const noun = { one: 'marksheet', many: 'marksheets' };
const list = { to: '/franchise/out-marksheet', label: 'Marksheet List' } as const;
const question = 'Some marks are not sent yet. Leave this page?';

/** The page that creates the marksheets of a whole batch: dates once, and the marks of each student. */
export function BatchMarksheetsPage() {
  const viewer = useViewer();
  // Only narrows the type: the guard renders this page after the profile has loaded.
  return viewer.status === 'success' && <BatchMarksheets userId={viewer.user._id} />;
}

function BatchMarksheets({ userId }: { userId: string }) {
  const formRef = useRef<HTMLFormElement>(null);
  const [session, setSession] = useState('');
  const choice = useBatchChoice();
  const batch = useBatchMarksheets({ userId, choice, session });
  const { errors, gridErrors, marksError, send, sendAgain, reset } = useSendBatch(batch);
  const handleReset = () => {
    reset();
    setSession('');
  };
  const draft = useBatchDraft(formRef, { choice, batch, onReset: handleReset });
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
      <BulkForm
        bulk={batch.bulk}
        count={batch.filled.length}
        rowsError={marksError}
        onInput={updateSession}
        {...{ noun, list, formRef, draft, errors, question, send, sendAgain }}
      >
        <BatchFormFields choice={choice} />
        <MarksSection key={`${choice.courseId} ${choice.batchId}`} batch={batch} errors={gridErrors} />
      </BulkForm>
    </PageBody>
  );
}
