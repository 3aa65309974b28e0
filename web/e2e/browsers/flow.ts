import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import type { Browser } from './drivers/driver.ts';
import { launchChromium, launchFirefox } from './drivers/puppeteer.ts';
import { launchWebKit } from './drivers/webkit.ts';
import { Page } from './page.ts';

const launch = { chromium: launchChromium, firefox: launchFirefox, webkit: launchWebKit };
let browser: Browser | undefined;

beforeAll(async () => {
  browser = await launch[inject('engine')]();
});
afterAll(() => browser?.close());

/** A test in a new tab without stored data. It fails if a page reports an error. */
export function flow(title: string, run: (page: Page) => Promise<void>): void {
  it(`${inject('engine')}: ${title}`, async () => {
    if (!browser) throw new Error('The browser has not started.');
    const tab = await browser.open();
    try {
      const page = new Page(tab);
      await run(page);
      expect(await page.errors()).toEqual([]);
    } finally {
      await tab.close();
    }
  });
}
