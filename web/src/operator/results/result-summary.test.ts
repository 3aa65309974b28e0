import type { Marksheet, Result, Student, SubjectMarks } from '@institute/sdk';
import { expect, it } from 'vitest';
import { summarizeResults } from './result-summary.ts';

const student = (number: number): Student => ({ _id: `s-${number}`, fullName: `Student ${number}`, rollNo: `R/${number}` });
const course = { _id: 'c' };
const marks = (marksObtain: number, practicalMarks: number, subjectName = 'Office'): SubjectMarks => ({
  subjectName,
  marksObtain,
  practicalMarks,
  totalMarks: 100,
});

let id = 0;
const marksheet = (number: number, subjects: SubjectMarks[], more: Partial<Marksheet> = {}): Marksheet => {
  id += 1;
  return { _id: `m-${id}`, student: student(number), course, subjects, isVerified: true, ...more };
};
const result = (number: number, more: Partial<Result> = {}): Result => {
  id += 1;
  return { _id: `r-${id}`, student: student(number), course, grade: 'A', isActive: true, ...more };
};

interface Records {
  students?: Student[];
  results?: Result[];
  marksheets?: Marksheet[];
}

const summarize = ({ students = [1, 2, 3, 4].map(student), results = [], marksheets = [] }: Records) =>
  summarizeResults({ courseId: 'c', students, results, marksheets });
const ranks = (records: Records) => summarize(records).rows.map((row) => [row.rank, row.student.rollNo, row.percent]);

it('gives equal marks an equal rank and skips the next: 1, 2, 2, 4; roll numbers decide the order, 2 before 11', () => {
  const students = [11, 4, 2, 7].map(student);
  const marksheets = [
    marksheet(11, [marks(60, 10)]),
    marksheet(4, [marks(50, 10)]),
    marksheet(2, [marks(40, 30)]),
    marksheet(7, [marks(70, 20)]),
  ];
  expect(ranks({ students, marksheets })).toEqual([
    [1, 'R/7', 90],
    [2, 'R/2', 70],
    [2, 'R/11', 70],
    [4, 'R/4', 60],
  ]);
});

it('compares percentages, not sums, with two decimals: who looks equal is equal', () => {
  const third = [marks(66, 0), marks(66, 0, 'Tally'), marks(68, 0, 'Web')];
  const marksheets = [
    marksheet(1, third),
    marksheet(2, [marks(66.668, 0)]),
    marksheet(3, [marks(50.1, 16.6)]),
    marksheet(4, [marks(0, 0)]),
  ];
  expect(ranks({ marksheets })).toEqual([
    [1, 'R/3', 66.7],
    [2, 'R/1', 66.67],
    [2, 'R/2', 66.67],
    [4, 'R/4', 0],
  ]);
});

it('leaves who has no marksheet, an empty one or one with a mark missing without a rank, at the end', () => {
  const incomplete = { ...marks(80, 0), practicalMarks: Number.NaN };
  const marksheets = [marksheet(1, [marks(50, 0), incomplete]), marksheet(3, []), marksheet(4, [marks(10, 0)])];
  expect(ranks({ marksheets })).toEqual([
    [1, 'R/4', 10],
    [undefined, 'R/1', undefined],
    [undefined, 'R/2', undefined],
    [undefined, 'R/3', undefined],
  ]);
});

it('counts the newest of several results and marksheets, wherever it is in the list', () => {
  const [older, newer] = [{ createdAt: '2026-02-01T10:00:00.000Z' }, { createdAt: '2026-03-01T10:00:00.000Z' }];
  const results = [result(1, older), result(1, { ...newer, isActive: false }), result(2, { ...newer, grade: 'F' }), result(2, older)];
  const marksheets = [marksheet(1, [marks(90, 0)]), marksheet(1, [marks(40, 0)], newer), marksheet(1, [marks(80, 0)], older)];
  expect(summarize({ results, marksheets })).toMatchObject({ declared: 1, awaited: 1, passed: 0, graded: 1 });
  expect(ranks({ marksheets })[0]).toEqual([1, 'R/1', 40]);
});

it('finds the records by id or roll number, and ignores those of other courses, of others and of nobody', () => {
  const results = [
    result(1, { student: { _id: 's-1' } }),
    result(2, { student: { rollNo: 'R/2' } }),
    result(3, { course: { _id: 'other' } }),
    result(9),
    result(4, { student: null }),
    result(4, { student: { fullName: 'Student 4', rollNo: '' } }),
  ];
  const students = [1, 2, 3].map(student);
  expect(summarize({ results, students: [...students, ...students, { _id: 's-4', fullName: 'Student 4', rollNo: '' }] })).toMatchObject({
    rows: { length: 4 },
    declared: 2,
    awaited: 0,
  });
});

it('counts as passed every grade that the website suggests and Pass, as failed F and Fail, and no other text', () => {
  const typed = ['A++', ' d ', 'pass', 'F', 'fail', '72', undefined];
  const students = typed.map((_, index) => student(index));
  const results = typed.map((grade, index) => result(index, { grade }));
  expect(summarize({ students, results })).toMatchObject({ declared: 7, passed: 3, graded: 5 });
  expect(summarize({ results: [result(1, { isActive: false })] }), 'an awaited result has not passed').toMatchObject({ graded: 0 });
});

it('averages a subject over the marksheets that have its marks, and counts those that are not verified', () => {
  const missing = { subjectName: 'Tally', practicalMarks: 80, totalMarks: 100 } as SubjectMarks;
  const marksheets = [
    marksheet(1, [marks(50, 20), marks(30, 3, 'Tally')], { isVerified: false }),
    marksheet(2, [marks(60, 21), missing]),
    marksheet(3, [marks(65, 20), { ...marks(20, 10, 'Web'), totalMarks: 50 }], { isVerified: false }),
    marksheet(9, [marks(1, 1)]),
  ];
  const { subjects, unverified } = summarize({ marksheets });
  expect(subjects).toEqual([
    { name: 'Office', percent: 78.67, count: 3 },
    { name: 'Web', percent: 60, count: 1 },
    { name: 'Tally', percent: 33, count: 1 },
  ]);
  expect(unverified).toBe(2);
});
