import type { Account, Db, StoredBatch, StoredExam, StoredMarksheet, StoredResult, StoredTransaction } from '../db.ts';
import { requireById } from '../rules.ts';
import { documentedAccounts, studentNames, students } from './accounts.ts';
import { courseNames, courses } from './courses.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The data of Gyan Vikas Institute on 21 November 2026. Every call returns a copy. */
export function createSeedDb(): Db {
  const results = createResults();
  return structuredClone({
    accounts: [...documentedAccounts, ...students],
    courses,
    batches: createBatches(),
    results: [...results, instituteResult],
    exams: createExams(),
    marksheets: results.slice(0, 15).map(createMarksheet),
    transactions: createTransactions(),
    wallets: { 'u-franchise': 2450 },
    payments: [],
    queries: [],
    applications: [],
    media: {},
    files: {},
    lastId: 1000,
    signIns: { last: 0, expired: {} },
  });
}

function numbered(prefix: string, index: number): string {
  return `${prefix}-${String(index + 1).padStart(3, '0')}`;
}

type BatchRow = [title: string, time: string, studentLimit: number, createdAt: string, isActive: boolean];

/** The batches, by the names that tests use: `morning` is the batch `b-morning`. `b-lab` is full. */
const batchRows = {
  summer: ['Summer batch 2026', '08:00 AM - 10:00 AM', 20, '2026-02-10T05:00:00.000Z', false],
  morning: ['सुबह का बैच', '07:00 AM - 09:00 AM', 30, '2026-03-01T04:00:00.000Z', true],
  monsoon: ['Monsoon batch 2026', '11:00 AM - 01:00 PM', 20, '2026-05-04T06:30:00.000Z', false],
  forenoon: ['Forenoon batch', '10:00 AM - 12:00 PM', 25, '2026-06-20T07:45:00.000Z', true],
  afternoon: ['दोपहर का बैच', '01:00 PM - 03:00 PM', 25, '2026-08-01T09:20:00.000Z', true],
  lab: ['Tally practical lab', '03:30 PM - 05:00 PM', 4, '2026-09-05T10:05:00.000Z', true],
  evening: ['Evening coaching batch', '05:30 PM - 07:30 PM', 40, '2026-09-28T19:10:00.000Z', true],
} satisfies Record<string, BatchRow>;

const batchNames = Object.keys(batchRows) as (keyof typeof batchRows)[];

function createBatches(): StoredBatch[] {
  return Object.entries<BatchRow>(batchRows).map(([name, [title, time, studentLimit, createdAt, isActive]]) => {
    const _id = `b-${name}`;
    const admittedStudents = studentLimit - students.filter(({ batch }) => batch === _id).length;
    return { _id, title, studentLimit, admittedStudents, time, createdAt, isActive, owner: 'u-franchise' };
  });
}

const today = '2026-11-21';
const grades = ['A++', 'A+', 'A', 'B+', 'A++', 'B', 'A+'];

/** Results of the centre's students whose first course is over. */
function createResults(): StoredResult[] {
  return students
    .map(createResult)
    .filter(({ issueDate }) => issueDate < today)
    .map((result, index) => ({ ...result, _id: numbered('r', index) }));
}

function createResult(student: Account, index: number): StoredResult {
  const [courseId = ''] = student.courses;
  const duration = courses.find(({ _id }) => _id === courseId)?.sessionDuration ?? 3;
  const startDate = addDays((student.createdAt ?? today).slice(0, 10), 4);
  const endDate = addDays(addMonths(startDate, duration), -1);
  const issueDate = addDays(endDate, 5);
  return {
    _id: '',
    studentId: student._id,
    courseId,
    grade: grades[index % grades.length] ?? 'A',
    duration,
    startDate,
    endDate,
    issueDate,
    isActive: index % 3 !== 2,
    owner: 'u-franchise',
    createdAt: `${issueDate}T09:${String(10 + index)}:00.000Z`,
  };
}

/** Declared by the institute itself, because `u-student` belongs to no centre. */
const instituteResult: StoredResult = {
  _id: 'r-institute-1',
  studentId: 'u-student',
  courseId: 'c-ccc',
  grade: 'A+',
  duration: 3,
  startDate: '2026-02-02',
  endDate: '2026-05-01',
  issueDate: '2026-05-08',
  isActive: true,
  owner: 'u-institute',
  createdAt: '2026-05-08T09:00:00.000Z',
};

function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * dayMs).toISOString().slice(0, 10);
}

function addMonths(date: string, months: number): string {
  const result = new Date(date);
  result.setUTCMonth(result.getUTCMonth() + months);
  return result.toISOString().slice(0, 10);
}

function createMarksheet(result: StoredResult, index: number): StoredMarksheet {
  const { subjectList = [] } = courses.find(({ _id }) => _id === result.courseId) ?? {};
  return {
    _id: numbered('m', index),
    certificateNo: `GVI-M-${String(index + 1).padStart(4, '0')}`,
    studentId: result.studentId,
    courseId: result.courseId,
    session: `${toDayFirst(result.startDate)} - ${toDayFirst(result.endDate)}`,
    issueDate: result.issueDate,
    subjects: subjectList.map((subjectName, position) => ({
      subjectName,
      marksObtain: 44 + ((index * 11 + position * 7) % 26),
      totalMarks: 100,
      practicalMarks: 18 + ((index * 5 + position * 3) % 12),
    })),
    isVerified: index % 4 !== 3,
    owner: result.owner,
    createdAt: `${result.issueDate}T10:${String(10 + index)}:00.000Z`,
  };
}

function toDayFirst(date: string): string {
  return date.split('-').reverse().join('-');
}

type ExamRow = [title: string, courseId: string, batchId: string, date: string, time: string, location: string, createdAt: string];

const examRows: ExamRow[] = [
  ['CCC final exam', 'c-ccc', 'b-morning', '2026-12-20', '10:30', 'पटना केंद्र, Room 2', '2026-10-01T06:20:00.000Z'],
  ['CCC forenoon test', 'c-ccc', 'b-forenoon', '2026-12-05', '11:00', 'Patna centre, Room 1', '2026-10-12T08:00:00.000Z'],
  ['Tally practical exam', 'c-tally', 'b-lab', '2026-12-12', '15:30', 'Patna centre, Computer lab', '2026-10-20T09:40:00.000Z'],
  ['डीसीए प्रथम सत्र परीक्षा', 'c-dca', 'b-afternoon', '2027-01-10', '13:15', 'पटना केंद्र, Room 3', '2026-11-02T07:05:00.000Z'],
  ['SSC mock test', 'c-ssc', 'b-evening', '2026-11-29', '17:45', 'Patna centre, Hall', '2026-11-09T18:45:00.000Z'],
  ['हिन्दी टाइपिंग गति परीक्षा', 'c-typing', 'b-evening', '2026-12-27', '18:00', 'Patna centre, Computer lab', '2026-11-16T05:50:00.000Z'],
];

/** Each exam has all students of its course and batch. The last exam has no students. */
function createExams(): StoredExam[] {
  return examRows.map(([title, courseId, batchId, date, time, location, createdAt], index) => ({
    _id: numbered('e', index),
    title,
    date,
    time,
    location,
    courseId,
    batchId,
    students: students
      .filter(({ batch, courses }) => batch === batchId && courses.includes(courseId))
      .map(({ _id, fullName, fatherName, gender }) => ({ _id, fullName, fatherName, gender })),
    owner: 'u-franchise',
    createdAt,
  }));
}

const transactionCount = 20;
const firstTransactionAt = Date.UTC(2026, 0, 15, 6, 40);
const amounts = [1500, 2000, 500, 3000, 1000, 2450, 750];
const methods = ['UPI', 'NEFT', 'IMPS', 'Cash deposit'];

/** The three newest transactions and an older one are pending. */
function createTransactions(): StoredTransaction[] {
  return Array.from({ length: transactionCount }, (_, index) => ({
    _id: numbered('t', index),
    amount: amounts[index % amounts.length],
    paidBy: methods[index % methods.length],
    txnId: String(index + 101).padStart(12, '0'),
    createdAt: new Date(firstTransactionAt + Math.round(index * 15.3 * dayMs)).toISOString(),
    isVerified: index < transactionCount - 3 && index !== 7,
    owner: 'u-franchise',
  }));
}

const db = createSeedDb();

/** For example `seed.students.asha._id`. The records are copies: a test changes `mocks.store.state.db`. */
export const seed = {
  accounts: {
    student: byId(db.accounts, 'u-student'),
    operator: byId(db.accounts, 'u-franchise'),
  },
  students: named(studentNames, (_name, index) => byId(db.accounts, `s-${String(index + 1).padStart(3, '0')}`)),
  courses: named(courseNames, (name) => byId(db.courses, `c-${name}`)),
  batches: named(batchNames, (name) => byId(db.batches, `b-${name}`)),
  results: db.results,
  exams: db.exams,
  marksheets: db.marksheets,
  transactions: db.transactions,
} as const;

function byId<T extends { _id: string }>(records: readonly T[], id: string): Readonly<T> {
  return requireById(records, id, `the record ${id}`);
}

function named<Name extends string, T>(names: readonly Name[], find: (name: Name, index: number) => T): Readonly<Record<Name, T>> {
  return Object.fromEntries(names.map((name, index) => [name, find(name, index)])) as Record<Name, T>;
}
