import { expect } from 'vitest';
import { button, field } from '../support/page.ts';

/** A new student: the value of each labelled field in the form. */
export const newStudent = {
  'Full Name': 'प्रिया वर्मा',
  Email: 'priya@example.com',
  Password: ' a long secret ',
  'Confirm Password': ' a long secret ',
  'Father Name': 'Ramesh Verma',
  Phone: '0000012345',
  'Date of Birth': '2004-08-15',
  City: 'Lucknow',
  Village: 'Gomti Nagar',
  Pincode: '026001',
};

/** The request that registers the new student. */
export const registerRequest = {
  fullName: 'प्रिया वर्मा',
  password: ' a long secret ',
  email: 'priya@example.com',
  phone: '0000012345',
  city: 'Lucknow',
  state: 'uttarPradesh',
  pinCode: '026001',
  village: 'Gomti Nagar',
  fatherName: 'Ramesh Verma',
  dob: '2004-08-15',
  gender: 'female',
  courseId: '',
  batch: '',
};

export const submitButton = button('Register');

/** Fills in the form of /register. */
export async function fillRegistration(values: Record<string, string> = newStudent): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(label).fill(value);
  await field('Gender').selectOptions('female');
  await field('State').selectOptions('uttarPradesh');
}

/** Every field still has its value. */
export async function expectFilledRegistration(): Promise<void> {
  for (const [label, value] of Object.entries(newStudent)) await expect.element(field(label)).toHaveValue(value);
  await expect.element(field('Gender')).toHaveValue('female');
  await expect.element(field('State')).toHaveValue('uttarPradesh');
}
