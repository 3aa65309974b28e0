import { course } from '../../support/pages/course.ts';
import { expect, test } from '../../support/test.ts';

const text = /^The page could not start\. Please load it again\. .*service workers.* http:\/\/localhost or by https/;

for (const [what, refuse] of [
  ['the browser refuses it', () => Promise.reject(new DOMException('The operation is insecure.', 'SecurityError'))],
  ['its script is not there', () => Promise.reject(new TypeError('A bad HTTP response code (404) was received when fetching the script.'))],
] as const)
  test(`without the mocks' worker, because ${what}, the page says what to do [F-34]`, async ({ page, consoleErrors }) => {
    await page.addInitScript(`ServiceWorkerContainer.prototype.register = ${String(refuse)}`);
    await page.goto('/courses');
    await expect(page.getByRole('alert')).toHaveText(text);
    await expect(page.getByRole('alert')).toBeInViewport();
    // The console has the error itself, for whoever mends it.
    expect(consoleErrors.splice(0)).toEqual([expect.stringMatching(/Service Worker/)]);
  });

test('a worker that never gets ready is waited for, then told [F-34]', async ({ page, consoleErrors }) => {
  await page.clock.install();
  await page.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => new Promise(() => {});
  });
  await page.goto('/courses', { waitUntil: 'networkidle' });
  await page.clock.fastForward(25_000);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.clock.fastForward(6000);
  await expect(page.getByRole('alert')).toHaveText(text);
  expect(consoleErrors.splice(0)).toEqual([expect.stringMatching(/worker of the mocks is not ready/)]);
});

test('where there are no service workers, as on a phone that opens it by http, the mocks answer in the page [F-34]', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await page.goto('/courses');
  await expect(page.locator(`a[href="${course.path}"]`).first()).toBeVisible();
});

const status = () => fetch('/v1/courses').then((answer) => answer.status);

test('a worker that the browser has ended, as it does with idle ones, answers again [F-34]', async ({ page, context }) => {
  await page.goto('/courses');
  await expect(page.locator(`a[href="${course.path}"]`).first()).toBeVisible();
  const browser = await context.newCDPSession(page);
  await browser.send('ServiceWorker.enable');
  await browser.send('ServiceWorker.stopAllWorkers');
  expect(await page.evaluate(status)).toBe(200);
  await page.locator(`a[href="${course.path}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Tally/ })).toBeVisible();
});

test('a newer worker that takes over has the page start anew, and reset works then [F-34]', async ({ page }) => {
  await page.goto('/courses');
  await expect(page.locator(`a[href="${course.path}"]`).first()).toBeVisible();
  const anew = page.waitForEvent('load');
  await page.evaluate(() => void navigator.serviceWorker.register('/mockServiceWorker.js?newer'));
  await anew;
  await expect(page.locator(`a[href="${course.path}"]`).first()).toBeVisible();
  await expect.poll(() => page.evaluate(status).catch(() => 0)).toBe(200);
  await page.goto('/courses?mocks=reset');
  await expect(page.locator(`a[href="${course.path}"]`).first()).toBeVisible();
});

test('a form that somebody was about to leave, and has stayed in, can still be sent [F-34]', async ({ page }) => {
  await page.goto('/contact-us');
  await page.getByLabel('Full Name', { exact: true }).fill('Asha');
  // What the browser says before it asks; msw takes it for the end of the page.
  await page.evaluate(() => void dispatchEvent(new Event('beforeunload', { cancelable: true })));
  await page.getByRole('main').getByRole('button', { name: 'Send Query' }).click();
  await expect(page.getByText(/^Thank you\. Your question has reached us/)).toBeVisible();
});
