import type { CreateMarksheetInput, Marksheet, SubjectMarks } from '@institute/sdk/contract';
import { type Db, nextId } from '../db/db.ts';
import { byId, courseOf, ownedBy, signedIn, studentOf } from '../db/find.ts';
import { courseRef, graduate } from '../db/public.ts';
import { conflict, notFound, unprocessable } from '../refusal.ts';
import type { Resolvers } from '../types.ts';

export const marksheets: Resolvers<'listMarksheets' | 'createMarksheet'> = {
  listMarksheets(context) {
    const { db, input } = context;
    const operator = signedIn(context);
    if (input.userId !== operator._id) throw notFound('these marksheets');
    const accounts = byId(db.accounts);
    const courses = byId(db.courses);
    const found = ownedBy(db.marksheets, operator).map(
      ({ owner, studentId, courseId, issueDate, ...sheet }): Marksheet => ({
        ...sheet,
        student: graduate(accounts.get(studentId)),
        course: courseRef(courses.get(courseId)),
      }),
    );
    return { success: true, marksheets: found };
  },

  createMarksheet(context) {
    const { db, now } = context;
    const { student: studentId, course: courseId, ...rest } = context.input;
    const operator = signedIn(context);
    const student = studentOf(db, operator, ({ _id }) => _id === studentId);
    const course = courseOf(db, courseId);
    checkSubjects(rest.subjects);
    refuseRepeated(db, context.input);
    db.marksheets.push({
      ...rest,
      _id: nextId(db, 'm'),
      certificateNo: nextCertificateNo(db),
      studentId: student._id,
      courseId: course._id,
      isVerified: false,
      owner: operator._id,
      createdAt: now,
    });
    return { success: true, message: 'Marksheet created successfully' };
  },
};

function checkSubjects(subjects: SubjectMarks[]): void {
  if (subjects.length === 0) throw unprocessable({ subjects: ['Please add at least one subject.'] });
  const wrong = subjects.filter(({ marksObtain, practicalMarks, totalMarks }) =>
    [marksObtain, practicalMarks].some((marks) => marks < 0 || marks > totalMarks),
  );
  if (wrong.length === 0) return;
  throw unprocessable({ subjects: wrong.map(({ subjectName, totalMarks }) => `${subjectName}: marks are from 0 to ${totalMarks}.`) });
}

function refuseRepeated(db: Db, { student, course, session }: CreateMarksheetInput): void {
  const repeated = db.marksheets.some((sheet) => sheet.studentId === student && sheet.courseId === course && sheet.session === session);
  if (repeated) throw conflict('This student has a marksheet for this course and session already.');
}

/** Marksheets are never deleted, so counting them gives a number that is new. */
function nextCertificateNo(db: Db): string {
  return `GVI-M-${String(db.marksheets.length + 1).padStart(4, '0')}`;
}
