import type { Locator, Page } from '@playwright/test';
import { answerCall, expect } from '../app.ts';

/** The student of the mocks, by the labels of Personal Details. */
export const known = {
  'Full Name': 'Aarav Sharma',
  Email: 'student@example.com',
  'Father Name': 'राजेश शर्मा',
  Phone: '0000012345',
  'Date of Birth': '2004-08-15',
  City: 'Lucknow',
  Village: 'Gomti Nagar',
  Pincode: '226010',
};

/** The same as GET /profile answers it, without pictures of the mocks. */
export const user = {
  _id: 'u-student',
  fullName: known['Full Name'],
  email: known.Email,
  phone: known.Phone,
  city: known.City,
  state: 'uttarPradesh',
  pinCode: known.Pincode,
  village: known.Village,
  fatherName: known['Father Name'],
  dob: known['Date of Birth'],
  gender: 'male',
  role: 10,
  rollNo: 'GVI/01/2026',
  createdAt: '2026-01-12T05:30:00.000Z',
  courses: [{ _id: 'c-ccc', title: 'Course on Computer Concepts' }],
};

/** Answers GET /profile with another person's facts from the next load on. */
export function answerProfile(page: Page, facts: Record<string, unknown>): Promise<void> {
  return answerCall(page, '/profile', { success: true, user: { ...user, ...facts } });
}

export const details = (page: Page): Locator => page.getByRole('region', { name: 'Personal Details' });
export const field = (page: Page, label: string): Locator => details(page).getByLabel(label, { exact: true });
export const edit = (page: Page): Locator => details(page).getByRole('switch', { name: 'Edit' });
export const save = (page: Page): Locator => details(page).getByRole('button', { name: 'Save' });
export const cancel = (page: Page): Locator => details(page).getByRole('button', { name: 'Cancel' });
export const card = (page: Page): Locator => page.getByRole('region', { name: 'Student Card' });
export const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true });

export async function expectKnown(page: Page, changed: Record<string, string> = {}): Promise<void> {
  for (const [label, text] of Object.entries({ ...known, ...changed })) await expect(field(page, label)).toHaveValue(text);
}
