import { refuseBlank, refuseTakenEmail } from '../db/check.ts';
import { nextId, type StoredBatch } from '../db/db.ts';
import { readPicture, storePicture } from '../db/files.ts';
import { batchOf, courseOf, newestFirst, signedIn } from '../db/find.ts';
import { publicStudent } from '../db/public.ts';
import { nextRollNumber } from '../db/roll-number.ts';
import { conflict } from '../refusal.ts';
import type { Resolvers } from '../types.ts';

export const students: Resolvers<'listStudents' | 'createStudent'> = {
  listStudents(context) {
    const operator = signedIn(context);
    const { batchId, courseId } = context.input;
    const found = context.db.accounts.filter(
      ({ centre, batch, courses }) =>
        centre === operator._id && (!batchId || batch === batchId) && (!courseId || courses.includes(courseId)),
    );
    return { success: true, users: newestFirst(found).map((student) => publicStudent(student, context.origin)) };
  },

  async createStudent(context) {
    const { db, now } = context;
    const operator = signedIn(context);
    const { courseId, batch: batchId, avatar, ...person } = context.input;
    const picture = await readPicture(avatar);
    refuseBlank({
      fullName: [person.fullName, 'Please enter the full name.'],
      email: [person.email, 'Please enter the email.'],
      password: [person.password, 'Please choose a password.'],
    });
    const course = courseOf(db, courseId);
    const batch = batchOf(db, operator, batchId);
    refuseTakenEmail(db, person.email);
    refuseFull(batch);
    db.accounts.push({
      ...person,
      _id: nextId(db, 's'),
      email: person.email.trim(),
      rollNo: nextRollNumber(db, now),
      createdAt: now,
      isActive: true,
      courses: [course._id],
      centre: operator._id,
      batch: batch._id,
      ...(picture && { photo: storePicture(db, picture) }),
    });
    batch.admittedStudents = (batch.admittedStudents ?? 0) + 1;
    return { success: true, message: 'User registered successfully' };
  },
};

function refuseFull({ admittedStudents = 0, studentLimit = Number.POSITIVE_INFINITY }: StoredBatch): void {
  if (admittedStudents >= studentLimit) throw conflict({ batch: ['This batch is full.'] });
}
