import type { Marksheet, Student } from '@institute/sdk';
import type { BulkItem } from '../../../lib/bulk/bulk-item.ts';
import { getRowStatus } from '../../../ui/bulk/row-status.ts';
import { uniqueById } from '../../../ui/combobox/option.ts';
import type { GridRow } from '../../../ui/grid/grid-values.ts';

/** A row has many cells, so more rows would make the page slow. The others follow when these are sent. */
export const maxStudents = 200;

/** A student of a batch who can get a marksheet. */
export interface BatchStudent {
  /** Identifies the row in the grid, whose marks stay when the dates change. */
  id: string;
  /** Identifies the marksheet in the run. */
  itemId: string;
  studentId: string;
  fullName: string;
  rollNo: string;
  /** There is a marksheet for this course and session. */
  hasMarksheet: boolean;
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

/** The students of a batch in the order of their roll numbers. */
export function toBatchStudents({ users, marksheets, courseId, session }: BatchData): BatchStudent[] {
  const known = marksheets.filter((marksheet) => marksheet.course?._id === courseId && marksheet.session === session);
  const withMarksheet = new Set(known.map(({ student }) => student?._id));
  const { compare } = new Intl.Collator('en-IN', { numeric: true });
  return uniqueById(users)
    .map(({ _id, fullName, rollNo = '' }) => ({
      id: `${courseId} ${_id}`,
      itemId: toItemId(`${courseId} ${_id}`, session),
      studentId: _id,
      fullName: fullName || '-',
      rollNo,
      hasMarksheet: withMarksheet.has(_id),
    }))
    .sort((a, b) => Number(a.hasMarksheet) - Number(b.hasMarksheet))
    .slice(0, maxStudents)
    .sort((a, b) => compare(a.rollNo, b.rollNo));
}

/** The row of a student in the grid. */
export function toGridRow(
  { id, fullName, rollNo, hasMarksheet }: BatchStudent,
  item: BulkItem | undefined,
  total: string | undefined,
): GridRow {
  const detail = [rollNo, total].filter(Boolean).join(' · ');
  const status = hasMarksheet ? ({ status: 'Has a marksheet', readOnly: true } as const) : undefined;
  return { id, header: fullName, detail, ...(item ? getRowStatus(item) : status) };
}
