import type { CreateMarksheetInput, Marksheet } from '@institute/sdk/contract';
import { conflict, notFound } from '../core/errors.ts';
import { assertSession } from '../db/assertions.ts';
import { type Db, nextId } from '../db/db.ts';
import { indexById, ownedBy, requireCourse, requireStudent, requireViewer } from '../db/find.ts';
import { assertPossibleMarks } from '../db/marks.ts';
import { serializeCourseRef, serializeGraduate } from '../db/serialize.ts';
import type { Resolver } from '../resolver.ts';

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

/** A new marksheet is not verified until the institute does so. */
export const createMarksheet: Resolver<'createMarksheet'> = ({ db, input, viewer, now }) => {
  const { student: studentId, course: courseId, ...details } = input;
  const operator = requireViewer(viewer);
  requireStudent(db, operator, ({ _id }) => _id === studentId);
  requireCourse(db, courseId);
  assertPossibleMarks(details.subjects);
  assertSession(details.session, details.issueDate);
  assertNotRepeated(db, input);
  db.marksheets.push({
    ...details,
    _id: nextId(db, 'm'),
    certificateNo: nextCertificateNo(db),
    studentId,
    courseId,
    isVerified: false,
    owner: operator._id,
    createdAt: now,
  });
  return { success: true, message: 'Marksheet created successfully' };
};

function assertNotRepeated(db: Db, { student, course, session }: CreateMarksheetInput): void {
  const isRepeated = db.marksheets.some(
    (marksheet) => marksheet.studentId === student && marksheet.courseId === course && marksheet.session === session,
  );
  if (isRepeated) throw conflict('This student already has a marksheet for this course and session.');
}

/** Marksheets are never deleted, so their count gives a new number. */
function nextCertificateNo(db: Db): string {
  return `GVI-M-${String(db.marksheets.length + 1).padStart(4, '0')}`;
}
