import type { StoredTransaction } from '../db.ts';

const COUNT = 20;
const FIRST_DAY = Date.UTC(2026, 0, 15, 6, 40);
const BETWEEN = 15.3 * 24 * 60 * 60 * 1000;
const AMOUNTS = [1500, 2000, 500, 3000, 1000, 2450, 750];
const METHODS = ['UPI', 'NEFT', 'IMPS', 'Cash deposit'];

/** Payments that the operator reported; the newest are still pending. */
export function seedTransactions(): StoredTransaction[] {
  return Array.from({ length: COUNT }, (_, index) => ({
    _id: `t-${String(index + 1).padStart(3, '0')}`,
    amount: AMOUNTS[index % AMOUNTS.length],
    paidBy: METHODS[index % METHODS.length],
    txnId: String(index + 101).padStart(12, '0'),
    createdAt: new Date(FIRST_DAY + Math.round(index * BETWEEN)).toISOString(),
    isVerified: index < COUNT - 3 && index !== 7,
    owner: 'u-franchise',
  }));
}
