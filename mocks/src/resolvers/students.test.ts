import type { Gender } from '@institute/sdk/contract';
import { describe, expect, it } from 'vitest';
import { createTestContext, expectHttpError } from '../../test/call-resolver.ts';

const newStudent = {
  fullName: 'Lakshmi Nair',
  email: 'lakshmi@example.com',
  phone: '0000033333',
  city: 'Kochi',
  village: 'Edappally',
  pinCode: '682024',
  fatherName: 'Suresh Nair',
  dob: '2005-03-09',
  password: 'a-long-secret',
  gender: 'female' as Gender,
  role: 11 as const,
  courseId: 'c-ccc',
  batch: 'b-morning',
};

describe('students', () => {
  it('lists a created student first, and the batch has one free seat less [Q-82]', async () => {
    const { db, as } = createTestContext();
    const call = as('u-franchise');
    const freeSeats = db.batches.find(({ _id }) => _id === 'b-morning')?.admittedStudents ?? 0;
    await expect(call('createStudent', newStudent)).resolves.toEqual({ success: true, message: 'User registered successfully' });
    const { users } = await call('listStudents', {});
    expect(users[0]).toMatchObject({ fullName: 'Lakshmi Nair', rollNo: 'GVI/51/2026', courses: ['c-ccc'], role: 11 });
    expect(users[0]).not.toHaveProperty('password');
    expect(db.batches.find(({ _id }) => _id === 'b-morning')?.admittedStudents).toBe(freeSeats - 1);
  });

  it('lists the students of a batch or of a course', async () => {
    const call = createTestContext().as('u-franchise');
    expect((await call('listStudents', { batchId: 'b-lab' })).users).toHaveLength(4);
    const { users } = await call('listStudents', { courseId: 'c-spoken' });
    expect(users.map(({ fullName }) => fullName)).toEqual(['Nusrat Jahan', 'Jyoti Kumari']);
  });

  it('rejects a taken email address, an unknown course or batch, and a full batch', async () => {
    const call = createTestContext().as('u-franchise');
    await expectHttpError(call('createStudent', { ...newStudent, email: 'anjali@example.com' }), 409);
    await expectHttpError(call('createStudent', { ...newStudent, courseId: 'c-none' }), 404);
    await expectHttpError(call('createStudent', { ...newStudent, batch: 'b-none' }), 404);
    await expectHttpError(call('createStudent', { ...newStudent, batch: 'b-lab' }), 409, { batch: ['This batch is full.'] });
  });

  it('fills a new batch from all its seats down to none [Q-82]', async () => {
    const { db, as } = createTestContext();
    const call = as('u-franchise');
    await call('createBatch', { title: 'Two seats', time: '5 PM', studentLimit: 2 });
    const batch = db.batches.at(-1);
    const admit = async (email: string) => {
      await call('createStudent', { ...newStudent, email, batch: batch?._id ?? '' });
      return batch?.admittedStudents;
    };
    expect([batch?.admittedStudents, await admit('one@example.com'), await admit('two@example.com')]).toEqual([2, 1, 0]);
    await expectHttpError(admit('three@example.com'), 409, { batch: ['This batch is full.'] });
  });
});
