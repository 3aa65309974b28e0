import { describe, expect, it } from 'vitest';
import { createTestContext, expectHttpError } from '../../test/call-resolver.ts';

describe('findResult', () => {
  it('shows a declared result to a visitor', async () => {
    const page = await createTestContext().as()('findResult', { rollNo: ' GVI/01/2026 ', courseId: 'c-ccc' });
    expect(page).toContain('Aarav Sharma');
    expect(page).toContain('01-05-2026');
  });

  it('does not reveal a result that is not declared yet', async () => {
    const { db, as } = createTestContext();
    const undeclared = db.results.find(({ isActive }) => !isActive);
    const student = db.accounts.find(({ _id }) => _id === undeclared?.studentId);
    const input = { rollNo: student?.rollNo ?? '', courseId: undeclared?.courseId ?? '' };
    const reason = 'We could not find a declared result for this student id and course.';
    await expectHttpError(as()('findResult', input), 404, reason);
    await expectHttpError(as()('findResult', { rollNo: 'XYZ/01/2023', courseId: 'c-ccc' }), 404, reason);
  });
});
