import { expect, it } from 'vitest';
import { createTestContext } from '../../test/call-resolver.ts';

it('a new result is not declared yet', async () => {
  const { as, input } = createTestContext();
  const call = as('u-franchise');
  await call('createResult', input('createResult', { rollNo: 'GVI/24/2026', courseId: 'c-ccc' }));
  const { results } = await call('listResults', {});
  expect(results[0]).toMatchObject({
    student: { _id: 's-014', fullName: 'Sneha Tirkey', rollNo: 'GVI/24/2026' },
    course: { _id: 'c-ccc', title: 'Course on Computer Concepts' },
    isActive: false,
  });
});

it('a result is listed without its student when the account is deleted', async () => {
  const { db, as } = createTestContext();
  db.accounts = db.accounts.filter(({ _id }) => _id !== 's-001');
  const { results } = await as('u-franchise')('listResults', {});
  expect(results.find(({ _id }) => _id === 'r-001')?.student).toBeNull();
});
