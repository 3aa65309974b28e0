import { isApiError } from '@institute/sdk';

/** The fields of a purchase that the server has rejected. */
export interface RejectedFields {
  phone: boolean;
  amount: boolean;
}

/** Undefined if the error concerns neither field. */
export function getRejectedFields(error: Error | null): RejectedFields | undefined {
  const { phone, amount } = isApiError(error, 'createPurchase') ? error.fieldErrors : {};
  return phone || amount ? { phone: phone !== undefined, amount: amount !== undefined } : undefined;
}
