import type { Student } from '@institute/sdk';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { BulkItem } from '#lib/bulk/bulk-run.ts';
import type { Bulk } from '#lib/bulk/use-bulk-run.ts';
import { compareNaturally } from '#lib/natural-order.ts';
import { uniqueById } from '#lib/unique-ids.ts';
import * as text from '#text/centre.ts';
import { getRowStatus } from './bulk-form.tsx';
import type { GridRow } from './grid-values.ts';

/** A student of a batch who can get a document about a course. */
export interface BatchStudent {
  /** Identifies the student with the course. */
  id: string;
  studentId: string;
  fullName: string;
  rollNo: string;
  /** The document exists already. */
  isDone: boolean;
}

interface BatchStudentsOptions {
  courseId: string;
  /** More rows would make the page slow. The others follow when these are sent. */
  maxStudents: number;
  isDone: (student: Pick<BatchStudent, 'studentId' | 'rollNo'>) => boolean;
}

/** The students of a course in the order of their roll numbers. If they are too many, those without the document come first. */
export function listBatchStudents(users: readonly Student[], { courseId, maxStudents, isDone }: BatchStudentsOptions): BatchStudent[] {
  return uniqueById(users)
    .map(({ _id, fullName, rollNo = '' }) => ({
      id: `${courseId} ${_id}`,
      studentId: _id,
      fullName: fullName || '-',
      rollNo,
      isDone: isDone({ studentId: _id, rollNo }),
    }))
    .sort((a, b) => Number(a.isDone) - Number(b.isDone))
    .slice(0, maxStudents)
    .sort((a, b) => compareNaturally(a.rollNo, b.rollNo));
}

/** The row of a student in the grid. A rejected row can be corrected and sent again. `status` is that of a row outside of the run. */
export function toStudentRow(
  { id, fullName, rollNo }: BatchStudent,
  item: BulkItem | undefined,
  { detail = rollNo, status }: { detail?: string; status: Partial<GridRow> },
): GridRow {
  return { id, header: fullName, detail, ...(item ? getRowStatus(item) : status) };
}

/** Before anything is sent: no row can be filled in, because each student has the document, or cannot have one. */
export const isComplete = (rows: readonly GridRow[], { items }: Pick<Bulk, 'items'>): boolean =>
  items.length === 0 && rows.length > 0 && rows.every(({ readOnly }) => readOnly);

export function describeHidden(students: number, rows: number, maxStudents: number): string {
  if (students <= maxStudents) return '';
  return ` ${text.hiddenStudents(rows, students - rows)}`;
}

/** Removes what was sent of other batches from the run, so that its progress is that of the batch with these ids. */
export function removeOthers({ items, remove }: Bulk, ids: readonly string[]): void {
  const own = new Set(ids);
  remove(items.flatMap(({ id, status }) => (status === 'sent' && !own.has(id) ? [id] : [])));
}

interface SentDraftOptions {
  draft: { remove: () => void };
  bulk: Bulk;
  left: number;
}

/** Removes the draft of a batch when a run ends that has sent all of it. */
export function useRemoveSentDraft({ draft, bulk: { items, isRunning }, left }: SentDraftOptions): void {
  const isAllSent = left === 0 && items.length > 0 && items.every(({ status }) => status === 'sent');
  const wasRunning = useRef(false);
  const followRun = useEffectEvent(() => {
    if (wasRunning.current && !isRunning && isAllSent) draft.remove();
    wasRunning.current = isRunning;
  });
  useEffect(() => followRun(), [isRunning]);
}
