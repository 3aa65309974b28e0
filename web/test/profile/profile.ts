import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { Network } from '../support/network.ts';
import { renderRoute } from '../support/render-route.tsx';

export const path = '/user/profile';

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

/** Opens the profile of the mocks' student. */
export async function openProfile(network = new Network()) {
  const visit = await renderRoute(path, { as: 'student', network });
  await expect.element(editSwitch).toBeVisible();
  return visit;
}

/** Responds to GET /profile with the student and the given changes. */
export function respondWithProfile(network: Network, changes: Record<string, unknown>): void {
  network.respond('/profile', { json: { success: true, user: { ...user, ...changes } } });
}

export const savedMessage = 'Your profile is updated';
export const details = page.getByRole('region', { name: 'Personal Details' });
export const detail = (label: string) => details.getByLabelText(label, { exact: true });
export const editSwitch = details.getByRole('switch', { name: 'Edit' });
export const saveButton = details.getByRole('button', { name: 'Save' });
export const cancelButton = details.getByRole('button', { name: 'Cancel' });
export const card = page.getByRole('region', { name: 'Student Card' });
export const tab = (name: string) => page.getByRole('tab', { name, exact: true });

/** Personal Details show the student with the given changes. Dates are DD-MM-YYYY while they are read-only. */
export async function expectDetails(changes: Record<string, string> = {}): Promise<void> {
  for (const [label, value] of Object.entries({ ...studentDetails, ...changes })) {
    const dashDate = value.split('-').reverse().join('-');
    const shown = label === 'Date of Birth' ? expect.stringMatching(`^(${value}|${dashDate})$`) : value;
    await expect.element(detail(label)).toHaveValue(shown);
  }
}
