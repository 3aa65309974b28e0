import type { Result, Student } from '@institute/sdk';
import type { BulkItem } from '../../lib/bulk/bulk-item.ts';
import type { GridRow } from '../../ui/grid/grid-values.ts';
import { type BatchStudent, listBatchStudents, toStudentRow } from '../batches/fields/batch-students.ts';

export const maxStudents = 1000;

/** The students of a course who can get a result. `results` are all results of the centre. */
export function toBatchStudents(users: readonly Student[], results: readonly Result[], courseId: string): BatchStudent[] {
  const askedFor = new Set(results.map(({ student, course }) => `${course?._id} ${student?.rollNo}`));
  return listBatchStudents(users, { courseId, maxStudents, isDone: ({ rollNo }) => askedFor.has(`${courseId} ${rollNo}`) });
}

/** The row of a student in the grid. */
export function toGridRow(student: BatchStudent, item: BulkItem | undefined): GridRow {
  return toStudentRow(student, item, { status: getStatus(student) });
}

function getStatus({ rollNo, isDone }: BatchStudent): Partial<GridRow> {
  if (isDone) return { status: 'Already asked for', readOnly: true };
  return rollNo.trim() === '' ? { status: 'No roll number', tone: 'warning', readOnly: true } : {};
}
