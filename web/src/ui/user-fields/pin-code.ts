import type { User } from '@institute/sdk';

/** A user's PIN code as a string. Responses spell the field `pinCode` or `pincode`, and may hold a number. */
export function getPinCode({ pinCode, pincode }: Pick<User, 'pinCode' | 'pincode'>): string | undefined {
  return String(pinCode ?? pincode ?? '') || undefined;
}
