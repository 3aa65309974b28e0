import type { ConfirmPurchaseInput } from '@institute/sdk';

/** The search parameters that the payment provider adds to the return URL. */
export type Payment = Partial<ConfirmPurchaseInput>;

const keys = ['payment_id', 'payment_request_id', 'payment_status', 'course'] as const;

/** Limits the shown and sent texts, because anyone can write such a URL. In UTF-16 code units; a long title in Hindi has about 300. */
const maxLength = 1000;

export function parsePaymentSearch(search: Record<string, unknown>): Payment {
  const payment: Payment = {};
  for (const key of keys) {
    const value = search[key];
    // The cut does not end within a character outside the basic plane.
    if (typeof value === 'string' && value.trim()) payment[key] = value.slice(0, maxLength).replace(/\p{Surrogate}$/u, '');
  }
  return payment;
}

/** False if the page is opened without a payment. */
export function isPaymentFound({ payment_id, payment_request_id, payment_status }: Payment): boolean {
  return Boolean(payment_id || payment_request_id || payment_status);
}

/** `reported` and `not-confirmed`: the provider reports a payment; the user must sign in, or the institute has not confirmed it. */
export type PaymentState = 'checking' | 'received' | 'reported' | 'not-confirmed' | 'not-completed' | 'not-found';

/** Returns undefined when an id is missing. Failed payments are reported as well. */
export function toConfirmPurchaseInput({
  payment_id,
  payment_request_id,
  payment_status = '',
  course = '',
}: Payment): ConfirmPurchaseInput | undefined {
  return payment_id && payment_request_id ? { payment_request_id, payment_status, payment_id, course } : undefined;
}
