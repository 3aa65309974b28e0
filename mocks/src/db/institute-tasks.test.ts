import { expect, it } from 'vitest';
import { operatorApi as api, listenToRequests, mocks, statusOf } from '../../test/call-operation.ts';
import { seed } from './seed/index.ts';

listenToRequests();

const pendingId = (task: string) => mocks.institute.pending().find((pending) => pending.task === task)?.id ?? '';

it('declares a result, whose certificate becomes public', async () => {
  const id = pendingId('declareResult');
  const { studentId, courseId } = seed.results.find(({ _id }) => _id === id) ?? { studentId: '', courseId: '' };
  const rollNo = Object.values(seed.students).find(({ _id }) => _id === studentId)?.rollNo ?? '';
  expect(await statusOf(api.findResult({ rollNo, courseId }))).toBe(404);
  await mocks.institute.declareResult(id);
  expect(await statusOf(api.findResult({ rollNo, courseId }))).toBe(200);
  expect((await api.listResults()).results.find(({ _id }) => _id === id)?.isActive).toBe(true);
});

it('verifies a payment, which credits the wallet exactly once', async () => {
  const { wallet } = await api.getWallet();
  await api.requestFunds({ amount: 750, txnId: '000000004242', paidBy: 'UPI' });
  const { transactions } = await api.listTransactions();
  const id = transactions[0]?._id ?? '';
  await mocks.institute.verifyTransaction(id);
  await expect(mocks.institute.verifyTransaction(id)).rejects.toMatchObject({ status: 409 });
  expect((await api.getWallet()).wallet.balance).toBe((wallet.balance ?? 0) + 750);
  expect((await api.listTransactions()).transactions[0]?.isVerified).toBe(true);
});

it('ends a batch and deactivates its students', async () => {
  await mocks.institute.endBatch('b-morning');
  expect((await api.listBatches()).batches.find(({ _id }) => _id === 'b-morning')?.isActive).toBe(false);
  const { users } = await api.listStudents({ batchId: 'b-morning' });
  expect(users.length).toBeGreaterThan(0);
  expect(users.every(({ isActive }) => !isActive)).toBe(true);
});

it('lists everything that waits, and nothing that is done', async () => {
  const before = mocks.institute.pending();
  expect(new Set(before.map(({ task }) => task))).toEqual(new Set(['declareResult', 'verifyMarksheet', 'verifyTransaction', 'endBatch']));
  for (const { task, id } of before) await mocks.institute[task](id);
  expect(mocks.institute.pending()).toEqual([]);
});
