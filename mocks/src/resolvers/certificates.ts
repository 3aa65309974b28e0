import type { Resolver } from '../core/operation.ts';
import { notFound } from '../core/response.ts';
import { requireCourse, requireViewer } from '../db/rules.ts';
import { certificate, marksheet } from '../documents/documents.ts';

/** Public: the roll number and the course are enough. */
export const findResult: Resolver<'findResult'> = ({ db, input }) => {
  const rollNo = input.rollNo.trim();
  const student = db.accounts.find((account) => account.rollNo === rollNo);
  const result = db.results.findLast(
    ({ studentId, courseId, isActive }) => isActive && studentId === student?._id && courseId === input.courseId,
  );
  if (!student || !result) throw notFound('a declared result for this student id and course');
  return certificate(db, student, requireCourse(db, result.courseId), result);
};

/** The latest marksheet that the operator created for a student and a course. */
export const findMarksheet: Resolver<'findMarksheet'> = ({ db, input, viewer }) => {
  const operator = requireViewer(viewer);
  const stored = db.marksheets.findLast(
    ({ owner, studentId, courseId }) => owner === operator._id && studentId === input.studentId && courseId === input.courseId,
  );
  const student = db.accounts.find((account) => account._id === input.studentId);
  if (!student || !stored) throw notFound('a marksheet of this student in this course');
  return marksheet(db, student, requireCourse(db, stored.courseId), stored);
};
