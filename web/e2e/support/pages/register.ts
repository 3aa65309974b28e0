import type { Page } from '@playwright/test';
import { expect } from '../app.ts';

/** Somebody new: by the labels of the form, and as the contract sends it. */
export const person = {
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

export const sent = {
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

export const photo = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64'),
};

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Register' });

export async function fill(page: Page, texts: Record<string, string> = person): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
  await field(page, 'Gender').selectOption('female');
  await field(page, 'State').selectOption('uttarPradesh');
}

export async function expectKept(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(person)) await expect(field(page, label)).toHaveValue(text);
  await expect(field(page, 'Gender')).toHaveValue('female');
  await expect(field(page, 'State')).toHaveValue('uttarPradesh');
}
