import type { Page } from '@playwright/test';
import { publicRoutes } from './routes.ts';

/** The pages that the build prerenders for visitors, and its page for unknown paths. */
export const prerenderedPages = [...publicRoutes, '/no-such-page'];

/** Records the prerendered elements of each page, and which of them hydration removes. */
export async function watchHydration(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const all = document.querySelectorAll('#root *, head title, head meta, head link[rel=canonical]');
      // The links for visitors disappear when somebody is signed in.
      const prerendered = [...all].filter((element) => !element.matches('header [href="/login"], header [href="/register"]'));
      const result = Object.assign(window, { prerendered: prerendered.length, removed: [''] });
      addEventListener('hydrated', () => {
        result.removed = prerendered.filter(({ isConnected }) => !isConnected).map(({ outerHTML }) => outerHTML.slice(0, 100));
      });
    });
  });
}

/** The number of prerendered elements of this page, and those that React has replaced. */
export function hydrationResult(page: Page): Promise<{ prerendered: number; removed: string[] }> {
  return page.evaluate(() => ({ prerendered: Reflect.get(window, 'prerendered'), removed: Reflect.get(window, 'removed') }));
}

/** Delays a script until the returned function is called. Without the app's entry script a page stays as prerendered. */
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
