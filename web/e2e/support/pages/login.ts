import { expect, type Locator, type Page } from '@playwright/test';
import type { Account } from '../session.ts';

/** The submit button of /login. */
export const loginButton = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: 'Login' });

/** Fills in the form of /login and submits it. */
export async function submitLogin(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await loginButton(page).click();
}

/** Opens /login and signs in. */
export async function signInWithForm(page: Page, account: Account): Promise<void> {
  await page.goto('/login');
  await submitLogin(page, account);
  await expect(page).toHaveURL(/\/(user\/profile|franchise\/dashboard)$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}
