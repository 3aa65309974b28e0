import type { Page } from '@playwright/test';

export interface Account {
  email: string;
  password: string;
}

export const student: Account = { email: 'student@example.com', password: 'student123' };
export const operator: Account = { email: 'franchise@example.com', password: 'franchise123' };

const sessionKey = 'institute.session';

/** The mocks' token for an account. */
export const tokenFor = (id: string) => `mock.${Buffer.from(id).toString('base64url')}`;

/** The sessions as stored after a login. */
export const sessions = {
  student: { token: tokenFor('u-student'), user: { _id: 'u-student', role: 10, fullName: 'Aarav Sharma' } },
  operator: { token: tokenFor('u-franchise'), user: { _id: 'u-franchise', role: 12, fullName: 'Meera Joshi' } },
};

/** Stores a session, or any other text in its place. Unlike an init script, this happens only once, so the app can change it afterwards. */
export async function storeSession(page: Page, session: unknown): Promise<void> {
  // A file of the same origin that does not start the app.
  await page.goto('/icon.svg');
  const text = typeof session === 'string' ? session : JSON.stringify(session);
  await page.evaluate(([key = '', value = '']) => localStorage.setItem(key, value), [sessionKey, text]);
}

export function storedSession(page: Page): Promise<{ token: string; user: Record<string, unknown> } | null> {
  return page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), sessionKey);
}

/** Opens a page as a signed-in user. Without the login form this is three times as fast. */
export async function signIn(page: Page, account: Account, path?: string): Promise<void> {
  await storeSession(page, account === operator ? sessions.operator : sessions.student);
  await page.goto(path ?? (account === operator ? '/franchise/dashboard' : '/user/profile'));
  if (path) return;
  await page
    .getByRole('main')
    .getByRole('heading', { level: 1, name: account === operator ? 'Dashboard' : 'My Profile' })
    .focus();
}
