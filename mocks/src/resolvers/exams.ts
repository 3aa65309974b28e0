import type { Exam, ExamEntry, ExamStudent } from '@institute/sdk/contract';
import { refuseBlank } from '../db/check.ts';
import { type Account, nextId, type StoredBatch, type StoredExam } from '../db/db.ts';
import { batchOf, byId, courseOf, newestFirst, ownedBy, signedIn } from '../db/find.ts';
import { courseRef } from '../db/public.ts';
import { hallTicket } from '../documents/hall-ticket.ts';
import { notFound, unprocessable } from '../refusal.ts';
import type { Resolvers } from '../types.ts';

export const exams: Resolvers<'listExams' | 'createExam' | 'getHallTicket'> = {
  listExams(context) {
    const { db } = context;
    const accounts = byId(db.accounts);
    const batches = byId(db.batches);
    const courses = byId(db.courses);
    const hallTickets = ownedBy(db.exams, signedIn(context)).map(
      ({ owner, createdAt, courseId, batchId, students, ...exam }): Exam => ({
        ...exam,
        batch: batchRef(batches.get(batchId)),
        course: courseRef(courses.get(courseId)),
        students: students.map((entry) => examStudent(entry, accounts.get(entry._id))),
      }),
    );
    return { success: true, hallTickets };
  },

  createExam(context) {
    const { db, now } = context;
    const { course, batch, students, ...details } = context.input;
    const operator = signedIn(context);
    refuseBlank({ title: [details.title, 'Please enter a title.'], location: [details.location, 'Please enter a location.'] });
    const exam: StoredExam = {
      ...details,
      _id: nextId(db, 'e'),
      courseId: courseOf(db, course)._id,
      batchId: batchOf(db, operator, batch)._id,
      students,
      owner: operator._id,
      createdAt: now,
    };
    checkStudents(students, db.accounts, operator);
    db.exams.push(exam);
    return { success: true, message: 'Exam created successfully' };
  },

  getHallTicket(context) {
    const { db, input, viewer } = context;
    // Whoever carries the institute's own admin token has no account here and may read every ticket.
    const exam = (viewer ? ownedBy(db.exams, viewer) : newestFirst(db.exams)).find(
      ({ courseId, students }) => courseId === input.courseId && students.some(({ _id }) => _id === input.studentId),
    );
    const student = db.accounts.find(({ _id }) => _id === input.studentId);
    if (!exam || !student) throw notFound('a hall ticket of this student for this course');
    const batch = db.batches.find(({ _id }) => _id === exam.batchId);
    return hallTicket({ db, student, exam, course: courseOf(db, exam.courseId), batch });
  },
};

function checkStudents(entries: ExamEntry[], accounts: Account[], operator: Account): void {
  if (entries.length === 0) throw unprocessable({ students: ['Please choose at least one student.'] });
  const own = new Set(accounts.filter(({ centre }) => centre === operator._id).map(({ _id }) => _id));
  if (!entries.every(({ _id }) => own.has(_id))) throw notFound('one of the students');
}

function batchRef(batch: StoredBatch | undefined): Exam['batch'] {
  return batch ? { _id: batch._id, title: batch.title } : null;
}

/** What the account says today, else what the exam was created with. */
function examStudent(entry: ExamEntry, account: Account | undefined): ExamStudent {
  if (!account) return entry;
  const { _id, fullName, rollNo, email, phone, dob, fatherName, gender } = account;
  return { _id, fullName, rollNo, email, phone, dob, fatherName, gender };
}
