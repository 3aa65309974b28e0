import type { Browser, BrowserContext } from '../../web/e2e/support/playwright.ts';
import { launchOptions, playwright } from '../lib/browser.mjs';

export type Visitor = 'nobody' | 'student' | 'operator';

const accounts = { student: { _id: 'u-student', role: 10 }, operator: { _id: 'u-franchise', role: 12 } };
const key = 'institute.session';

/** What a sign-in of the mocks' people leaves in the browser. */
function entriesOf(visitor: Visitor): { name: string; value: string }[] {
  if (visitor === 'nobody') return [];
  const user = accounts[visitor];
  const token = `mock.${Buffer.from(user._id).toString('base64url')}`;
  return [{ name: key, value: JSON.stringify({ token, user }) }];
}

/** A browser of its own memory, signed in. */
export function enter(browser: Browser, origin: string, visitor: Visitor): Promise<BrowserContext> {
  return browser.newContext({ storageState: { cookies: [], origins: [{ origin, localStorage: entriesOf(visitor) }] } });
}

/** The same in a folder, for a Chromium that another program starts. */
export async function enterProfile(folder: string, origin: string, visitor: Visitor): Promise<void> {
  const context = await playwright().chromium.launchPersistentContext(folder, await launchOptions());
  const page = await context.newPage();
  await page.goto(`${origin}/icon.svg`);
  await page.evaluate((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, entriesOf(visitor));
  await context.close();
}
