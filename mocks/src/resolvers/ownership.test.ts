import { describe, expect, it } from 'vitest';
import { createScene, expectHttpError, type Scene } from '../../test/call-resolver.ts';
import { validRequests } from '../../test/valid-requests.ts';

/** A scene with an operator of another centre. */
function createSceneWithOtherOperator(): Scene {
  const scene = createScene();
  scene.db.accounts.push({
    _id: 'u-other',
    fullName: 'Other Operator',
    email: 'other@example.com',
    role: 12,
    password: 'x',
    isActive: true,
    courses: [],
  });
  return scene;
}

describe('another operator', () => {
  it('sees nothing of this centre', async () => {
    const call = createSceneWithOtherOperator().as('u-other');
    expect((await call('listStudents', {})).users).toEqual([]);
    expect((await call('listBatches', {})).batches).toEqual([]);
    expect((await call('listResults', {})).results).toEqual([]);
    expect((await call('listExams', {})).hallTickets).toEqual([]);
    expect((await call('listTransactions', {})).transactions).toEqual([]);
    expect((await call('getWallet', {})).wallet.balance).toBe(0);
  });

  it('changes and reads nothing of this centre', async () => {
    const { db, as } = createSceneWithOtherOperator();
    const call = as('u-other');
    const anjali = { studentId: 's-001', courseId: 'c-ccc' };
    await expectHttpError(call('deleteBatch', { id: 'b-morning' }), 404);
    await expectHttpError(call('createStudent', validRequests(db).createStudent.input), 404);
    await expectHttpError(call('getHallTicket', anjali), 404);
    await expectHttpError(call('findMarksheet', anjali), 404);
    await expectHttpError(call('listMarksheets', { userId: 'u-franchise' }), 404);
  });
});
