import { type Account, operator } from '../support/session.ts';
import type { Page } from './page.ts';

export async function signIn(page: Page, account: Account): Promise<void> {
  await page.goto('/login');
  await page.fillAll({ Email: account.email, Password: account.password });
  await page.click('main button', 'Login');
  await page.heading(account === operator ? 'Dashboard' : 'My Profile');
}

/** Signs in as the operator and follows a link in the sidebar. */
export async function openAsOperator(page: Page, link: string, heading = link): Promise<void> {
  await signIn(page, operator);
  await page.click('nav a', link);
  await page.heading(heading);
}
