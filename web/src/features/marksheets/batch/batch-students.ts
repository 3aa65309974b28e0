import type { Marksheet, Student } from '@institute/sdk';
import type { BulkItem } from '../../../lib/bulk/bulk-item.ts';
import type { GridRow } from '../../../ui/grid/grid-values.ts';
import { type BatchStudent, listBatchStudents, toStudentRow } from '../../batches/fields/batch-students.ts';

/** A row has many cells. */
export const maxStudents = 200;

/** A student of a batch who can get a marksheet. The marks in the row of the grid stay when the dates change. */
export interface MarksheetStudent extends BatchStudent {
  /** Identifies the marksheet in the run. */
  itemId: string;
}

interface BatchData {
  users: readonly Student[];
  /** All marksheets of the centre. */
  marksheets: readonly Marksheet[];
  courseId: string;
  session: string;
}

/** A student gets a marksheet for each course and session. */
export const toItemId = (id: string, session: string) => `${id} ${session}`;

/** The students of a course who can get a marksheet. */
export function toBatchStudents({ users, marksheets, courseId, session }: BatchData): MarksheetStudent[] {
  const known = marksheets.filter((marksheet) => marksheet.course?._id === courseId && marksheet.session === session);
  const done = new Set(known.map(({ student }) => student?._id));
  const students = listBatchStudents(users, { courseId, maxStudents, isDone: ({ studentId }) => done.has(studentId) });
  return students.map((student) => ({ ...student, itemId: toItemId(student.id, session) }));
}

/** The row of a student in the grid. */
export function toGridRow(student: BatchStudent, item: BulkItem | undefined, total: string | undefined): GridRow {
  const detail = [student.rollNo, total].filter(Boolean).join(' · ');
  return toStudentRow(student, item, { detail, status: student.isDone ? { status: 'Has a marksheet', readOnly: true } : {} });
}
