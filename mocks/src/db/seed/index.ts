import type { Db } from '../db.ts';
import { seedBatches } from './batches.ts';
import { seedCourses } from './courses.ts';
import { seedExams } from './exams.ts';
import { seedMarksheets } from './marksheets.ts';
import { seedPeople } from './people.ts';
import { seedResults } from './results.ts';
import { seedStudents } from './students.ts';
import { seedTransactions } from './transactions.ts';

const OPERATOR = 'u-franchise';

/** Gyan Vikas Institute as it is on 21 November 2026. Every call answers data of its own. */
export function seed(): Db {
  const courses = seedCourses();
  const students = seedStudents();
  const results = seedResults(students, courses);
  return {
    accounts: [...seedPeople(), ...students],
    courses,
    batches: seedBatches(students),
    results,
    exams: seedExams(students),
    marksheets: seedMarksheets(results, courses),
    transactions: seedTransactions(),
    wallets: { [OPERATOR]: 2450 },
    payments: [],
    queries: [],
    applications: [],
    media: {},
    files: {},
    lastId: 1000,
  };
}

/** Takes away everything that belongs to the operator, who stays: a franchise on its first day. */
export function emptyFranchise(db: Db): void {
  const foreign = ({ owner }: { owner: string }) => owner !== OPERATOR;
  db.accounts = db.accounts.filter(({ centre }) => centre !== OPERATOR);
  db.batches = db.batches.filter(foreign);
  db.results = db.results.filter(foreign);
  db.exams = db.exams.filter(foreign);
  db.marksheets = db.marksheets.filter(foreign);
  db.transactions = db.transactions.filter(foreign);
  db.wallets[OPERATOR] = 0;
  delete db.media[OPERATOR];
}
