import { type Gender, genders, type RegisterInput, states, type User } from '@institute/sdk';
import { parseTypedDate } from '#lib/form-values.ts';
import * as text from '#text/user-fields.ts';
import type { FormValues } from '../form/parse-form.ts';

type UserFields = Required<Pick<RegisterInput, 'fullName' | 'email' | 'phone' | 'city' | 'state' | 'pinCode' | 'village' | 'fatherName'>> &
  Pick<RegisterInput, 'dob' | 'gender'>;

/** The names of user fields. The enquiry of a visitor calls the name `name`. */
export type UserField = keyof UserFields | 'name';

/** Parses the user fields of a form. Texts stay as typed; a date of birth or gender that is blank or unreadable is left out. */
export function parseUserFields(values: FormValues<keyof UserFields>): UserFields {
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

const values = Object.values(genders);

export const genderOptions = values.map((value) => ({ value, label: text.genders[value] }));

export function parseGender(text: string): Gender | undefined {
  return values.find((gender) => gender === text);
}

/** A user's PIN code as a string. Responses spell the field `pinCode` or `pincode`, and may hold a number. */
export function getPinCode({ pinCode, pincode }: Pick<User, 'pinCode' | 'pincode'>): string | undefined {
  return String(pinCode ?? pincode ?? '') || undefined;
}

export const stateOptions = Object.values(states).map((value) => ({ value, label: text.stateName(value) }));
