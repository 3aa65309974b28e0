import { describe, expect, it } from 'vitest';
import { createTestContext, expectHttpError } from '../../test/call-resolver.ts';

const newResult = {
  rollNo: 'GVI/11/2026',
  courseId: 'c-ccc',
  grade: 'A++',
  startDate: '2026-04-01',
  endDate: '2026-06-30',
  duration: 3,
  issueDate: '2026-07-05',
};

describe('results', () => {
  it('creates results that are not declared yet', async () => {
    const { as } = createTestContext();
    const call = as('u-franchise');
    await call('createResult', { ...newResult, rollNo: 'GVI/24/2026' });
    const { results } = await call('listResults', {});
    expect(results[0]).toMatchObject({
      student: { _id: 's-014', fullName: 'Sneha Tirkey', rollNo: 'GVI/24/2026' },
      course: { _id: 'c-ccc', title: 'Course on Computer Concepts' },
      isActive: false,
    });
  });

  it('lists a result without its student when the account is deleted', async () => {
    const { db, as } = createTestContext();
    db.accounts = db.accounts.filter(({ _id }) => _id !== 's-001');
    const { results } = await as('u-franchise')('listResults', {});
    expect(results.find(({ _id }) => _id === 'r-001')?.student).toBeNull();
  });

  it('rejects an unknown student or course, an end before the start, and a duplicate', async () => {
    const call = createTestContext().as('u-franchise');
    await expectHttpError(call('createResult', { ...newResult, rollNo: 'GVI/01/2026' }), 404);
    await expectHttpError(call('createResult', { ...newResult, courseId: 'c-none' }), 404);
    await expectHttpError(call('createResult', { ...newResult, endDate: '2026-03-31' }), 422, {
      endDate: ['The end date is before the start date.'],
    });
    await call('createResult', newResult);
    await expectHttpError(call('createResult', newResult), 409);
  });
});
