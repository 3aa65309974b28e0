import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { studentDetails, user } from '../data/people.ts';
import { Network } from '../support/network.ts';
import { renderRoute } from '../support/render-route.tsx';

export const path = '/user/profile';

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
