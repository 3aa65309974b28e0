import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { button, field, header, heading } from './page.ts';
import { waitForData } from './render-route.tsx';

interface Account {
  email: string;
  password: string;
}

export const student: Account = { email: 'student@example.com', password: 'student123' };
export const operator: Account = { email: 'franchise@example.com', password: 'franchise123' };
/** A second student, of role 11. */
export const otherStudent: Account = { email: 'rohit.singh@example.com', password: 'student123' };

export const sessionKey = 'institute.session';

interface StoredSession {
  token: string;
  user: Record<string, unknown>;
}

export const storedSession = (): StoredSession | null => JSON.parse(localStorage.getItem(sessionKey) ?? 'null');

/** Stores a session, or any other text in its place. */
export function storeSession(session: unknown): void {
  localStorage.setItem(sessionKey, typeof session === 'string' ? session : JSON.stringify(session));
}

export const storedTexts = (): string => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

/** Changes the storage from another document, so that the page gets the same events as from another tab. */
export function inOtherDocument(change: (storage: Storage) => void): void {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const storage = frame.contentWindow?.localStorage;
  if (storage) change(storage);
  frame.remove();
}

export const signInLink = header.getByRole('link', { name: 'Sign In' });
export const cartButton = header.getByRole('button', { name: /^Cart/ });

/** The button with the user's name; by default the mocks' student. */
export const accountMenu = (name: string | RegExp = /Aarav Sharma/) => header.getByRole('button', { name });

/** Signs out by the account menu of the mocks' student or operator. */
export async function signOut(): Promise<void> {
  await accountMenu(/Aarav Sharma|Meera Joshi/).click();
  await header.getByRole('menuitem', { name: 'Logout' }).click();
}

export async function submitLogin({ email, password }: Account): Promise<void> {
  await field('Email').fill(email);
  await field('Password').fill(password);
  await button('Login').click();
}

export async function signInWithForm(account: Account): Promise<void> {
  await submitLogin(account);
  await expect.element(heading(/^(My Profile|Dashboard)$/)).toHaveFocus();
  await waitForData();
}

export const mainNavigation = page.getByRole('navigation', { name: 'Main' });
