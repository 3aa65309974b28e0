import type { ConfirmPurchaseInput } from '@institute/sdk';

/** What the payment provider adds to the return address. */
export type Payment = Partial<ConfirmPurchaseInput>;

const keys = ['payment_id', 'payment_request_id', 'payment_status', 'course'] as const;

/** Longest value that is shown or sent; anyone can write such an address. */
const maxLength = 200;

export function readPayment(search: Record<string, unknown>): Payment {
  const payment: Payment = {};
  for (const key of keys) {
    const value = search[key];
    if (typeof value === 'string' && value.trim()) payment[key] = value.slice(0, maxLength);
  }
  return payment;
}

/** What is posted, or undefined where the address names no payment. A failed payment is posted too. */
export function toReport({ payment_id, payment_request_id, payment_status = '', course = '' }: Payment): ConfirmPurchaseInput | undefined {
  return payment_id && payment_request_id ? { payment_request_id, payment_status, payment_id, course } : undefined;
}
