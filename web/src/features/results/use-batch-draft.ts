import type { RefObject } from 'react';
import { useDraft } from '../../ui/form/draft.tsx';
import type { BatchChoice } from '../batches/fields/use-batch-choice.ts';
import { useRemoveSentDraft } from '../batches/fields/use-remove-sent-draft.ts';
import { gradesDraft, parseGradesDraft } from './grades-draft.ts';
import type { BatchResults } from './use-batch-results.ts';

/** Keeps what is typed for a batch until all of it is sent. */
export function useBatchDraft(formRef: RefObject<HTMLFormElement | null>, choice: BatchChoice, batch: BatchResults, onReset: () => void) {
  const { bulk, grades, setGrades, isDone, graded } = batch;
  const draft = useDraft(formRef, {
    name: 'batch-results',
    state: { grades: gradesDraft(grades, (id) => !isDone(id)) },
    onRestore: (values) => setGrades(parseGradesDraft(values.grades)),
    onReset: () => {
      choice.setCourseId('');
      choice.setBatchId('');
      setGrades({});
      onReset();
    },
  });
  useRemoveSentDraft({ draft, bulk, left: graded.length });
  return draft;
}
