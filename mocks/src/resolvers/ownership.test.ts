import { describe, expect, it } from 'vitest';
import { createTestContext, expectHttpError, type TestContext } from '../../test/call-resolver.ts';
import { validRequests } from '../../test/valid-requests.ts';

/** A context with an operator of another centre. */
function createContextWithOtherOperator(): TestContext {
  const context = createTestContext();
  context.db.accounts.push({
    _id: 'u-other',
    fullName: 'Other Operator',
    email: 'other@example.com',
    role: 12,
    password: 'x',
    isActive: true,
    courses: [],
  });
  return context;
}

describe('another operator', () => {
  it('gets empty lists', async () => {
    const call = createContextWithOtherOperator().as('u-other');
    expect((await call('listStudents', {})).users).toEqual([]);
    expect((await call('listBatches', {})).batches).toEqual([]);
    expect((await call('listResults', {})).results).toEqual([]);
    expect((await call('listExams', {})).hallTickets).toEqual([]);
    expect((await call('listTransactions', {})).transactions).toEqual([]);
    expect((await call('getWallet', {})).wallet.balance).toBe(0);
  });

  it('cannot change or read a record of this centre', async () => {
    const { db, as } = createContextWithOtherOperator();
    const call = as('u-other');
    const anjali = { studentId: 's-001', courseId: 'c-ccc' };
    await expectHttpError(call('deleteBatch', { id: 'b-morning' }), 404);
    await expectHttpError(call('createStudent', validRequests(db).createStudent.input), 404);
    await expectHttpError(call('getHallTicket', anjali), 404);
    await expectHttpError(call('findMarksheet', anjali), 404);
    await expectHttpError(call('listMarksheets', { userId: 'u-franchise' }), 404);
  });
});
