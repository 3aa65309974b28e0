import { chromium } from '@playwright/test';
import { expect, test } from '../e2e/app.ts';

test('going back shows the page that was left, as it was left: nothing keeps it out of the browser’s memory', async ({
  baseURL,
  launchOptions,
}) => {
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  try {
    const page = await browser.newPage({ baseURL });
    for (const path of ['/', '/courses', '/contact-us', '/franchise/dashboard']) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => {
        addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }));
      });
      await page.goto('/icon.svg');
      await page.goBack();
      expect(await page.evaluate(() => Reflect.get(window, 'persisted')), path).toBe(true);
    }
  } finally {
    await browser.close();
  }
});
