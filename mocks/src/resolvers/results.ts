import type { CreateResultInput, Result } from '@institute/sdk/contract';
import { refuseBackwards, refuseBlank } from '../db/check.ts';
import { type Db, nextId } from '../db/db.ts';
import { byId, courseOf, ownedBy, signedIn, studentOf } from '../db/find.ts';
import { courseRef, graduate } from '../db/public.ts';
import { conflict, unprocessable } from '../refusal.ts';
import type { Resolvers } from '../types.ts';

export const results: Resolvers<'listResults' | 'createResult'> = {
  listResults(context) {
    const { db } = context;
    const accounts = byId(db.accounts);
    const courses = byId(db.courses);
    const found = ownedBy(db.results, signedIn(context)).map(
      ({ _id, studentId, courseId, duration, grade, createdAt, isActive }): Result => ({
        _id,
        student: graduate(accounts.get(studentId)),
        course: courseRef(courses.get(courseId)),
        duration,
        grade,
        createdAt,
        isActive,
      }),
    );
    return { success: true, results: found };
  },

  createResult(context) {
    const { db, now } = context;
    const { rollNo, courseId, ...rest } = context.input;
    const operator = signedIn(context);
    const student = studentOf(db, operator, (account) => account.rollNo === rollNo.trim());
    const course = courseOf(db, courseId);
    checkResult(db, context.input, student._id);
    db.results.push({
      ...rest,
      _id: nextId(db, 'r'),
      studentId: student._id,
      courseId: course._id,
      isActive: false,
      owner: operator._id,
      createdAt: now,
    });
    return { success: true, message: 'Result created successfully' };
  },
};

function checkResult(db: Db, input: CreateResultInput, student: string): void {
  refuseBlank({ grade: [input.grade, 'Please enter a grade.'] });
  refuseBackwards(input.startDate, input.endDate);
  if (input.duration <= 0) throw unprocessable({ duration: ['A course takes longer than that.'] });
  const sent = db.results.some(
    ({ studentId, courseId, startDate }) => studentId === student && courseId === input.courseId && startDate === input.startDate,
  );
  if (sent) throw conflict('The result of this student in this course is already sent in.');
}
