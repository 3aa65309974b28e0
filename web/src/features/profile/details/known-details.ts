import type { User } from '@institute/sdk';
import { inputDate } from '../../../lib/dates.ts';
import { pinCodeOf } from '../../../ui/user-fields/pin-code.ts';

/** What is known of a person, as texts for the fields of a form; '' where nothing is. */
export function knownDetails(user: User): (field: string) => string {
  const texts: Record<string, unknown> = {
    fullName: user.fullName,
    email: user.email,
    phone: user.phone,
    city: user.city,
    state: user.state,
    pinCode: pinCodeOf(user),
    village: user.village,
    fatherName: user.fatherName,
    dob: inputDate(user.dob),
    gender: user.gender,
  };
  return (field) => String(texts[field] ?? '');
}
