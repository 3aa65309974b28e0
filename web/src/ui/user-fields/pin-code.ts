import type { User } from '@institute/sdk';

/** A user's PIN code as text. Responses spell the field `pinCode` or `pincode`, and may send a number. */
export function getPinCode({ pinCode, pincode }: Pick<User, 'pinCode' | 'pincode'>): string | undefined {
  return String(pinCode ?? pincode ?? '') || undefined;
}
