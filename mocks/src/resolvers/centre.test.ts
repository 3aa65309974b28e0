import type { Gender } from '@institute/sdk/contract';
import { describe, expect, it } from 'vitest';
import type { Db } from '../db/db.ts';
import { expectRefusal, world } from './call.ts';

const LAKSHMI = {
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
const EVENING = { title: 'शाम का बैच', time: '05:00 PM - 07:00 PM', studentLimit: 25 };

/** An operator of another centre. */
function addStranger(db: Db): void {
  db.accounts.push({
    _id: 'u-other',
    fullName: 'Other Operator',
    email: 'other@example.com',
    role: 12,
    password: 'x',
    isActive: true,
    courses: [],
  });
}

describe('students', () => {
  it('lists a created student first and counts one more in the batch', async () => {
    const { db, as } = world();
    const call = as('u-franchise');
    const before = db.batches.find(({ _id }) => _id === 'b-morning')?.admittedStudents ?? 0;
    await expect(call('createStudent', LAKSHMI)).resolves.toEqual({ success: true, message: 'User registered successfully' });
    const { users } = await call('listStudents', {});
    expect(users[0]).toMatchObject({ fullName: 'Lakshmi Nair', rollNo: 'GVI/51/2026', courses: ['c-ccc'], role: 11 });
    expect(users[0]).not.toHaveProperty('password');
    expect(db.batches.find(({ _id }) => _id === 'b-morning')?.admittedStudents).toBe(before + 1);
  });

  it('lists those of a batch or of a course', async () => {
    const call = world().as('u-franchise');
    expect((await call('listStudents', { batchId: 'b-lab' })).users).toHaveLength(4);
    const { users } = await call('listStudents', { courseId: 'c-spoken' });
    expect(users.map(({ fullName }) => fullName)).toEqual(['Nusrat Jahan', 'Jyoti Kumari']);
  });

  it('refuses a taken e-mail, an unknown course or batch, and a full batch', async () => {
    const call = world().as('u-franchise');
    await expectRefusal(call('createStudent', { ...LAKSHMI, email: 'anjali@example.com' }), 409);
    await expectRefusal(call('createStudent', { ...LAKSHMI, courseId: 'c-none' }), 404);
    await expectRefusal(call('createStudent', { ...LAKSHMI, batch: 'b-none' }), 404);
    await expectRefusal(call('createStudent', { ...LAKSHMI, batch: 'b-lab' }), 409, { batch: ['This batch is full.'] });
  });
});

describe('batches', () => {
  it('are created and deleted', async () => {
    const call = world().as('u-franchise');
    await call('createBatch', EVENING);
    const [batch] = (await call('listBatches', {})).batches;
    expect(batch).toMatchObject({ ...EVENING, admittedStudents: 0, isActive: true });
    await call('deleteBatch', { id: batch?._id ?? '' });
    const { batches } = await call('listBatches', {});
    expect(batches.map(({ title }) => title)).not.toContain('शाम का बैच');
    await expectRefusal(call('deleteBatch', { id: batch?._id ?? '' }), 404);
  });

  it('need a title, a seat, and a title of their own', async () => {
    const call = world().as('u-franchise');
    await expectRefusal(call('createBatch', { ...EVENING, title: ' ' }), 422);
    await expectRefusal(call('createBatch', { ...EVENING, studentLimit: 0 }), 422);
    await expectRefusal(call('createBatch', { ...EVENING, title: 'सुबह का बैच' }), 409);
  });
});

describe('another operator', () => {
  it('sees nothing of this centre', async () => {
    const { db, as } = world();
    addStranger(db);
    const call = as('u-other');
    expect((await call('listStudents', {})).users).toEqual([]);
    expect((await call('listBatches', {})).batches).toEqual([]);
    expect((await call('listResults', {})).results).toEqual([]);
    expect((await call('listExams', {})).hallTickets).toEqual([]);
    expect((await call('listTransactions', {})).transactions).toEqual([]);
    expect((await call('getWallet', {})).wallet.balance).toBe(0);
  });

  it('changes and reads nothing of this centre', async () => {
    const { db, as } = world();
    addStranger(db);
    const call = as('u-other');
    const anjali = { studentId: 's-001', courseId: 'c-ccc' };
    await expectRefusal(call('deleteBatch', { id: 'b-morning' }), 404);
    await expectRefusal(call('createStudent', LAKSHMI), 404);
    await expectRefusal(call('getHallTicket', anjali), 404);
    await expectRefusal(call('findMarksheet', anjali), 404);
    await expectRefusal(call('listMarksheets', { userId: 'u-franchise' }), 404);
  });
});

describe('wallet', () => {
  it('keeps a reported payment pending and the balance as it is', async () => {
    const call = world().as('u-franchise');
    await call('requestFunds', { amount: 1500, txnId: ' 000000000001 ', paidBy: 'UPI' });
    const { transactions } = await call('listTransactions', {});
    expect(transactions[0]).toMatchObject({ amount: 1500, txnId: '000000000001', paidBy: 'UPI', isVerified: false });
    expect((await call('getWallet', {})).wallet.balance).toBe(2450);
    await expectRefusal(call('requestFunds', { amount: 1500, txnId: '000000000001', paidBy: 'UPI' }), 409);
    await expectRefusal(call('requestFunds', { amount: 0, txnId: '000000000002', paidBy: 'UPI' }), 422);
  });
});

describe('updateMedia', () => {
  it('keeps the parts that are not sent, and they appear on documents', async () => {
    const { as } = world();
    const call = as('u-franchise');
    const signature = new Blob(['ink'], { type: 'image/png' });
    await call('updateMedia', { name: 'ज्ञान केंद्र <Patna>', signature });
    await call('updateMedia', {});
    const ticket = await call('getHallTicket', { courseId: 'c-ccc', studentId: 's-001' });
    expect(ticket).toContain('ज्ञान केंद्र &lt;Patna&gt;');
    expect(ticket).toContain('src="data:image/png;base64,aW5r"');
  });
});
