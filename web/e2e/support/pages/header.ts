import type { Locator, Page } from '@playwright/test';

export const header = (page: Page): Locator => page.getByRole('banner');
export const signInLink = (page: Page): Locator => header(page).getByRole('link', { name: 'Sign In' });
export const cartButton = (page: Page): Locator => header(page).getByRole('button', { name: /^Cart/ });

/** The button with the user's name; by default the mocks' student. */
export const accountMenu = (page: Page, name: string | RegExp = /Aarav Sharma/): Locator => header(page).getByRole('button', { name });

/** Signs out by the account menu of the mocks' student or operator, or of another name. */
export async function signOut(page: Page, name: string | RegExp = /Aarav Sharma|Meera Joshi/): Promise<void> {
  await accountMenu(page, name).click();
  await header(page).getByRole('button', { name: 'Logout' }).click();
}
