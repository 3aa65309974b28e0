import type { ConfirmPurchaseInput } from '@institute/sdk';

/** The search parameters that the payment provider adds to the return URL. */
export type Payment = Partial<ConfirmPurchaseInput>;

const keys = ['payment_id', 'payment_request_id', 'payment_status', 'course'] as const;

/** Limits what is shown and sent, because anyone can write such a URL. */
const maxLength = 200;

export function parsePaymentSearch(search: Record<string, unknown>): Payment {
  const payment: Payment = {};
  for (const key of keys) {
    const value = search[key];
    if (typeof value === 'string' && value.trim()) payment[key] = value.slice(0, maxLength);
  }
  return payment;
}

/** Returns undefined when an id is missing. Failed payments are reported as well. */
export function toConfirmPurchaseInput({
  payment_id,
  payment_request_id,
  payment_status = '',
  course = '',
}: Payment): ConfirmPurchaseInput | undefined {
  return payment_id && payment_request_id ? { payment_request_id, payment_status, payment_id, course } : undefined;
}
