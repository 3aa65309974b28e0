import { batchNames } from './db/seed/batches.ts';
import { courseNames } from './db/seed/course-row.ts';
import { createSeedDb } from './db/seed/index.ts';
import { studentNames } from './db/seed/students.ts';

const db = createSeedDb();

/** For example `seed.students.asha._id`. The records are copies: a test changes `mocks.store.state.db`. */
export const seed = {
  accounts: { student: byId(db.accounts, 'u-student'), operator: byId(db.accounts, 'u-franchise') },
  students: named(studentNames, (_name, index) => byId(db.accounts, `s-${String(index + 1).padStart(3, '0')}`)),
  courses: named(courseNames, (name) => byId(db.courses, `c-${name}`)),
  batches: named(batchNames, (name) => byId(db.batches, `b-${name}`)),
  results: db.results,
  exams: db.exams,
  marksheets: db.marksheets,
  transactions: db.transactions,
} as const;

function byId<T extends { _id: string }>(records: readonly T[], id: string): Readonly<T> {
  const record = records.find(({ _id }) => _id === id);
  if (!record) throw new Error(`The seed has no record ${id}.`);
  return record;
}

function named<Name extends string, T>(names: readonly Name[], find: (name: Name, index: number) => T): Readonly<Record<Name, T>> {
  return Object.fromEntries(names.map((name, index) => [name, find(name, index)])) as Record<Name, T>;
}
