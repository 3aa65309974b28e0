import type { RefObject } from 'react';
import { useDraft } from '../../../ui/form/draft.tsx';
import { setCells } from '../../../ui/grid/grid-values.ts';
import type { BatchChoice } from '../../batches/fields/use-batch-choice.ts';
import { useRemoveSentDraft } from '../../batches/fields/use-remove-sent-draft.ts';
import { marksDraft, parseMarksDraft } from './marks-draft.ts';
import type { BatchMarksheets } from './use-batch-marksheets.ts';

interface BatchDraftOptions {
  choice: BatchChoice;
  batch: BatchMarksheets;
  onReset: () => void;
}

/** Keeps what is typed for a batch until all of it is sent. */
export function useBatchDraft(formRef: RefObject<HTMLFormElement | null>, { choice, batch, onReset }: BatchDraftOptions) {
  const { bulk, marks, filled, isSent } = batch;
  const draft = useDraft(formRef, {
    name: 'batch-marksheets',
    state: { marks: marksDraft(marks.marks, (row) => !isSent(row)), hidden: [...marks.hidden] },
    onRestore: (values) => {
      marks.setMarks(setCells({}, parseMarksDraft(values.marks)));
      marks.setHidden(new Set(values.hidden));
    },
    onReset: () => {
      choice.setCourseId('');
      choice.setBatchId('');
      marks.setMarks({});
      marks.setHidden(new Set());
      onReset();
    },
  });
  useRemoveSentDraft({ draft, bulk, left: filled.length });
  return draft;
}
