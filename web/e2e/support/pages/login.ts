import type { Locator, Page } from '@playwright/test';
import type { Account } from '../session.ts';

/** The submit button of /login. */
export const loginButton = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: 'Login' });

/** Fills in the form of /login and submits it. */
export async function submitLogin(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await loginButton(page).click();
}
