import { course } from '../../support/pages/course.ts';
import { expect, test } from '../../support/test.ts';

const message = /^The page could not start\. Please reload it\. .*service workers.* http:\/\/localhost or over https/;

for (const [reason, register] of [
  ['the browser blocks it', () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'))],
  ['its script is missing', () => Promise.reject(new TypeError('A bad HTTP response code (404) was received when fetching the script.'))],
] as const)
  test(`without the mocks' service worker, because ${reason}, the page shows what to do [F-34]`, async ({ page, consoleErrors }) => {
    await page.addInitScript(`ServiceWorkerContainer.prototype.register = ${String(register)}`);
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
  await page.goto('/courses');
  await expect(page.locator(`a[href="${course.path}"]`).first()).toBeVisible();
});

/** Runs in the page. */
const fetchStatus = () => fetch('/v1/courses').then((response) => response.status);

test('a service worker that the browser has stopped responds again [F-34]', async ({ page, context }) => {
  await page.goto('/courses');
  await expect(page.locator(`a[href="${course.path}"]`).first()).toBeVisible();
  const browser = await context.newCDPSession(page);
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.stopAllWorkers');
  expect(await page.evaluate(fetchStatus)).toBe(200);
  await page.locator(`a[href="${course.path}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Tally/ })).toBeVisible();
});

test.describe('without the policy, which lets no other service worker be registered', () => {
  test.use({ bypassCSP: true });

  test('a newer service worker reloads the page, and reset works afterwards [F-34]', async ({ page }) => {
    await page.goto('/courses');
    await expect(page.locator(`a[href="${course.path}"]`).first()).toBeVisible();
    const reloaded = page.waitForEvent('load');
    await page.evaluate(() => void navigator.serviceWorker.register('/mockServiceWorker.js?newer'));
    await reloaded;
    await expect(page.locator(`a[href="${course.path}"]`).first()).toBeVisible();
    await expect.poll(() => page.evaluate(fetchStatus).catch(() => 0)).toBe(200);
    await page.goto('/courses?mocks=reset');
    await expect(page.locator(`a[href="${course.path}"]`).first()).toBeVisible();
  });
});

test('a form can still be sent after the user has cancelled leaving the page [F-34]', async ({ page }) => {
  await page.goto('/contact-us');
  await page.getByLabel('Full Name', { exact: true }).fill('Asha');
  // The browser fires this event before it asks the user, and MSW treats it as the page unloading.
  await page.evaluate(() => void dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await page.getByRole('main').getByRole('button', { name: 'Send Query' }).click();
  await expect(page.getByText(/^Thank you\. We have received your query/)).toBeVisible();
});

test('a tab opened after the user has cancelled leaving another has the mocks [F-34]', async ({ page, context }) => {
  await page.goto('/courses');
  await page.evaluate(() => void dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await page.evaluate(fetchStatus);
  const other = await context.newPage();
  await other.goto('/courses');
  await expect(other.locator(`a[href="${course.path}"]`).first()).toBeVisible();
  expect(await other.evaluate(fetchStatus)).toBe(200);
});
