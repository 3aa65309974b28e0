import type { User } from '@institute/sdk';
import { inputDate } from '../../../lib/dates.ts';
import type { UserFieldValues } from '../../../ui/user-fields/get-user-field-props.ts';
import { getPinCode } from '../../../ui/user-fields/pin-code.ts';

/** The values of the profile form. A missing detail is ''. */
export function profileValues(user: User): UserFieldValues {
  const values = {
    fullName: user.fullName,
    email: user.email,
    phone: user.phone,
    city: user.city,
    state: user.state,
    pinCode: getPinCode(user),
    village: user.village,
    fatherName: user.fatherName,
    dob: inputDate(user.dob),
    gender: user.gender,
  };
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [field, String(value ?? '')]));
}
