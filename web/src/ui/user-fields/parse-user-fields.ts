import type { UpdateProfileInput } from '@institute/sdk';
import { parseGender } from './genders.ts';

type UserFields = Required<
  Pick<UpdateProfileInput, 'fullName' | 'email' | 'phone' | 'city' | 'state' | 'pinCode' | 'village' | 'fatherName'>
> &
  Pick<UpdateProfileInput, 'dob' | 'gender'>;

/** Reads a student's fields from a form. Texts are kept as typed; a blank date of birth or gender is left out. */
export function parseUserFields(text: (field: string) => string): UserFields {
  const dob = text('dob');
  const gender = parseGender(text('gender'));
  return {
    fullName: text('fullName'),
    email: text('email'),
    phone: text('phone'),
    city: text('city'),
    state: text('state'),
    pinCode: text('pinCode'),
    village: text('village'),
    fatherName: text('fatherName'),
    ...(dob && { dob }),
    ...(gender && { gender }),
  };
}
