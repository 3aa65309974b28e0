import type { Course } from '@institute/sdk/contract';
import type { StoredMarksheet, StoredResult } from '../db.ts';

const maxCount = 15;

/** Marksheets for the first results of the centre. */
export function seedMarksheets(results: StoredResult[], courses: Course[]): StoredMarksheet[] {
  const subjects = new Map(courses.map(({ _id, subjectList = [] }) => [_id, subjectList]));
  return results
    .filter(({ owner }) => owner === 'u-franchise')
    .slice(0, maxCount)
    .map((result, index) => createMarksheet(result, index, subjects.get(result.courseId) ?? []));
}

function createMarksheet(result: StoredResult, index: number, subjects: string[]): StoredMarksheet {
  return {
    _id: `m-${String(index + 1).padStart(3, '0')}`,
    certificateNo: `GVI-M-${String(index + 1).padStart(4, '0')}`,
    studentId: result.studentId,
    courseId: result.courseId,
    session: `${toDayFirst(result.startDate)} - ${toDayFirst(result.endDate)}`,
    issueDate: result.issueDate,
    subjects: subjects.map((subjectName, position) => ({
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
