import { notFound } from '../core/errors.ts';
import { requireCourse, requireViewer } from '../db/find.ts';
import { certificate } from '../documents/certificate.ts';
import { marksheet } from '../documents/marksheet.ts';
import type { Resolver } from '../resolver.ts';

/** Public: the student id is enough. */
export const findResult: Resolver<'findResult'> = ({ db, input }) => {
  const rollNo = input.rollNo.trim();
  const student = db.accounts.find((account) => account.rollNo === rollNo);
  const result = db.results.findLast(
    ({ studentId, courseId, isActive }) => isActive && studentId === student?._id && courseId === input.courseId,
  );
  if (!student || !result) throw notFound('a declared result for this student id and course');
  return certificate({ db, student, course: requireCourse(db, result.courseId), result });
};

/** The latest marksheet that the operator created for a student and a course. */
export const findMarksheet: Resolver<'findMarksheet'> = ({ db, input, viewer }) => {
  const operator = requireViewer(viewer);
  const stored = db.marksheets.findLast(
    ({ owner, studentId, courseId }) => owner === operator._id && studentId === input.studentId && courseId === input.courseId,
  );
  const student = db.accounts.find((account) => account._id === input.studentId);
  if (!student || !stored) throw notFound('a marksheet of this student in this course');
  return marksheet({ db, student, course: requireCourse(db, stored.courseId), marksheet: stored });
};
