import type { Exam, ExamEntry, ExamStudent } from '@institute/sdk/contract';
import type { Resolver } from '../core/operation.ts';
import { notFound, unprocessable } from '../core/response.ts';
import { type Account, nextId } from '../db/db.ts';
import { assertNotBlank, indexById, newestFirst, ownedBy, requireBatch, requireCourse, requireViewer } from '../db/rules.ts';
import { serializeCourseRef } from '../db/serialize.ts';
import { hallTicket } from '../documents/documents.ts';

/** Each exam has the current data of its students. */
export const listExams: Resolver<'listExams'> = ({ db, viewer }) => {
  const accounts = indexById(db.accounts);
  const batches = indexById(db.batches);
  const courses = indexById(db.courses);
  const hallTickets = ownedBy(db.exams, requireViewer(viewer)).map(({ owner, createdAt, courseId, batchId, students, ...exam }): Exam => {
    const batch = batches.get(batchId);
    return {
      ...exam,
      batch: batch ? { _id: batch._id, title: batch.title } : null,
      course: serializeCourseRef(courses.get(courseId)),
      students: students.map((entry) => toExamStudent(entry, accounts.get(entry._id))),
    };
  });
  return { success: true, hallTickets };
};

/** All students must belong to the operator's centre. */
export const createExam: Resolver<'createExam'> = ({ db, input, viewer, now }) => {
  const { course: courseId, batch: batchId, students, ...details } = input;
  const operator = requireViewer(viewer);
  assertNotBlank({ title: [details.title, 'Please enter a title.'], location: [details.location, 'Please enter a location.'] });
  requireCourse(db, courseId);
  requireBatch(db, operator, batchId);
  if (students.length === 0) throw unprocessable({ students: ['Please choose at least one student.'] });
  const ownIds = new Set(db.accounts.filter(({ centre }) => centre === operator._id).map(({ _id }) => _id));
  if (!students.every(({ _id }) => ownIds.has(_id))) throw notFound('one of the students');
  db.exams.push({ ...details, _id: nextId(db, 'e'), courseId, batchId, students, owner: operator._id, createdAt: now });
  return { success: true, message: 'Exam created successfully' };
};

/** The hall ticket for the latest exam of a course that admits the student. */
export const getHallTicket: Resolver<'getHallTicket'> = ({ db, input, viewer }) => {
  // An admin token has no account here and gives access to the tickets of all centres.
  const exams = viewer ? ownedBy(db.exams, viewer) : newestFirst(db.exams);
  const exam = exams.find(({ courseId, students }) => courseId === input.courseId && students.some(({ _id }) => _id === input.studentId));
  const student = db.accounts.find(({ _id }) => _id === input.studentId);
  if (!exam || !student) throw notFound('a hall ticket of this student for this course');
  const batch = db.batches.find(({ _id }) => _id === exam.batchId);
  return hallTicket(db, student, exam, requireCourse(db, exam.courseId), batch);
};

/** The account's current data; the entry of the exam when the account no longer exists. */
function toExamStudent(entry: ExamEntry, account: Account | undefined): ExamStudent {
  if (!account) return entry;
  const { _id, fullName, rollNo, email, phone, dob, fatherName, gender } = account;
  return { _id, fullName, rollNo, email, phone, dob, fatherName, gender };
}
