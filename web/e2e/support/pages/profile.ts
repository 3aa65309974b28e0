import type { Locator, Page } from '@playwright/test';
import type { Network } from '../network.ts';

/** The mocks' student: the value of each labelled field in Personal Details. */
export const studentDetails = {
  'Full Name': 'Aarav Sharma',
  Email: 'student@example.com',
  'Father Name': 'राजेश शर्मा',
  Phone: '0000012345',
  'Date of Birth': '2004-08-15',
  City: 'Lucknow',
  Village: 'Gomti Nagar',
  Pincode: '226010',
};

/** The same student in a response to GET /profile, without the mocks' images. */
export const user = {
  _id: 'u-student',
  fullName: studentDetails['Full Name'],
  email: studentDetails.Email,
  phone: studentDetails.Phone,
  city: studentDetails.City,
  state: 'uttarPradesh',
  pinCode: studentDetails.Pincode,
  village: studentDetails.Village,
  fatherName: studentDetails['Father Name'],
  dob: studentDetails['Date of Birth'],
  gender: 'male',
  role: 10,
  rollNo: 'GVI/01/2026',
  createdAt: '2026-01-12T05:30:00.000Z',
  courses: [{ _id: 'c-ccc', title: 'Course on Computer Concepts' }],
};

/** Responds to GET /profile with the student and the given changes. */
export function respondWithProfile(network: Network, changes: Record<string, unknown>): void {
  network.respond('/profile', { json: { success: true, user: { ...user, ...changes } } });
}

export const details = (page: Page): Locator => page.getByRole('region', { name: 'Personal Details' });
export const detail = (page: Page, label: string): Locator => details(page).getByLabel(label, { exact: true });
export const editSwitch = (page: Page): Locator => details(page).getByRole('switch', { name: 'Edit' });
export const saveButton = (page: Page): Locator => details(page).getByRole('button', { name: 'Save' });
export const card = (page: Page): Locator => page.getByRole('region', { name: 'Student Card' });
export const tab = (page: Page, name: string): Locator => page.getByRole('tab', { name, exact: true });
