import type { OperationId } from '@institute/sdk/contract';
import { expect, it } from 'vitest';
import { createTestContext, expectHttpError } from '../../test/call-resolver.ts';
import type { ErrorMessage } from '../core/response.ts';

const endBeforeStart = ['The end date is before the start date.'];
const wrongAmount = ['The amount is not the price of the course.'];

const wrongDetails: [OperationId, changes: object, status: number, reason?: ErrorMessage][] = [
  ['createBatch', { title: ' ' }, 422],
  ['createBatch', { studentLimit: 0 }, 422],
  ['createBatch', { title: 'सुबह का बैच' }, 409],
  ['createStudent', { email: 'anjali@example.com' }, 409],
  ['createStudent', { courseId: 'c-none' }, 404],
  ['createStudent', { batch: 'b-none' }, 404],
  ['createStudent', { batch: 'b-lab' }, 409, { batch: ['This batch is full.'] }],
  ['createResult', { rollNo: 'GVI/01/2026' }, 404],
  ['createResult', { courseId: 'c-none' }, 404],
  ['createResult', { endDate: '2026-03-31' }, 422, { endDate: endBeforeStart }],
  ['createExam', { students: [] }, 422],
  ['createExam', { students: [{ _id: 'u-student', fullName: 'Aarav Sharma' }] }, 404],
  ['createExam', { course: 'c-none' }, 404],
  ['createExam', { batch: 'b-none' }, 404],
  ['createMarksheet', { student: 's-none' }, 404],
  ['createMarksheet', { course: 'c-none' }, 404],
  ['createMarksheet', { session: '2026' }, 422, { session: ['The session is written DD-MM-YYYY - DD-MM-YYYY.'] }],
  ['createMarksheet', { session: '01-07-2026 - 30-06-2026' }, 422, { session: endBeforeStart }],
  ['createMarksheet', { issueDate: '2026-06-29' }, 422, { issueDate: ['The issue date is before the end date.'] }],
  ['requestFunds', { amount: 0 }, 422],
];
it.each(wrongDetails)('%s rejects an operator who sends %j with %i', async (id, changes, status, reason) => {
  const { as, input } = createTestContext();
  await expectHttpError(as('u-franchise')(id, input(id, changes)), status, reason);
});

it.each<OperationId>(['createBatch', 'createStudent', 'createResult', 'createMarksheet', 'requestFunds'])(
  '%s rejects the same details a second time',
  async (id) => {
    const { as, input } = createTestContext();
    const details = input(id);
    await as('u-franchise')(id, details);
    await expectHttpError(as('u-franchise')(id, details), 409);
  },
);

it.each<[reason: string, ...marks: [number, number, number, string][]]>([
  ['Office: marks are from 0 to 100.', [101, 100, 0, 'Office']],
  ['Internet: marks are from 0 to 100. Office: marks are from 0 to 100.', [70, 100, 101, 'Internet'], [-1, 100, 90, 'Office']],
  ['Office: total marks are 100.', [70, 200, 30, 'Office']],
])('a marksheet with impossible marks is rejected: %s', async (reason, ...marks) => {
  const { as, input } = createTestContext();
  const subjects = marks.map(([marksObtain, totalMarks, practicalMarks, subjectName]) => {
    return { subjectName, marksObtain, totalMarks, practicalMarks };
  });
  const reasons = { subjects: reason.split(/(?<=\.) /) };
  await expectHttpError(as('u-franchise')('createMarksheet', input('createMarksheet', { subjects })), 422, reasons);
});

const wrongRequests: [OperationId, changes: object, status: number, reason?: ErrorMessage][] = [
  ['createPurchase', { courseId: 'c-none' }, 404],
  ['getCourse', { id: 'c-none' }, 404],
  ['updateProfile', { email: 'franchise@example.com' }, 409],
  ['updatePassword', { password: 'wrong' }, 422],
  ['register', { email: 'STUDENT@example.com' }, 409, { email: ['This email is already registered.'] }],
  [
    'register',
    { fullName: ' ', password: '' },
    422,
    { fullName: ['Please enter your full name.'], password: ['Please choose a password.'] },
  ],
  ['login', { password: 'Student123' }, 401, 'Email or password is wrong.'],
  ['login', { email: 'unknown@example.com' }, 401, 'Email or password is wrong.'],
  ['uploadPhoto', { avatar: new Blob(['x'], { type: 'application/pdf' }) }, 415],
  ['uploadPhoto', { avatar: new Blob(['<svg/>'], { type: 'image/svg+xml' }) }, 415],
  ['uploadPhoto', { avatar: new Blob([new Uint8Array(5 * 1024 * 1024 + 1)], { type: 'image/png' }) }, 413],
];
it.each(wrongRequests)('%s rejects a student who sends %j with %i', async (id, changes, status, reason) => {
  const { as, input } = createTestContext();
  await expectHttpError(as('u-student')(id, input(id, changes)), status, reason);
});

it.each([1, 0, -4200, 4800])('a purchase for %i in place of the price of the course is rejected [S-11]', async (amount) => {
  const purchase = createTestContext().as('u-student')('createPurchase', { courseId: 'c-tally', amount });
  await expectHttpError(purchase, 422, { amount: wrongAmount });
});

it('a purchase with a wrong phone number and a wrong amount reports both', async () => {
  const { db, as, input } = createTestContext();
  Object.assign(db.accounts.find(({ _id }) => _id === 'u-student') ?? {}, { phone: 12345 });
  const reason = { phone: ['Please enter a valid phone number.'], amount: wrongAmount };
  await expectHttpError(as('u-student')('createPurchase', input('createPurchase', { amount: 1 })), 422, reason);
});

it.each([
  ['an email address of their own', 'updateProfile', { email: 'Student@example.com' }],
  ['the price of a course without a discount', 'createPurchase', { courseId: 'c-typing', amount: 2000 }],
] as const)('a student may send %s', async (_what, id, changes) => {
  const { as, input } = createTestContext();
  await expect(as('u-student')(id, input(id, changes))).resolves.toMatchObject({ success: true });
});
