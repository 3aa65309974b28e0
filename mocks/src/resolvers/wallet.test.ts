import { describe, expect, it } from 'vitest';
import { createTestContext, expectHttpError } from '../../test/call-resolver.ts';

describe('wallet', () => {
  it('lists a reported payment as pending and leaves the balance unchanged', async () => {
    const call = createTestContext().as('u-franchise');
    await call('requestFunds', { amount: 1500, txnId: ' 000000000001 ', paidBy: 'UPI' });
    const { transactions } = await call('listTransactions', {});
    expect(transactions[0]).toMatchObject({ amount: 1500, txnId: '000000000001', paidBy: 'UPI', isVerified: false });
    expect((await call('getWallet', {})).wallet.balance).toBe(2450);
    await expectHttpError(call('requestFunds', { amount: 1500, txnId: '000000000001', paidBy: 'UPI' }), 409);
    await expectHttpError(call('requestFunds', { amount: 0, txnId: '000000000002', paidBy: 'UPI' }), 422);
  });
});
