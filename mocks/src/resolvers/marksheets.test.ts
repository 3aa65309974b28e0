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
});
