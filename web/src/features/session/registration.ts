import type { RegisterInput } from '@institute/sdk';

export const genders = ['male', 'female', 'other'] as const;

/** What the form holds as the call takes it: a blank date, gender or photo is left out, course and batch are sent empty. */
export function toRegistration(text: (field: string) => string, photo: File | undefined): RegisterInput {
  return {
    fullName: text('fullName'),
    password: text('password'),
    email: text('email'),
    phone: text('phone'),
    city: text('city'),
    state: text('state'),
    pinCode: text('pinCode'),
    village: text('village'),
    fatherName: text('fatherName'),
    dob: text('dob') || undefined,
    gender: genders.find((gender) => gender === text('gender')),
    courseId: '',
    batch: '',
    avatar: photo,
  };
}
