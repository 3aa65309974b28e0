import type { Browser, BrowserContext } from '../e2e/support/playwright.ts';
import { launchOptions, playwright } from './browser.mjs';

export type Visitor = 'guest' | 'student' | 'operator';

const accounts = { student: { _id: 'u-student', role: 10 }, operator: { _id: 'u-franchise', role: 12 } };
const key = 'institute.session';

/** The stored session after a sign-in with an account of the mocks. */
function sessionEntries(visitor: Visitor): { name: string; value: string }[] {
  if (visitor === 'guest') return [];
  const user = accounts[visitor];
  const token = `mock.${Buffer.from(user._id).toString('base64url')}`;
  return [{ name: key, value: JSON.stringify({ token, user }) }];
}

/** An isolated browser context, signed in. */
export function createContext(browser: Browser, origin: string, visitor: Visitor): Promise<BrowserContext> {
  return browser.newContext({ storageState: { cookies: [], origins: [{ origin, localStorage: sessionEntries(visitor) }] } });
}

/** The same as a profile folder, for a Chromium that another program starts. */
export async function createProfile(folder: string, origin: string, visitor: Visitor): Promise<void> {
  const context = await playwright().chromium.launchPersistentContext(folder, await launchOptions());
  const page = await context.newPage();
  await page.goto(`${origin}/icon.svg`);
  await page.evaluate((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, sessionEntries(visitor));
  await context.close();
}
