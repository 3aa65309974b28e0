import { type ServedMocks, serveMocks } from '@institute/mocks/node';
import type { Page } from '@playwright/test';
import { sessions } from './session.ts';
import { test as base } from './test.ts';

/** The number of students in the huge scenario. */
export const students = '100040';

interface Server {
  huge: ServedMocks;
}

/** Tests with 100,000 students whose API runs in another process, as in production: mocks in the browser would keep the page busy. */
export const test = base.extend<{ hugeApi: undefined }, Server>({
  huge: [
    async ({ browserName: _ }, use) => {
      const served = await serveMocks({ scenario: 'huge' });
      await use(served);
      await served.close();
    },
    { scope: 'worker' },
  ],
  hugeApi: [
    async ({ page, network, huge }, use) => {
      await bypassServiceWorker(page);
      // The server's profile has an image of another origin, which the Content Security Policy forbids.
      network.respond('/profile', { json: { success: true, user: { ...sessions.operator.user, email: 'franchise@example.com' } } });
      await page.route('**/v1/**', (route) =>
        route.continue({ url: huge.baseUrl + new URL(route.request().url()).pathname.slice('/v1'.length) }),
      );
      await use(undefined);
    },
    { auto: true },
  ],
});

/** The demo's service worker starts, but requests do not reach it. */
async function bypassServiceWorker(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBypassServiceWorker', { bypass: true });
}
