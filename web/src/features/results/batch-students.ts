import type { Result, Student } from '@institute/sdk';
import type { BulkItem } from '../../lib/bulk/bulk-item.ts';
import { getRowStatus } from '../../ui/bulk/row-status.ts';
import { uniqueById } from '../../ui/combobox/option.ts';
import type { GridRow } from '../../ui/grid/grid-values.ts';

/** More rows would make the page slow. The others follow when these are sent. */
export const maxStudents = 1000;

/** A student of a batch who can get a result. */
export interface BatchStudent {
  /** Identifies the result: a student has one for each course. */
  id: string;
  fullName: string;
  rollNo: string;
  isAskedFor: boolean;
}

/** The students of a course in the order of their roll numbers. `results` are all results of the centre. */
export function toBatchStudents(users: readonly Student[], results: readonly Result[], courseId: string): BatchStudent[] {
  const askedFor = new Set(results.map(({ student, course }) => `${course?._id} ${student?.rollNo}`));
  const { compare } = new Intl.Collator('en-IN', { numeric: true });
  return uniqueById(users)
    .map(({ _id, fullName, rollNo = '' }) => ({
      id: `${courseId} ${_id}`,
      fullName: fullName || '-',
      rollNo,
      isAskedFor: askedFor.has(`${courseId} ${rollNo}`),
    }))
    .sort((a, b) => Number(a.isAskedFor) - Number(b.isAskedFor))
    .slice(0, maxStudents)
    .sort((a, b) => compare(a.rollNo, b.rollNo));
}

/** The row of a student in the grid. A rejected grade can be corrected and sent again. */
export function toGridRow({ id, fullName, rollNo, isAskedFor }: BatchStudent, item: BulkItem | undefined): GridRow {
  return { id, header: fullName, detail: rollNo, ...getStatus() };

  function getStatus(): Partial<GridRow> {
    if (item) return getRowStatus(item);
    if (isAskedFor) return { status: 'Already asked for', readOnly: true };
    return rollNo.trim() === '' ? { status: 'No roll number', tone: 'warning', readOnly: true } : {};
  }
}
