import { expect, it } from 'vitest';
import { createTestContext, expectHttpError } from '../../test/call-resolver.ts';

it('exams are listed with the current data of their students, who have hall tickets', async () => {
  const { as, input } = createTestContext();
  const call = as('u-franchise');
  const students = [{ _id: 's-029', fullName: 'Ritika' }];
  await call('createExam', input('createExam', { course: 'c-adca', batch: 'b-afternoon', date: '2026-12-28', students }));
  const [exam] = (await call('listExams', {})).hallTickets;
  expect(exam).toMatchObject({ title: 'Final', batch: { title: 'दोपहर का बैच' }, course: { _id: 'c-adca' } });
  expect(exam?.students?.[0]).toMatchObject({ fullName: 'Ritika Sinha', rollNo: 'GVI/39/2026', fatherName: 'Alok Sinha' });
  expect(await call('getHallTicket', { courseId: 'c-adca', studentId: 's-029' })).toContain('28-12-2026');
});

it('exams of a deleted batch are listed without its title', async () => {
  const call = createTestContext().as('u-franchise');
  await call('deleteBatch', { id: 'b-lab' });
  const { hallTickets } = await call('listExams', {});
  expect(hallTickets.find(({ _id }) => _id === 'e-003')?.batch).toBeNull();
});

it('a hall ticket is for an admin token too, but not for a student who is not enrolled', async () => {
  const { as } = createTestContext();
  expect(await as()('getHallTicket', { courseId: 'c-ccc', studentId: 's-001' })).toContain('प्रवेश पत्र');
  await expectHttpError(as('u-franchise')('getHallTicket', { courseId: 'c-web', studentId: 's-001' }), 404);
});
