import { expect, it } from 'vitest';
import { createTestContext } from '../../test/call-resolver.ts';

it('a reported payment is pending, and leaves the balance unchanged', async () => {
  const call = createTestContext().as('u-franchise');
  await call('requestFunds', { amount: 1500, txnId: ' 000000000001 ', paidBy: 'UPI' });
  const { transactions } = await call('listTransactions', {});
  expect(transactions[0]).toMatchObject({ amount: 1500, txnId: '000000000001', paidBy: 'UPI', isVerified: false });
  expect((await call('getWallet', {})).wallet.balance).toBe(2450);
});
