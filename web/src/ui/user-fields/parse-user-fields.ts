import type { RegisterInput } from '@institute/sdk';
import { parseTypedDate } from '../../lib/typed-date.ts';
import type { FormValues } from '../form/parse-form.ts';
import { parseGender } from './genders.ts';

type UserFields = Required<Pick<RegisterInput, 'fullName' | 'email' | 'phone' | 'city' | 'state' | 'pinCode' | 'village' | 'fatherName'>> &
  Pick<RegisterInput, 'dob' | 'gender'>;

/** Parses the user fields of a form. Texts stay as typed; a date of birth or gender that is blank or unreadable is left out. */
export function parseUserFields(values: FormValues): UserFields {
  const dob = parseTypedDate(values('dob'));
  const gender = parseGender(values('gender'));
  return {
    fullName: values('fullName'),
    email: values('email'),
    phone: values('phone'),
    city: values('city'),
    state: values('state'),
    pinCode: values('pinCode'),
    village: values('village'),
    fatherName: values('fatherName'),
    ...(dob && { dob }),
    ...(gender && { gender }),
  };
}
