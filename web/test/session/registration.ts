import { expect } from 'vitest';
import { newStudent } from '../data/people.ts';
import { button, field } from '../support/page.ts';

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

export async function fillRegistration(values: Record<string, string> = newStudent): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(label).fill(value);
  await field('Gender').selectOptions('female');
  await field('State').selectOptions('uttarPradesh');
}

export async function expectFilledRegistration(): Promise<void> {
  for (const [label, value] of Object.entries(newStudent)) await expect.element(field(label)).toHaveValue(value);
  await expect.element(field('Gender')).toHaveValue('female');
  await expect.element(field('State')).toHaveValue('uttarPradesh');
}

/** Colours of the edges of an uploaded photo. */
export const isRed = ([red = 0, , blue = 255]: number[]) => red > 150 && blue < 100;
export const isBlue = ([red = 255, , blue = 0]: number[]) => blue > 150 && red < 100;
