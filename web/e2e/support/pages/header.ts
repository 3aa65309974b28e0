import type { Locator, Page } from '@playwright/test';

export const header = (page: Page): Locator => page.getByRole('banner');
export const signInLink = (page: Page): Locator => header(page).getByRole('link', { name: 'Sign In' });
export const cartButton = (page: Page): Locator => header(page).getByRole('button', { name: /^Cart/ });

/** The button with the name of the viewer; the mocks' student unless named. */
export const accountMenu = (page: Page, name: string | RegExp = /Aarav Sharma/): Locator => header(page).getByRole('button', { name });

export async function signOut(page: Page, name?: string | RegExp): Promise<void> {
  await accountMenu(page, name).click();
  await header(page).getByRole('button', { name: 'Logout' }).click();
}
