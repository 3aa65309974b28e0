import type { Student } from '@institute/sdk';
import { compareNaturally } from '#lib/natural-order.ts';
import type { QueueItem, QueueStatus, RowValues } from '#lib/queue/queue.ts';
import { uniqueById } from '#lib/unique-ids.ts';
import * as text from '#text/queue.ts';
import { type GridCell, type GridRow, type GridValues, setCells } from './grid-values.ts';

export interface BatchStudent {
  /** Identifies the student with the course. */
  id: string;
  /** Identifies the document: of a student with the course, and with the session if there is one for each. */
  itemId: string;
  studentId: string;
  fullName: string;
  rollNo: string;
  isDone: boolean;
}

export type RowCells = Readonly<Record<string, string>>;

export interface ParsedRow {
  isBlank: boolean;
  /** The values that are sent for the row; complete if the row has no errors. */
  values: RowValues;
  /** As in '168 of 200 (84%)'. */
  total?: string | undefined;
  errors: RowCells;
  warnings: RowCells;
}

export interface BatchStudentsOptions {
  courseId: string;
  session?: string;
  /** More rows would make the page slow. The other students follow when these rows are sent. */
  maxStudents: number;
  isDone: (student: Student) => boolean;
}

/** The students of a course in the order of their roll numbers. If there are too many, students without the document come first. */
export function listBatchStudents(users: readonly Student[], options: BatchStudentsOptions): BatchStudent[] {
  const { courseId, session, maxStudents, isDone } = options;
  return uniqueById(users)
    .map((user) => {
      const id = `${courseId} ${user._id}`;
      const { fullName, rollNo = '' } = user;
      return { id, itemId: toItemId(id, session), studentId: user._id, fullName: fullName || '-', rollNo, isDone: isDone(user) };
    })
    .sort((a, b) => Number(a.isDone) - Number(b.isDone))
    .slice(0, maxStudents)
    .sort((a, b) => compareNaturally(a.rollNo, b.rollNo));
}

export const toItemId = (id: string, session = '') => (session === '' ? id : `${id} ${session}`);

const statuses: Record<QueueStatus, Pick<GridRow, 'status' | 'colorPalette' | 'readOnly'>> = {
  // Waiting rows have no badge: a thousand badges at once would take long to render.
  waiting: { readOnly: true },
  sending: { status: text.statusSending, readOnly: true },
  sent: { status: text.statusSent, colorPalette: 'success', readOnly: true },
  rejected: { status: text.statusRejected, colorPalette: 'error' },
  exists: { status: text.statusExists, colorPalette: 'warning' },
  unknown: { status: text.statusUnknown, colorPalette: 'warning', readOnly: true },
};

interface StudentRowOptions {
  item: QueueItem | undefined;
  total?: string | undefined;
  status: Partial<GridRow>;
}

/** The row of a student in the grid. A rejected row can be corrected and sent again. */
export function toStudentRow({ id, fullName, rollNo }: BatchStudent, { item, total, status }: StudentRowOptions): GridRow {
  return { id, header: fullName, detail: [rollNo, total].filter(Boolean).join(' · '), ...(item ? statuses[item.status] : status) };
}

/** The filled cells as a list for a draft: row, column and text of each cell, without the column if there is only one. */
export function toDraftCells(values: GridValues, isKept: (row: string) => boolean, onlyColumn?: string): string[] {
  const rows = Object.entries(values).filter(([row]) => isKept(row));
  const cells = rows.flatMap(([row, texts]) => Object.entries(texts).map(([column, typed]) => ({ row, column, typed })));
  return cells.flatMap(({ row, column, typed }) => (typed === '' ? [] : [row, ...(onlyColumn ? [] : [column]), typed]));
}

export function parseDraftCells(texts: readonly string[] = [], onlyColumn?: string): GridValues {
  const size = onlyColumn ? 2 : 3;
  const cells: GridCell[] = [];
  for (let index = 0; index + size <= texts.length; index += size) {
    const [row = '', column = ''] = texts.slice(index, index + 2);
    cells.push({ row, column: onlyColumn ?? column, text: texts[index + size - 1] ?? '' });
  }
  return setCells({}, cells);
}
