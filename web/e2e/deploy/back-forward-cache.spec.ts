import { chromium, type Page } from '@playwright/test';
import { test as base, expect } from '../support/test.ts';

/** A page in a browser with the back/forward cache, which Playwright disables by default. */
const test = base.extend<{ cachedPage: Page }>({
  cachedPage: async ({ baseURL, launchOptions }, use) => {
    const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
    await use(await browser.newPage({ baseURL }));
    await browser.close();
  },
});

/** Why the browser reloads a page on Back, without reasons that are not due to the page. */
async function reloadReasons(page: Page, path: string): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  const reasons: string[] = [];
  await browser.send('Page.enable');
  browser.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    for (const { type, reason } of notRestoredExplanations) if (type !== 'Circumstantial') reasons.push(reason);
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.goto('/icon.svg');
  // A page from the back/forward cache fires no load event.
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await browser.detach();
  return reasons;
}

test('Back restores pages from the back/forward cache', async ({ cachedPage: page }) => {
  for (const path of ['/', '/courses', '/contact-us', '/franchise/dashboard']) expect(await reloadReasons(page, path), path).toEqual([]);
  await page.addInitScript(() => addEventListener('unload', () => {}));
  expect(await reloadReasons(page, '/'), 'a reason is reported').not.toEqual([]);
});
