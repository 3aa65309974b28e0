import type { Page } from '@playwright/test';
import { expect } from '../test.ts';
import { header } from './header.ts';

/** The accessible name of the photo of the mocks' student. */
export const studentPhotoName = 'Photo of Aarav Sharma';

export const openButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Upload photo', exact: true });
export const removeButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Remove photo' });
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Upload photo' });
export const fileField = (page: Page) => dialog(page).getByLabel('Photo', { exact: true });
export const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

/** Opens the profile through the account menu, so that Back returns to the previous page. */
export async function openProfileFromHeader(page: Page): Promise<void> {
  await header(page).getByRole('button', { name: /Aarav/ }).click();
  await header(page).getByRole('link', { name: 'Profile' }).click();
}

/** Opens the dialog and selects a file in it. */
export async function selectPhoto(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await openButton(page).click();
  await fileField(page).setInputFiles(file);
  await expect(dialog(page).getByRole('img', { name: /^Selected/ })).toBeVisible();
}
