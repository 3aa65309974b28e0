import type { Page } from '@playwright/test';
import { field } from './page.ts';
import { photo } from './register.ts';

export const path = '/franchise/create-student';

/** What is typed, but the passwords. */
export const details = {
  'Full Name': 'लक्ष्मी नायर',
  Email: 'lakshmi@example.com',
  'Father Name': 'Suresh Nair',
  Phone: '0000033333',
  'Date of Birth': '2005-03-09',
  City: 'Kochi',
  Village: 'Edappally',
  Pincode: '001002',
};
export const texts = { ...details, Password: ' a long secret ', 'Confirm Password': ' a long secret ' };
export const options = { Gender: 'female', State: 'kerala', Course: 'c-ccc', Batch: 'b-morning' };

/** Fills in every field. */
export async function fill(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(texts)) await field(page, label).fill(text);
  for (const [label, value] of Object.entries(options)) await field(page, label).selectOption(value);
  await field(page, 'Photo').setInputFiles(photo);
}
