import type { Page } from '@playwright/test';
import { course } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';

const message = /^The page could not start\. Please reload it\. .*service workers.* http:\/\/localhost or over https/;

const firstCourse = (page: Page) => page.locator(`a[href="${course.path}"]`).first();

/** The app starts after the mocks. The page shows the list of courses before that. */
const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor();

/** Runs in the page. */
const fetchStatus = () => fetch('/v1/courses').then((response) => response.status);

test("without the mocks' service worker, because the browser blocks it, the page shows what to do [F-34]", async ({
  page,
  consoleErrors,
}) => {
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'));
  });
  await page.goto('/courses');
  await expect(page.getByRole('alert')).toHaveText(message);
  await expect(page.getByRole('alert')).toBeInViewport();
  // The console shows the original error.
  expect(consoleErrors.splice(0)).toEqual([expect.stringMatching(/Service Worker/)]);
});

test('a service worker that never becomes ready shows an error after a while [F-34]', async ({ page, consoleErrors }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => new Promise(() => {});
  });
  await page.goto('/courses', { waitUntil: 'networkidle' });
  await page.clock.fastForward(25_000);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.clock.fastForward(6000);
  await expect(page.getByRole('alert')).toHaveText(message);
  expect(consoleErrors.splice(0)).toEqual([expect.stringMatching(/worker of the mocks is not ready/)]);
});

test('without service workers, as on a phone over http, the mocks respond in the page [F-34]', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await page.goto('/course-detail/c-tally');
  await expect(page.getByRole('heading', { level: 1, name: /Tally/ })).toBeVisible();
});

test('a service worker that the browser has stopped responds again [F-34]', async ({ page, context }) => {
  await page.goto('/courses');
  await hydrated(page);
  const browser = await context.newCDPSession(page);
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.stopAllWorkers');
  expect(await page.evaluate(fetchStatus)).toBe(200);
  await firstCourse(page).click();
  await expect(page.getByRole('heading', { level: 1, name: /Tally/ })).toBeVisible();
});

test('after the user has cancelled leaving the page it has the mocks, and so has a tab that is opened then [F-34]', async ({
  page,
  context,
}) => {
  await page.goto('/courses');
  await hydrated(page);
  // The browser fires this event before it asks the user, and MSW treats it as the page unloading.
  await page.evaluate(() => void dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await page.evaluate(fetchStatus)).toBe(200);
  const other = await context.newPage();
  await other.goto('/courses');
  await hydrated(other);
  expect(await other.evaluate(fetchStatus)).toBe(200);
});
