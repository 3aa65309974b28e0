import type { Page } from '@playwright/test';
import { course } from '../../support/pages/course.ts';
import { accountMenu } from '../../support/pages/header.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Mocks' });
const open = (page: Page) => panel(page).getByRole('button', { name: 'Mocks', exact: true }).click();
/** The panel reloads the page when the data changes. A click before would hit the panel of the old document. */
async function andReload(page: Page, act: () => Promise<unknown>): Promise<void> {
  const loaded = page.waitForEvent('load');
  await act();
  await loaded;
}

const durationOfFetch = (page: Page) =>
  page.evaluate(async () => {
    const start = performance.now();
    await fetch('/v1/courses');
    return performance.now() - start;
  });

test('the mocks panel signs in without a password [R-449]', async ({ page }) => {
  await page.goto('/courses');
  await open(page);
  await panel(page).getByLabel('Account').selectOption('Student');
  await expect(accountMenu(page)).toBeVisible();
});

test('the mocks panel selects scenario, latency and failures, and resets [R-449]', async ({ page }) => {
  await page.goto('/courses');
  await open(page);
  await panel(page).getByLabel('Latency').selectOption('Half a second');
  await expect(panel(page).getByLabel('Latency')).toHaveValue('500');
  expect(await durationOfFetch(page)).toBeGreaterThan(490);
  await panel(page).getByLabel('Failures').selectOption('Every call');
  await expect(panel(page).getByLabel('Failures')).toHaveValue('1');
  await page.reload();
  await expect(toast(page, 'The server is busy. Please try again.')).toBeVisible();
  await open(page);
  await expect(panel(page).getByLabel('Failures')).toHaveValue('1');
  await andReload(page, () => panel(page).getByLabel('Scenario').selectOption('slow: Every response takes two seconds'));
  await open(page);
  await expect(panel(page).getByLabel('Scenario')).toHaveValue('slow');
  await andReload(page, () => panel(page).getByRole('button', { name: 'Reset' }).click());
  await expect(page.locator(`a[href="${course.path}"]`).first()).toBeVisible();
  await open(page);
  await expect(panel(page).getByLabel('Scenario')).toHaveValue('');
  await expect(panel(page).getByLabel('Latency')).toHaveValue('0');
});

test('the mocks panel shows a latency and a failure rate that are in no option [R-449]', async ({ page }) => {
  await page.goto('/about-us');
  await open(page);
  await page.evaluate(() => {
    const headers = { 'X-Mocks-Control': 'test', 'Content-Type': 'application/json' };
    return fetch('/__mocks/latency', { method: 'PUT', headers, body: '{ "latencyMs": 400, "failureRate": 0.07 }' });
  });
  await expect(panel(page).getByLabel('Latency').locator('option:checked')).toHaveText('400 ms');
  await expect(panel(page).getByLabel('Failures').locator('option:checked')).toHaveText('7 % of calls');
});

for (const [scenario, message] of [
  ['server-500', 'Something went wrong on our side. Please try again.'],
  ['html-error', 'The server could not answer (502). Please try again in a little while.'],
] as const) {
  test(`${scenario}: the page keeps its layout, shows one toast and offers Retry [R-238, R-253, R-260, F-05, F-06]`, async ({ page }) => {
    await page.goto(`/courses?mocks=${scenario}`);
    await expect(toast(page, message)).toHaveAttribute('data-toast', 'error');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: /retry|try again/i })).toBeVisible();
    await page.goto('/courses?mocks=reset');
    await expect(page.locator(`a[href="${course.path}"]`).first()).toBeVisible();
  });
}

test('flaky: queries are retried and the page loads [F-05]', async ({ page }) => {
  await page.goto('/login?mocks=flaky');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const _ of Array(4)) {
    await page.goto('/courses');
    await expect(page.locator(`a[href="${course.path}"]`).first()).toBeVisible();
  }
});

test('the mocks panel fits into a low window [R-449]', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 320 });
  await page.goto('/courses');
  await open(page);
  await expect(panel(page).getByLabel('Scenario')).toBeVisible();
  expect((await panel(page).boundingBox())?.height).toBeLessThan(260);
});
