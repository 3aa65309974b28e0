import type { StoredTransaction } from '../db.ts';

const count = 20;
const firstCreatedAt = Date.UTC(2026, 0, 15, 6, 40);
const intervalMs = 15.3 * 24 * 60 * 60 * 1000;
const amounts = [1500, 2000, 500, 3000, 1000, 2450, 750];
const methods = ['UPI', 'NEFT', 'IMPS', 'Cash deposit'];

/** The newest are pending. */
export function seedTransactions(): StoredTransaction[] {
  return Array.from({ length: count }, (_, index) => ({
    _id: `t-${String(index + 1).padStart(3, '0')}`,
    amount: amounts[index % amounts.length],
    paidBy: methods[index % methods.length],
    txnId: String(index + 101).padStart(12, '0'),
    createdAt: new Date(firstCreatedAt + Math.round(index * intervalMs)).toISOString(),
    isVerified: index < count - 3 && index !== 7,
    owner: 'u-franchise',
  }));
}
