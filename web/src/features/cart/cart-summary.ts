import type { Course } from '@institute/sdk';
import { getPayablePrice } from '../../ui/price.tsx';

export interface CartSummary {
  /** How many courses can be bought. */
  count: number;
  /** Their prices together, in rupees. */
  total: number;
  /** The difference to their original prices, in rupees. */
  saved: number;
}

/** Sums up the courses that the viewer does not have yet. A course that is no longer available is not in `courses`. */
export function summarizeCart(courses: readonly Course[], owned: ReadonlySet<string>): CartSummary {
  const payable = courses.filter(({ _id }) => !owned.has(_id));
  const total = sum(payable.map(getPayablePrice));
  return { count: payable.length, total, saved: Math.max(0, sum(payable.map(({ price }) => price)) - total) };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
