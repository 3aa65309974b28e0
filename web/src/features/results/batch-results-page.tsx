import { useRef } from 'react';
import { BulkForm } from '../../ui/bulk/bulk-form.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { PageBody } from '../../ui/page/container.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { BatchFormFields } from '../batches/fields/batch-form-fields.tsx';
import { useBatchChoice } from '../batches/fields/use-batch-choice.ts';
import { GradesSection } from './grades-section.tsx';
import { useBatchDraft } from './use-batch-draft.ts';
import { useBatchResults } from './use-batch-results.ts';
import { useSendResults } from './use-send-results.ts';

const noun = { one: 'result', many: 'results' };
const list = { to: '/franchise/results', label: 'Student Results' } as const;
const question = 'Some grades are not sent yet. Leave this page?';

/** The page that asks for the results of a whole batch: dates once, and a grade for each student. */
export function BatchResultsPage() {
  const formRef = useRef<HTMLFormElement>(null);
  const choice = useBatchChoice();
  const batch = useBatchResults(choice.courseId, choice.batchId);
  const { errors, send, sendAgain, reset } = useSendResults(batch);
  const draft = useBatchDraft(formRef, choice, batch, reset);
  return (
    <PageBody maxWidth="960px">
      <PageHeader title="Results for a batch" text="Dates and duration once, a grade for each student." />
      <BulkForm bulk={batch.bulk} count={batch.graded.length} {...{ noun, list, formRef, draft, errors, question, send, sendAgain }}>
        <BatchFormFields choice={choice}>
          <TextField label="Duration" name="duration" hint="In months" inputMode="decimal" autoComplete="off" maxLength={5} required />
        </BatchFormFields>
        <GradesSection key={`${choice.courseId} ${choice.batchId}`} batch={batch} />
      </BulkForm>
    </PageBody>
  );
}
