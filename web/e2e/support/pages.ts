import { expect, type Locator, type Page } from '@playwright/test';
import { newStudent, user } from '../../test/data/people.ts';
import type { Network } from './network.ts';
import { type Account, sessions, storeSession } from './session.ts';

/** Waits for the heading and the data of a page. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible();
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
}

/** A form field in the main content. */
export function field(page: Page, label: string): Locator {
  return page.getByRole('main').getByLabel(label, { exact: true });
}

export function clickButton(page: Page, name: string): Promise<void> {
  return page.getByRole('main').getByRole('button', { name, exact: true }).click();
}

export const header = (page: Page): Locator => page.getByRole('banner');
export const signInLink = (page: Page): Locator => header(page).getByRole('link', { name: 'Sign In' });
export const cartButton = (page: Page): Locator => header(page).getByRole('button', { name: /^Cart/ });

/** The button with the user's name; by default the mocks' student. */
export const accountMenu = (page: Page, name: string | RegExp = /Aarav Sharma/): Locator => header(page).getByRole('button', { name });

/** Signs out by the account menu of the mocks' student or operator, or of another name. */
export async function signOut(page: Page, name: string | RegExp = /Aarav Sharma|Meera Joshi/): Promise<void> {
  await accountMenu(page, name).click();
  await header(page).getByRole('menuitem', { name: 'Logout' }).click();
}

export const loginButton = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: 'Login' });

export async function submitLogin(page: Page, { email, password }: Account): Promise<void> {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await loginButton(page).click();
}

export const photo = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64'),
};

export const submitButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Register' });

export async function fillRegistration(page: Page, values: Record<string, string> = newStudent): Promise<void> {
  for (const [label, value] of Object.entries(values)) await field(page, label).fill(value);
  await field(page, 'Gender').selectOption('female');
  await field(page, 'State').selectOption('uttarPradesh');
}

/** A discounted course that the mocks' student has not bought. */
export const course = { id: 'c-tally', path: '/course-detail/c-tally' };

// The page contains the price panel twice, for wide and narrow viewports.
const visibleButton = (page: Page, name: string): Locator => page.getByRole('button', { name }).locator('visible=true').first();

export const buyNow = (page: Page): Locator => visibleButton(page, 'Buy Now');
export const addToCart = (page: Page): Locator => visibleButton(page, 'Add to Cart');

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

/** A declared result in the mocks. */
export const declaredResult = { rollNo: 'GVI/01/2026', courseId: 'c-ccc', name: 'Aarav Sharma' };

export const courseField = (page: Page): Locator => page.getByLabel('Course', { exact: true });
export const viewCertificate = (page: Page): Locator => page.getByRole('main').getByRole('button', { name: 'View Certificate' });

export async function submitLookup(page: Page, { rollNo, courseId } = declaredResult): Promise<void> {
  await page.getByLabel('Student Id').fill(rollNo);
  await courseField(page).selectOption(courseId);
  await viewCertificate(page).click();
}

export async function lookUpCertificate(page: Page, result = declaredResult): Promise<void> {
  await page.goto('/view-result');
  await submitLookup(page, result);
}

/** Opens a document of a guest as after its lookup, but with any HTML. */
export async function openDocument(page: Page, html: string, path = '/view-result/certificate'): Promise<void> {
  await page.goto('/courses');
  await page.evaluate(
    ([text, url]) => {
      const stored = { user: null, time: Date.now(), documents: { '1': text } };
      sessionStorage.setItem('institute.documents', JSON.stringify(stored));
      history.replaceState({ ...history.state, document: { key: '1' } }, '', url);
    },
    [html, path],
  );
  await page.reload();
}

/** Opens a page of the franchise area as the operator, optionally in a scenario of the mocks. */
export async function openAsOperator(page: Page, path: string, scenario?: string): Promise<void> {
  await storeSession(page, sessions.operator);
  const [pathname = '', search] = path.split('?');
  const query = new URLSearchParams(search);
  if (scenario) query.set('mocks', scenario);
  await page.goto(query.size > 0 ? `${pathname}?${query}` : pathname);
  // The account menu, which has the name of the operator.
  await expect(page.getByRole('banner').getByRole('button', { name: /^(?!Open menu|Search |Use )/ })).toBeVisible();
  await expectLoaded(page);
}

export function sidebarLink(page: Page, name: string): Locator {
  return page.getByRole('navigation', { name: 'Franchise' }).getByRole('link', { name, exact: true });
}

/** The row whose first cell has this text. */
export function row(page: Page, name: string | RegExp): Locator {
  return page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
}

/** The texts of the first column, from top to bottom. */
export function rowNames(page: Page): Promise<string[]> {
  return page.getByRole('main').getByRole('rowheader').allTextContents();
}

export function searchBox(page: Page): Locator {
  return page.getByRole('main').getByRole('searchbox', { name: 'Search' });
}

/** The visible rows and their total, such as '1–5 of 7'. */
export function rowRange(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Pagination' }).getByRole('status');
}

/** The visible toasts with exactly this text, or with a text that matches. */
export function toast(page: Page, text: string | RegExp): Locator {
  const message = page.getByText(text, { exact: true });
  return page.getByRole('region', { name: 'Notifications' }).locator('[data-toast]').filter({ has: message });
}

/** Shorter than a toast's lifetime. With a longer timeout, a check for no toast would pass after the toast has closed. */
export const soon = { timeout: 3000 };

export async function expectNoToasts(page: Page, message?: string): Promise<void> {
  await expect(toast(page, /./), message).toHaveCount(0, soon);
}

/** Accepts or dismisses the browser's own dialogs in order; the last action also applies to later ones. Returns their messages. */
export function handleDialogs(page: Page, ...actions: ('accept' | 'dismiss')[]): string[] {
  const messages: string[] = [];
  page.on('dialog', (dialog) => {
    const action = actions[messages.length] ?? actions.at(-1);
    messages.push(dialog.message());
    void (action === 'accept' ? dialog.accept() : dialog.dismiss());
  });
  return messages;
}

/** Waits until the page has painted its latest data. */
export async function waitForPaint(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
