import type { Page } from '@playwright/test';

/** Adds up how far things jump that nobody has touched, in every document of a page from now on. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const world = Object.assign(window, { jumped: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) world.jumped += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** How far things have jumped in this document. */
export const jumped = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, 'jumped'));
