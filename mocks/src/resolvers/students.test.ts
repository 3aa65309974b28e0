import { expect, it } from 'vitest';
import { createTestContext } from '../../test/call-resolver.ts';

it('a created student is the first of the list', async () => {
  const { as, input } = createTestContext();
  const call = as('u-franchise');
  const created = await call('createStudent', input('createStudent'));
  expect(created).toEqual({ success: true, message: 'User registered successfully' });
  const { users } = await call('listStudents', {});
  expect(users[0]).toMatchObject({ fullName: 'Lakshmi Nair', rollNo: 'GVI/51/2026', courses: ['c-ccc'], role: 11 });
  expect(users[0]).not.toHaveProperty('password');
});

it('students are listed by batch or by course', async () => {
  const call = createTestContext().as('u-franchise');
  expect((await call('listStudents', { batchId: 'b-lab' })).users).toHaveLength(4);
  const { users } = await call('listStudents', { courseId: 'c-spoken' });
  expect(users.map(({ fullName }) => fullName)).toEqual(['Nusrat Jahan', 'Jyoti Kumari']);
});

it('students fill a new batch from all its seats down to none [Q-82]', async () => {
  const { db, as, input } = createTestContext();
  const call = as('u-franchise');
  await call('createBatch', { title: 'Two seats', time: '5 PM', studentLimit: 2 });
  const batch = db.batches.at(-1);
  const admit = async (email: string) => {
    await call('createStudent', input('createStudent', { email, batch: batch?._id }));
    return batch?.admittedStudents;
  };
  expect([batch?.admittedStudents, await admit('one@example.com'), await admit('two@example.com')]).toEqual([2, 1, 0]);
  await expect(admit('three@example.com')).rejects.toMatchObject({ reason: { batch: ['This batch is full.'] } });
});
