import type { CreateResultInput, Result } from '@institute/sdk/contract';
import { conflict, unprocessable } from '../core/errors.ts';
import { assertDateOrder, assertNotBlank } from '../db/assertions.ts';
import { type Db, nextId } from '../db/db.ts';
import { indexById, ownedBy, requireCourse, requireStudent, requireViewer } from '../db/find.ts';
import { serializeCourseRef, serializeGraduate } from '../db/serialize.ts';
import type { Resolver } from '../resolver.ts';

export const listResults: Resolver<'listResults'> = ({ db, viewer }) => {
  const accounts = indexById(db.accounts);
  const courses = indexById(db.courses);
  const results = ownedBy(db.results, requireViewer(viewer)).map(
    ({ _id, studentId, courseId, duration, grade, createdAt, isActive }): Result => ({
      _id,
      student: serializeGraduate(accounts.get(studentId)),
      course: serializeCourseRef(courses.get(courseId)),
      duration,
      grade,
      createdAt,
      isActive,
    }),
  );
  return { success: true, results };
};

/** A new result is inactive until the institute declares it. */
export const createResult: Resolver<'createResult'> = ({ db, input, viewer, now }) => {
  const { rollNo, courseId, ...details } = input;
  const operator = requireViewer(viewer);
  const student = requireStudent(db, operator, (account) => account.rollNo === rollNo.trim());
  requireCourse(db, courseId);
  assertValidResult(db, input, student._id);
  db.results.push({
    ...details,
    _id: nextId(db, 'r'),
    studentId: student._id,
    courseId,
    isActive: false,
    owner: operator._id,
    createdAt: now,
  });
  return { success: true, message: 'Result created successfully' };
};

function assertValidResult(db: Db, input: CreateResultInput, student: string): void {
  assertNotBlank({ grade: [input.grade, 'Please enter a grade.'] });
  assertDateOrder(input.startDate, input.endDate);
  if (input.duration <= 0) throw unprocessable({ duration: ['Please enter a duration above 0.'] });
  const isRepeated = db.results.some(
    ({ studentId, courseId, startDate }) => studentId === student && courseId === input.courseId && startDate === input.startDate,
  );
  if (isRepeated) throw conflict('A result for this student and course has already been submitted.');
}
