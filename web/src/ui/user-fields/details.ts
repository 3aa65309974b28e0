import type { UpdateProfileInput } from '@institute/sdk';
import { genderOf } from './genders.ts';

type Details = Required<
  Pick<UpdateProfileInput, 'fullName' | 'email' | 'phone' | 'city' | 'state' | 'pinCode' | 'village' | 'fatherName'>
> &
  Pick<UpdateProfileInput, 'dob' | 'gender'>;

/** What a form about a student holds, as calls take it: texts as they were typed; a blank date or gender is left out. */
export function detailsIn(text: (field: string) => string): Details {
  const dob = text('dob');
  const gender = genderOf(text('gender'));
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
