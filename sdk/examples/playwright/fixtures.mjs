import { serveMocks } from '@institute/mocks/node';
import { test as base } from '@playwright/test';

export { expect } from '@playwright/test';

/** The URL that the page calls. */
const apiUrl = process.env.VITE_API_URL || 'http://localhost:4010/v1';

export const test = base.extend({
  /** A mock server for each worker, so that tests in parallel do not change each other's data. */
  mocks: [
    async ({ browserName: _ }, use) => {
      const mocks = await serveMocks({ port: 0 });
      await use(mocks);
      await mocks.close();
    },
    { scope: 'worker' },
  ],
  /** A page that calls the worker's mocks, which are at their seed. */
  page: async ({ page, mocks }, use) => {
    await mocks.reset();
    await page.route(`${apiUrl}/**`, (route) => route.continue({ url: route.request().url().replace(apiUrl, mocks.baseUrl) }));
    await page.goto('/');
    await use(page);
  },
});

/** Signs in as the operator of a franchise. */
export async function signIn(page) {
  await page.getByLabel('Email').fill('franchise@example.com');
  await page.getByLabel('Password').fill('franchise123');
  await page.getByRole('button', { name: 'Login' }).click();
}
