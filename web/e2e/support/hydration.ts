import type { Page } from '@playwright/test';
import { publicRoutes } from './routes.ts';

/** The public pages and the not-found page. */
export const prerenderedPages = [...publicRoutes, '/no-such-page'];

/** Records the prerendered elements of each page, and which of them hydration removes. */
export async function watchHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const all = document.querySelectorAll('#root *, head title, head meta, head link[rel=canonical]');
      // Only guests see these links after hydration.
      const prerendered = [...all].filter((element) => !element.matches('header [href="/login"], header [href="/register"]'));
      const result = Object.assign(window, { prerendered: prerendered.length, removed: [''] });
      addEventListener('hydrated', () => {
        result.removed = prerendered.filter(({ isConnected }) => !isConnected).map(({ outerHTML }) => outerHTML.slice(0, 100));
      });
    });
  });
}

/** The number of prerendered elements of this page, and those that hydration has removed. */
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
