import { expect, it } from 'vitest';
import { createTestContext, expectHttpError, type TestContext } from '../../test/call-resolver.ts';

function createContextWithOtherOperator(): TestContext {
  const context = createTestContext();
  const [account] = context.db.accounts;
  if (account) context.db.accounts.push({ ...account, _id: 'u-other', email: 'other@example.com', role: 12, courses: [] });
  return context;
}

it('another operator gets empty lists', async () => {
  const call = createContextWithOtherOperator().as('u-other');
  expect((await call('listStudents', {})).users).toEqual([]);
  expect((await call('listBatches', {})).batches).toEqual([]);
  expect((await call('listResults', {})).results).toEqual([]);
  expect((await call('listExams', {})).hallTickets).toEqual([]);
  expect((await call('listTransactions', {})).transactions).toEqual([]);
  expect((await call('getWallet', {})).wallet.balance).toBe(0);
});

it('another operator cannot change or read a record of this centre', async () => {
  const { as, input } = createContextWithOtherOperator();
  for (const id of ['deleteBatch', 'createStudent', 'getHallTicket', 'findMarksheet', 'listMarksheets'] as const)
    await expectHttpError(as('u-other')(id, input(id)), 404);
});
