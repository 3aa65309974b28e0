import { type ServedMocks, serveMocks } from '@institute/mocks/node';
import type { Page } from '@playwright/test';
import { sessions } from './session.ts';
import { test as base } from './test.ts';

/** The number of students in the huge scenario. */
export const studentCount = '100040';

interface WorkerFixtures {
  hugeMocks: ServedMocks;
}

/** Tests with 100,000 students. The mocks run outside the browser, like a real API; inside it they would slow down the page. */
export const test = base.extend<{ hugeApi: undefined }, WorkerFixtures>({
  hugeMocks: [
    async ({ browserName: _ }, use) => {
      const mocks = await serveMocks({ scenario: 'huge' });
      await use(mocks);
      await mocks.close();
    },
    { scope: 'worker' },
  ],
  hugeApi: [
    async ({ page, network, hugeMocks }, use) => {
      await bypassServiceWorker(page);
      // The profile of these mocks has an image from another origin, which the Content Security Policy forbids.
      network.respond('/profile', { json: { success: true, user: { ...sessions.operator.user, email: 'franchise@example.com' } } });
      await page.route('**/v1/**', (route) =>
        route.continue({ url: hugeMocks.baseUrl + new URL(route.request().url()).pathname.slice('/v1'.length) }),
      );
      await use(undefined);
    },
    { auto: true },
  ],
});

/** The demo still registers its service worker, but requests do not reach it. */
async function bypassServiceWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBypassServiceWorker', { bypass: true });
}
