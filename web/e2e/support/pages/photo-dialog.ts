import type { Page } from '@playwright/test';
import { expect } from '../app.ts';

/** The name of the mock student's photo. */
export const portrait = 'Photo of Aarav Sharma';

export const opener = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Upload photo', exact: true });
export const removal = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Remove photo' });
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Upload photo' });
export const chosen = (page: Page) => dialog(page).getByLabel('Photo', { exact: true });
export const button = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

/** From another page, by the header: Back leads there again. */
export async function followToProfile(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: /Aarav/ }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Profile' }).click();
}

/** Opens the dialog and chooses a file in it. */
export async function choosePhoto(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await opener(page).click();
  await chosen(page).setInputFiles(file);
  await expect(dialog(page).getByRole('img', { name: /^Chosen/ })).toBeVisible();
}
