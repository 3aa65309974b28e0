import type { Result } from '@institute/sdk/contract';
import type { Resolver } from '../core/operation.ts';
import { conflict, unprocessable } from '../core/response.ts';
import { nextId } from '../db/db.ts';
import { assertNotBlank, indexById, ownedBy, requireCourse, requireStudent, requireViewer } from '../db/rules.ts';
import { serializeCourseRef, serializeGraduate } from '../db/serialize.ts';

export const listResults: Resolver<'listResults'> = ({ db, viewer }) => {
  const accounts = indexById(db.accounts);
  const courses = indexById(db.courses);
  const results = ownedBy(db.results, requireViewer(viewer)).map(
    ({ studentId, courseId, owner, startDate, endDate, issueDate, ...result }): Result => ({
      ...result,
      student: serializeGraduate(accounts.get(studentId)),
      course: serializeCourseRef(courses.get(courseId)),
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
  assertNotBlank({ grade: [input.grade, 'Please enter a grade.'] });
  // Dates are YYYY-MM-DD, so they compare as text.
  if (input.endDate < input.startDate) throw unprocessable({ endDate: ['The end date is before the start date.'] });
  if (input.duration <= 0) throw unprocessable({ duration: ['Please enter a duration above 0.'] });
  const isRepeated = db.results.some(
    (result) => result.studentId === student._id && result.courseId === courseId && result.startDate === input.startDate,
  );
  if (isRepeated) throw conflict('A result for this student and course has already been submitted.');
  const own = { _id: nextId(db, 'r'), isActive: false, owner: operator._id, createdAt: now };
  db.results.push({ ...details, ...own, studentId: student._id, courseId });
  return { success: true, message: 'Result created successfully' };
};
