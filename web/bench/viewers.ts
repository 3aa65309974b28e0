import type { Browser, BrowserContext } from '../e2e/support/playwright.ts';
import { launchOptions, playwright } from './browser.mjs';

export type Viewer = 'guest' | 'student' | 'operator';

const users = { student: { _id: 'u-student', role: 10 }, operator: { _id: 'u-franchise', role: 12 } };

/** The viewer who may see a page. */
export function viewerOf(path: string): Viewer {
  if (path.startsWith('/franchise/')) return 'operator';
  return path.startsWith('/user/') ? 'student' : 'guest';
}

/** What a sign-in with an account of the mocks stores. */
function storedSession(viewer: Viewer): { name: string; value: string }[] {
  if (viewer === 'guest') return [];
  const user = users[viewer];
  const token = `mock.${Buffer.from(user._id).toString('base64url')}`;
  return [{ name: 'institute.session', value: JSON.stringify({ token, user }) }];
}

/** An isolated browser context, signed in. */
export function createContext(browser: Browser, origin: string, viewer: Viewer): Promise<BrowserContext> {
  return browser.newContext({ storageState: { cookies: [], origins: [{ origin, localStorage: storedSession(viewer) }] } });
}

/** The same as a profile folder, for a Chromium that another program starts. */
export async function createProfile(folder: string, origin: string, viewer: Viewer): Promise<void> {
  const context = await playwright().chromium.launchPersistentContext(folder, await launchOptions());
  const page = await context.newPage();
  await page.goto(`${origin}/icon.svg`);
  await page.evaluate((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value);
  }, storedSession(viewer));
  await context.close();
}
