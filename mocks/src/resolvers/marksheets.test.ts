import { describe, expect, it } from 'vitest';
import { createTestContext, expectHttpError } from '../../test/call-resolver.ts';

const newMarksheet = {
  subjects: [{ subjectName: 'Fundamentals', marksObtain: 62, totalMarks: 100, practicalMarks: 25 }],
  session: '01-04-2026 - 30-06-2026',
  student: 's-001',
  course: 'c-ccc',
  issueDate: '2026-07-06',
};

describe('marksheets', () => {
  it('creates a marksheet that is not verified, and shows it', async () => {
    const call = createTestContext().as('u-franchise');
    await call('createMarksheet', newMarksheet);
    const [marksheet] = (await call('listMarksheets', { userId: 'u-franchise' })).marksheets;
    expect(marksheet).toMatchObject({
      certificateNo: 'GVI-M-0016',
      student: { _id: 's-001' },
      subjects: newMarksheet.subjects,
      isVerified: false,
    });
    const page = await call('findMarksheet', { studentId: 's-001', courseId: 'c-ccc' });
    expect(page).toContain('87.00 %');
    expect(page).toContain('not yet verified');
  });

  it('rejects marks above the total, unknown records and a duplicate', async () => {
    const call = createTestContext().as('u-franchise');
    const subjects = [{ subjectName: 'Office', marksObtain: 101, totalMarks: 100, practicalMarks: 0 }];
    await expectHttpError(call('createMarksheet', { ...newMarksheet, subjects }), 422, {
      subjects: ['Office: marks are from 0 to 100.'],
    });
    await expectHttpError(call('createMarksheet', { ...newMarksheet, student: 's-none' }), 404);
    await expectHttpError(call('createMarksheet', { ...newMarksheet, course: 'c-none' }), 404);
    await call('createMarksheet', newMarksheet);
    await expectHttpError(call('createMarksheet', newMarksheet), 409);
  });

  it('counts practical marks as part of the 100 marks of a subject', async () => {
    const call = createTestContext().as('u-franchise');
    const subject = { subjectName: 'Office', marksObtain: 70, totalMarks: 100, practicalMarks: 31 };
    const post = (...subjects: (typeof subject)[]) => call('createMarksheet', { ...newMarksheet, subjects });
    const internet = { ...subject, subjectName: 'Internet' };
    await expectHttpError(post(internet, { ...subject, marksObtain: 90, practicalMarks: 90 }), 422, {
      subjects: ['Internet: 70 + 31 is more than 100.', 'Office: 90 + 90 is more than 100.'],
    });
    await expectHttpError(post({ ...subject, totalMarks: 200 }), 422, { subjects: ['Office: total marks are 100.'] });
    await post({ ...internet, marksObtain: 50.1, practicalMarks: 0.2 }, { ...subject, marksObtain: 70, practicalMarks: 30 });
    const page = await call('findMarksheet', { studentId: 's-001', courseId: 'c-ccc' });
    expect(page.match(/<td[^>]*>[^<]*<\/td>/g)?.map((cell) => cell.replace(/<[^>]*>/g, ''))).toEqual(
      expect.arrayContaining(['50.3', '100', '150.3', '200', '75.15 %']),
    );
  });

  it('rejects a session that is not two dates or ends before it starts, and an issue date before its end', async () => {
    const call = createTestContext().as('u-franchise');
    const post = (changes: object) => call('createMarksheet', { ...newMarksheet, ...changes });
    await expectHttpError(post({ session: '2026' }), 422, { session: ['The session is written DD-MM-YYYY - DD-MM-YYYY.'] });
    await expectHttpError(post({ session: '01-07-2026 - 30-06-2026' }), 422, { session: ['The end date is before the start date.'] });
    await expectHttpError(post({ issueDate: '2026-06-29' }), 422, { issueDate: ['The issue date is before the end date.'] });
    await post({ session: '30-06-2026 - 30-06-2026', issueDate: '2026-06-30' });
  });
});
