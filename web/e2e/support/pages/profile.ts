import type { Locator, Page } from '@playwright/test';
import { user } from '../../../test/data/people.ts';
import type { Network } from '../network.ts';

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
