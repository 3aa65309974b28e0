import type { Page } from '@playwright/test';
import { field } from './pages.ts';
import { publicRoutes } from './routes.ts';
import { type Account, student } from './session.ts';

/** The public pages and the not-found page. */
export const prerenderedPages = [...publicRoutes, '/no-such-page'];

/** Records the prerendered elements of each page, and which of them hydration removes. */
export async function watchHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const all = document.querySelectorAll('#root *, head title, head meta, head link[rel=canonical]');
      // Only guests see these links after hydration.
      const prerendered = [...all].filter((element) => !element.closest('header [data-for-guests]'));
      const result = Object.assign(window, { prerendered: prerendered.length, removed: [''] });
      addEventListener('hydrated', () => {
        result.removed = prerendered.filter(({ isConnected }) => !isConnected).map(({ outerHTML }) => outerHTML.slice(0, 100));
      });
    });
  });
}

/** The number of prerendered elements of this page, and the elements that hydration has removed. */
export function hydrationResult(page: Page): Promise<{ prerendered: number; removed: string[] }> {
  return page.evaluate(() => ({ prerendered: Reflect.get(window, 'prerendered'), removed: Reflect.get(window, 'removed') }));
}

/** Holds a script until the returned function is called. Without the app's entry script, the default, a page is not hydrated. */
export async function holdScript(page: Page, name = 'index'): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Options of `goto` to return before hydration. */
export const beforeHydration = { waitUntil: 'domcontentloaded' } as const;

/** Opens a page and keeps it from being hydrated until the returned function is called, which resolves after hydration. */
export async function openBeforeHydration(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdScript(page);
  await page.goto(path, beforeHydration);
  return async () => {
    release();
    await page.locator('html[data-hydrated]').waitFor();
  };
}

/** Opens the login form as `openBeforeHydration` does, and fills it in. The focus is in the password field. */
export async function openLoginBeforeHydration(page: Page, account: Account = student): Promise<() => Promise<void>> {
  const hydrate = await openBeforeHydration(page, '/login');
  await field(page, 'Email').fill(account.email);
  await field(page, 'Password').fill(account.password);
  return hydrate;
}
