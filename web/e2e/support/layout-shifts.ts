import type { Page } from '@playwright/test';

/** Sums up the layout shifts of every page that loads from now on. */
export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counter = Object.assign(window, { layoutShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) counter.layoutShift += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** The Cumulative Layout Shift of this page so far. */
export const layoutShift = (page: Page): Promise<number> => page.evaluate(() => Reflect.get(window, 'layoutShift'));
