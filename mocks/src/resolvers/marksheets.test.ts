import { expect, it } from 'vitest';
import { createTestContext } from '../../test/call-resolver.ts';

it('a new marksheet is not verified', async () => {
  const { as, input } = createTestContext();
  const call = as('u-franchise');
  const details = input('createMarksheet', { student: 's-001', course: 'c-ccc' });
  await call('createMarksheet', details);
  const [marksheet] = (await call('listMarksheets', { userId: 'u-franchise' })).marksheets;
  const { subjects } = details;
  expect(marksheet).toMatchObject({ certificateNo: 'GVI-M-0016', student: { _id: 's-001' }, subjects, isVerified: false });
  expect(await call('findMarksheet', { studentId: 's-001', courseId: 'c-ccc' })).toContain('not yet verified');
});

it('practical marks add to the marks of a subject, in a session that may last a day', async () => {
  const { as, input } = createTestContext();
  const call = as('u-franchise');
  const subjects = [
    { subjectName: 'Internet', marksObtain: 50.1, totalMarks: 100, practicalMarks: 0.2 },
    { subjectName: 'Office', marksObtain: 70, totalMarks: 100, practicalMarks: 30 },
  ];
  const ids = { student: 's-001', course: 'c-ccc' };
  const oneDay = { session: '30-06-2026 - 30-06-2026', issueDate: '2026-06-30' };
  await call('createMarksheet', input('createMarksheet', { ...ids, ...oneDay, subjects }));
  const page = await call('findMarksheet', { studentId: 's-001', courseId: 'c-ccc' });
  expect(page.match(/<td[^>]*>[^<]*<\/td>/g)?.map((cell) => cell.replace(/<[^>]*>/g, ''))).toEqual(
    expect.arrayContaining(['50.3', '100', '150.3', '200', '75.15 %']),
  );
});
