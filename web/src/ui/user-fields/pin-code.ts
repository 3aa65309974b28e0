import type { User } from '@institute/sdk';

/** The documents spell it both ways; a number is shown as it is. */
export function pinCodeOf({ pinCode, pincode }: Pick<User, 'pinCode' | 'pincode'>): string | undefined {
  return String(pinCode ?? pincode ?? '') || undefined;
}
