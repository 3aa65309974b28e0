import type { Marksheet, Result, Student, SubjectMarks } from '@institute/sdk';
import { compareNaturally } from '#lib/natural-order.ts';
import { uniqueById } from '#lib/unique-ids.ts';
import { isUnverified, isWaitingResult } from '../records/record-status.tsx';
import { filterOwn } from '../records/student-state.ts';
import { grades } from './parse-result-form.ts';

interface CourseRecords {
  courseId: string;
  students: readonly Student[];
  results: readonly Result[];
  marksheets: readonly Marksheet[];
}

/** The students in the order of the merit list, students without marks at its end, and the figures of all students together. */
export function summarizeResults({ courseId, students, results, marksheets }: CourseRecords) {
  const findNewest = <Row extends Result | Marksheet>(records: readonly Row[], student: Student) =>
    filterOwn(
      records.filter(({ course }) => course?._id === courseId),
      student,
    ).sort((a, b) => compareNaturally(b.createdAt ?? '', a.createdAt ?? ''))[0];
  const rows = uniqueById(students)
    .map((student) => ({ student, result: findNewest(results, student), marksheet: findNewest(marksheets, student) }))
    .map((row) => ({ ...row, percent: getPercent(row.marksheet?.subjects) }))
    .sort((a, b) => (b.percent ?? -1) - (a.percent ?? -1) || compareNaturally(a.student.rollNo ?? '', b.student.rollNo ?? ''));
  const found = rows.flatMap(({ result }) => result ?? []);
  const declared = found.filter((result) => !isWaitingResult(result));
  const outcomes = declared.map(({ grade = '' }) => isPass.get(grade.trim().toUpperCase()));
  return {
    /** Equal percentages share a rank: 1, 2, 2, 4. A student without a marksheet, or with a mark missing in it, has no rank. */
    rows: rows.map((row) => {
      const place = 1 + rows.findIndex(({ percent }) => percent === row.percent);
      return { ...row, rank: row.percent === undefined ? undefined : place };
    }),
    declared: declared.length,
    awaited: found.length - declared.length,
    passed: outcomes.filter(Boolean).length,
    /** The declared results whose grade says whether the student has passed. */
    graded: outcomes.filter((outcome) => outcome !== undefined).length,
    unverified: rows.filter(({ marksheet }) => marksheet && isUnverified(marksheet)).length,
    subjects: averageBySubject(rows.flatMap(({ marksheet }) => marksheet?.subjects ?? [])),
  };
}

export type SummaryRow = ReturnType<typeof summarizeResults>['rows'][number];

/** The website suggests no grade for a student who fails, but any text may be typed. */
const isPass = new Map([...grades, 'PASS', 'F', 'FAIL'].map((grade) => [grade, !grade.startsWith('F')]));

function getPercent(subjects: readonly SubjectMarks[] = []): number | undefined {
  const obtained = subjects.reduce((sum, { marksObtain, practicalMarks }) => sum + marksObtain + practicalMarks, 0);
  const maximum = subjects.reduce((sum, { totalMarks }) => sum + totalMarks, 0);
  // A mark that is missing is NaN.
  return Number.isFinite(obtained) && maximum > 0 ? percentOf(obtained, maximum) : undefined;
}

/** The average of each subject over the marksheets that have its marks. */
function averageBySubject(subjects: readonly SubjectMarks[]) {
  return [...new Set(subjects.map(({ subjectName }) => subjectName))].flatMap((name) => {
    const known = subjects.filter((subject) => subject.subjectName === name && getPercent([subject]) !== undefined);
    const percent = getPercent(known);
    return percent === undefined ? [] : { name, percent, count: known.length };
  });
}

/** A percentage with two decimals, as in the form of a marksheet. */
export const percentOf = (part: number, whole: number) => Math.round((10_000 * part) / whole) / 100;
