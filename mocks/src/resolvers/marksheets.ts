import type { Marksheet } from '@institute/sdk/contract';
import type { Resolver } from '../core/operation.ts';
import { conflict, notFound } from '../core/response.ts';
import { nextId } from '../db/db.ts';
import { assertPossibleMarks, assertSession, indexById, ownedBy, requireCourse, requireStudent, requireViewer } from '../db/rules.ts';
import { serializeCourseRef, serializeGraduate } from '../db/serialize.ts';

export const listMarksheets: Resolver<'listMarksheets'> = ({ db, input, viewer }) => {
  const operator = requireViewer(viewer);
  if (input.userId !== operator._id) throw notFound('these marksheets');
  const accounts = indexById(db.accounts);
  const courses = indexById(db.courses);
  const marksheets = ownedBy(db.marksheets, operator).map(
    ({ owner, studentId, courseId, issueDate, ...marksheet }): Marksheet => ({
      ...marksheet,
      student: serializeGraduate(accounts.get(studentId)),
      course: serializeCourseRef(courses.get(courseId)),
    }),
  );
  return { success: true, marksheets };
};

/** Only the institute verifies a new marksheet. */
export const createMarksheet: Resolver<'createMarksheet'> = ({ db, input, viewer, now }) => {
  const { student: studentId, course: courseId, ...details } = input;
  const operator = requireViewer(viewer);
  requireStudent(db, operator, ({ _id }) => _id === studentId);
  requireCourse(db, courseId);
  assertPossibleMarks(details.subjects);
  assertSession(details.session, details.issueDate);
  const isRepeated = db.marksheets.some(
    (marksheet) => marksheet.studentId === studentId && marksheet.courseId === courseId && marksheet.session === details.session,
  );
  if (isRepeated) throw conflict('This student already has a marksheet for this course and session.');
  db.marksheets.push({
    ...details,
    _id: nextId(db, 'm'),
    // Marksheets are never deleted, so their count gives a new number.
    certificateNo: `GVI-M-${String(db.marksheets.length + 1).padStart(4, '0')}`,
    studentId,
    courseId,
    isVerified: false,
    owner: operator._id,
    createdAt: now,
  });
  return { success: true, message: 'Marksheet created successfully' };
};
