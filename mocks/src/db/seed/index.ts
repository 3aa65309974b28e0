import type { Db } from '../db.ts';
import { seedAccounts } from './accounts.ts';
import { seedBatches } from './batches.ts';
import { seedCourses } from './courses.ts';
import { seedExams } from './exams.ts';
import { seedMarksheets } from './marksheets.ts';
import { seedResults } from './results.ts';
import { seedStudents } from './students.ts';
import { seedTransactions } from './transactions.ts';

/** The data of Gyan Vikas Institute on 21 November 2026. Every call returns a copy. */
export function createSeedDb(): Db {
  const courses = seedCourses();
  const students = seedStudents();
  const results = seedResults(students, courses);
  return {
    accounts: [...seedAccounts(), ...students],
    courses,
    batches: seedBatches(students),
    results,
    exams: seedExams(students),
    marksheets: seedMarksheets(results, courses),
    transactions: seedTransactions(),
    wallets: { 'u-franchise': 2450 },
    payments: [],
    queries: [],
    applications: [],
    media: {},
    files: {},
    lastId: 1000,
    signIns: { last: 0, expired: {} },
  };
}
