import type { Account, StoredBatch } from '../db.ts';

/** The names of the batches, by which tests refer to them: `morning` is the batch `b-morning`. */
export const batchNames = ['summer', 'morning', 'monsoon', 'forenoon', 'afternoon', 'lab', 'evening'] as const;

type BatchName = (typeof batchNames)[number];

type Row = [_id: `b-${BatchName}`, title: string, time: string, studentLimit: number, createdAt: string, isActive: boolean];

/** `b-lab` is full. */
export function seedBatches(students: Account[]): StoredBatch[] {
  return rows.map(([_id, title, time, studentLimit, createdAt, isActive]) => ({
    _id,
    title,
    studentLimit,
    admittedStudents: studentLimit - students.filter(({ batch }) => batch === _id).length,
    time,
    createdAt,
    isActive,
    owner: 'u-franchise',
  }));
}

const rows: Row[] = [
  ['b-summer', 'Summer batch 2026', '08:00 AM - 10:00 AM', 20, '2026-02-10T05:00:00.000Z', false],
  ['b-morning', 'सुबह का बैच', '07:00 AM - 09:00 AM', 30, '2026-03-01T04:00:00.000Z', true],
  ['b-monsoon', 'Monsoon batch 2026', '11:00 AM - 01:00 PM', 20, '2026-05-04T06:30:00.000Z', false],
  ['b-forenoon', 'Forenoon batch', '10:00 AM - 12:00 PM', 25, '2026-06-20T07:45:00.000Z', true],
  ['b-afternoon', 'दोपहर का बैच', '01:00 PM - 03:00 PM', 25, '2026-08-01T09:20:00.000Z', true],
  ['b-lab', 'Tally practical lab', '03:30 PM - 05:00 PM', 4, '2026-09-05T10:05:00.000Z', true],
  ['b-evening', 'Evening coaching batch', '05:30 PM - 07:30 PM', 40, '2026-09-28T19:10:00.000Z', true],
];
