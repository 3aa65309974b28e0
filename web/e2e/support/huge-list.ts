import { type ServedMocks, serveMocks } from '@institute/mocks/node';
import type { Page } from '@playwright/test';
import { answerCall, test as base } from './app.ts';
import { records } from './session.ts';

/** How many students the huge world has. */
export const students = '100040';

interface Server {
  huge: ServedMocks;
}

/** Tests of a page with 100,000 students whose API is another process, as in production: mocks in the page would be busy there, too. */
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
    async ({ page, huge }, use) => {
      await passWorkerBy(page);
      // The server's own has a picture whose address is the server's, which the policy of the page forbids.
      await answerCall(page, '/profile', { success: true, user: { ...records.operator.user, email: 'franchise@example.com' } });
      await page.route('**/v1/**', (route) =>
        route.continue({ url: huge.baseUrl + new URL(route.request().url()).pathname.slice('/v1'.length) }),
      );
      await use(undefined);
    },
    { auto: true },
  ],
});

/** The demo's worker starts, and is asked nothing. */
async function passWorkerBy(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBypassServiceWorker', { bypass: true });
}
