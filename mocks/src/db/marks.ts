import type { SubjectMarks } from '@institute/sdk/contract';
import { unprocessable } from '../core/errors.ts';

/** The total marks of every subject, practical marks included. */
const totalMarks = 100;

/** The sum of marks, without the tiny error of decimal numbers: 50.1 + 0.2 is 50.300000000000004. */
export function addMarks(marks: readonly number[]): number {
  return Math.round(marks.reduce((total, number) => total + number, 0) * 1000) / 1000;
}

export function obtainedMarks({ marksObtain, practicalMarks }: SubjectMarks): number {
  return addMarks([marksObtain, practicalMarks]);
}

/** Throws 422 with a message for every subject whose marks are not possible. */
export function assertPossibleMarks(subjects: readonly SubjectMarks[]): void {
  if (subjects.length === 0) throw unprocessable({ subjects: ['Please add at least one subject.'] });
  const messages = subjects.flatMap((subject) => getMarksError(subject) ?? []);
  if (messages.length > 0) throw unprocessable({ subjects: messages });
}

function getMarksError(subject: SubjectMarks): string | undefined {
  const { subjectName, marksObtain, practicalMarks } = subject;
  if (subject.totalMarks !== totalMarks) return `${subjectName}: total marks are ${totalMarks}.`;
  const isOutOfRange = [marksObtain, practicalMarks].some((marks) => marks < 0 || marks > totalMarks);
  if (isOutOfRange) return `${subjectName}: marks are from 0 to ${totalMarks}.`;
  const isTooMuch = obtainedMarks(subject) > totalMarks;
  return isTooMuch ? `${subjectName}: ${marksObtain} + ${practicalMarks} is more than ${totalMarks}.` : undefined;
}
