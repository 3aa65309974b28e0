import type { Resolver } from '../core/operation.ts';
import { conflict } from '../core/response.ts';
import { nextId } from '../db/db.ts';
import { readPicture, storePicture } from '../db/files.ts';
import {
  assertEmailAvailable,
  assertNotBlank,
  newestFirst,
  nextRollNumber,
  requireBatch,
  requireCourse,
  requireViewer,
} from '../db/rules.ts';
import { serializeStudent } from '../db/serialize.ts';

/** The students of the operator's centre, newest first. If the input names a batch or a course, only its students. */
export const listStudents: Resolver<'listStudents'> = ({ db, input, viewer, origin }) => {
  const operator = requireViewer(viewer);
  const { batchId, courseId } = input;
  const students = db.accounts.filter(
    ({ centre, batch, courses }) => centre === operator._id && (!batchId || batch === batchId) && (!courseId || courses.includes(courseId)),
  );
  return { success: true, users: newestFirst(students).map((student) => serializeStudent(student, origin)) };
};

/** Creates an account in a batch that has a free seat. */
export const createStudent: Resolver<'createStudent'> = async ({ db, input, viewer, now }) => {
  const operator = requireViewer(viewer);
  const { courseId, batch: batchId, avatar, ...details } = input;
  const photo = await readPicture(avatar);
  assertNotBlank({
    fullName: [details.fullName, 'Please enter the full name.'],
    email: [details.email, 'Please enter the email.'],
    password: [details.password, 'Please choose a password.'],
  });
  const course = requireCourse(db, courseId);
  const batch = requireBatch(db, operator, batchId);
  assertEmailAvailable(db, details.email);
  const freeSeats = batch.admittedStudents ?? Number.POSITIVE_INFINITY;
  if (freeSeats <= 0) throw conflict({ batch: ['This batch is full.'] });
  db.accounts.push({
    ...details,
    _id: nextId(db, 's'),
    email: details.email.trim(),
    rollNo: nextRollNumber(db, now),
    createdAt: now,
    isActive: true,
    courses: [course._id],
    centre: operator._id,
    batch: batch._id,
    ...(photo && { photo: storePicture(db, photo) }),
  });
  batch.admittedStudents = freeSeats - 1;
  return { success: true, message: 'User registered successfully' };
};
