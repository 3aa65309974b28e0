import type { Course } from '@institute/sdk/contract';
import type { StoredMarksheet, StoredResult } from '../db.ts';

const COUNT = 15;

/** Marksheets of the centre's first results. */
export function seedMarksheets(results: StoredResult[], courses: Course[]): StoredMarksheet[] {
  const subjects = new Map(courses.map(({ _id, subjectList = [] }) => [_id, subjectList]));
  return results
    .filter(({ owner }) => owner === 'u-franchise')
    .slice(0, COUNT)
    .map((result, index) => marksheetOf(result, index, subjects.get(result.courseId) ?? []));
}

function marksheetOf(result: StoredResult, index: number, subjects: string[]): StoredMarksheet {
  return {
    _id: `m-${String(index + 1).padStart(3, '0')}`,
    certificateNo: `GVI-M-${String(index + 1).padStart(4, '0')}`,
    studentId: result.studentId,
    courseId: result.courseId,
    session: `${dayFirst(result.startDate)} - ${dayFirst(result.endDate)}`,
    issueDate: result.issueDate,
    subjects: subjects.map((subjectName, place) => ({
      subjectName,
      marksObtain: 44 + ((index * 11 + place * 7) % 26),
      totalMarks: 100,
      practicalMarks: 18 + ((index * 5 + place * 3) % 12),
    })),
    isVerified: index % 4 !== 3,
    owner: result.owner,
    createdAt: `${result.issueDate}T10:${String(10 + index)}:00.000Z`,
  };
}

function dayFirst(date: string): string {
  return date.split('-').reverse().join('-');
}
