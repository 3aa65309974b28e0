import { test as mocksTest } from '@institute/mocks/playwright';
import { mergeTests } from '@playwright/test';
import { test as websiteTest } from './test.ts';

/** Tests that control the mocks. Their mocks run outside the browser, like a real API, with a session for each test. */
export const test = mergeTests(websiteTest, mocksTest).extend({
  serviceWorkers: 'allow',
  page: async ({ page }, use) => {
    // The demo registers the service worker of its own mocks, but requests do not reach it.
    const browser = await page.context().newCDPSession(page);
    await browser.send('Network.enable');
    await browser.send('Network.setBypassServiceWorker', { bypass: true });
    await use(page);
  },
});
