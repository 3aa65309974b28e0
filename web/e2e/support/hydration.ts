import type { Page } from '@playwright/test';
import { publicPages } from './public-pages.ts';
import { routesOf } from './routes.ts';

/** Every page that the build has made, and what stands for none. */
export const madePages = [...publicPages, '/no-such-page'];

/** Pages of the areas, which the build makes as they are before anybody knows who comes. */
export const areaPages = routesOf.operator.filter((path) => path !== '/franchise/no-such-page').concat('/user/profile');

/** Remembers what the build has made of a page, to see at the take-over what React has kept of it. */
export async function watchTakeOver(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const all = document.querySelectorAll('#root *, head title, head meta, head link[rel=canonical]');
      // What is for visitors alone goes when somebody is signed in.
      const made = [...all].filter((element) => !element.matches('header [href="/login"], header [href="/register"]'));
      const world = Object.assign(window, { made: made.length, lost: [''] });
      addEventListener('hydrated', () => {
        world.lost = made.filter(({ isConnected }) => !isConnected).map(({ outerHTML }) => outerHTML.slice(0, 100));
      });
    });
  });
}

/** How many elements the build has made of this page, and which of them React has thrown away. */
export function takenOver(page: Page): Promise<{ made: number; lost: string[] }> {
  return page.evaluate(() => ({ made: Reflect.get(window, 'made'), lost: Reflect.get(window, 'lost') }));
}

/** Keeps a script away until the returned function is called; without the app's first one a page stays what the build has made. */
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
