import { courseOf, signedIn } from '../db/find.ts';
import { certificate } from '../documents/certificate.ts';
import { marksheet } from '../documents/marksheet.ts';
import { notFound } from '../refusal.ts';
import type { Resolvers } from '../types.ts';

const NO_RESULT = 'a declared result for this student id and course';

export const certificates: Resolvers<'findResult' | 'findMarksheet'> = {
  findResult({ db, input }) {
    const rollNo = input.rollNo.trim();
    const student = db.accounts.find((account) => account.rollNo === rollNo);
    const result = db.results.findLast(
      ({ studentId, courseId, isActive }) => isActive && studentId === student?._id && courseId === input.courseId,
    );
    if (!student || !result) throw notFound(NO_RESULT);
    return certificate({ db, student, course: courseOf(db, result.courseId), result });
  },

  findMarksheet(context) {
    const { db, input } = context;
    const operator = signedIn(context);
    const sheet = db.marksheets.findLast(
      ({ owner, studentId, courseId }) => owner === operator._id && studentId === input.studentId && courseId === input.courseId,
    );
    const student = db.accounts.find((account) => account._id === input.studentId);
    if (!student || !sheet) throw notFound('a marksheet of this student in this course');
    return marksheet({ db, student, course: courseOf(db, sheet.courseId), sheet });
  },
};
