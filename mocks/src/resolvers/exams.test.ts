import { describe, expect, it } from 'vitest';
import { createTestContext, expectHttpError } from '../../test/call-resolver.ts';

const newExam = {
  title: 'अंतिम परीक्षा',
  date: '2026-12-28',
  time: '10:30',
  location: 'Room 1',
  course: 'c-adca',
  batch: 'b-afternoon',
  students: [{ _id: 's-029', fullName: 'Ritika Sinha' }],
};

describe('exams', () => {
  it('lists exams with the current data of their students, and issues hall tickets', async () => {
    const call = createTestContext().as('u-franchise');
    await call('createExam', newExam);
    const [exam] = (await call('listExams', {})).hallTickets;
    expect(exam).toMatchObject({ title: 'अंतिम परीक्षा', batch: { title: 'दोपहर का बैच' }, course: { _id: 'c-adca' } });
    expect(exam?.students?.[0]).toMatchObject({ fullName: 'Ritika Sinha', rollNo: 'GVI/39/2026', fatherName: 'Alok Sinha' });
    const ticket = await call('getHallTicket', { courseId: 'c-adca', studentId: 's-029' });
    expect(ticket).toContain('28-12-2026');
  });

  it('rejects an exam without students of the centre, a course and a batch', async () => {
    const call = createTestContext().as('u-franchise');
    await expectHttpError(call('createExam', { ...newExam, students: [] }), 422);
    await expectHttpError(call('createExam', { ...newExam, students: [{ _id: 'u-student', fullName: 'Aarav Sharma' }] }), 404);
    await expectHttpError(call('createExam', { ...newExam, course: 'c-none' }), 404);
    await expectHttpError(call('createExam', { ...newExam, batch: 'b-none' }), 404);
  });

  it('lists the exams of a deleted batch, without its title', async () => {
    const call = createTestContext().as('u-franchise');
    await call('deleteBatch', { id: 'b-lab' });
    const { hallTickets } = await call('listExams', {});
    expect(hallTickets.find(({ _id }) => _id === 'e-003')?.batch).toBeNull();
  });

  it('issues a hall ticket for an admin token, but not for a student who is not enrolled', async () => {
    const { as } = createTestContext();
    expect(await as()('getHallTicket', { courseId: 'c-ccc', studentId: 's-001' })).toContain('प्रवेश पत्र');
    await expectHttpError(as('u-franchise')('getHallTicket', { courseId: 'c-web', studentId: 's-001' }), 404);
  });
});
