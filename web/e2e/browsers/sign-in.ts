import { type Account, operator } from '../support/session.ts';
import type { Page } from './page.ts';

/** What these helpers look for on the pages of a language, and where its pages are. */
const english = {
  basepath: '',
  email: 'Email',
  password: 'Password',
  login: 'Login',
  profile: 'My Profile',
  dashboard: 'Dashboard',
};

export type Words = typeof english;

/** Fills in the form of /login, and waits for the page after it. */
export async function submitLogin(page: Page, account: Account, words: Words = english): Promise<void> {
  await page.fillAll({ [words.email]: account.email, [words.password]: account.password });
  await page.click('main button', words.login);
  await page.heading(account === operator ? words.dashboard : words.profile);
}

/** Signs in with the form of /login. */
export async function signIn(page: Page, account: Account, words: Words = english): Promise<void> {
  await page.goto(`${words.basepath}/login`);
  await submitLogin(page, account, words);
}

/** Signs in as the operator and follows a link in the sidebar. */
export async function openAsOperator(page: Page, link: string, heading = link, words: Words = english): Promise<void> {
  await signIn(page, operator, words);
  await page.click('nav a', link);
  await page.heading(heading);
}

/** Signs out by the account menu. */
export async function signOut(page: Page): Promise<void> {
  await page.click('header button[aria-expanded]');
  await page.click('header button', 'Logout');
}
