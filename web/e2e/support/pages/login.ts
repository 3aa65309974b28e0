import { expect, type Page } from '@playwright/test';
import type { Account } from '../session.ts';

/** Fills in the form of /login and submits it. */
export async function submitLogin(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
}

/** Opens /login and signs in. */
export async function signInWithForm(page: Page, account: Account): Promise<void> {
  await page.goto('/login');
  await submitLogin(page, account);
  await expect(page).toHaveURL(/\/(user\/profile|franchise\/dashboard)$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}
