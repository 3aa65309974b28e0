import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { accountMenu, openAsOperator, row } from '../../support/pages.ts';
import { expect, test } from '../../support/test.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Mocks' });
const trigger = (page: Page) => panel(page).getByRole('button', { name: 'Mocks', exact: true });
const button = (page: Page, name: string | RegExp) => panel(page).getByRole('button', { name });
const field = (page: Page, name: string) => panel(page).getByLabel(name);
const summary = (page: Page, name: string | RegExp) => panel(page).locator('summary', { hasText: name });

async function openSection(page: Page, name: string): Promise<void> {
  await trigger(page).click();
  await summary(page, name).click();
}

/** The status of a call from the page, or an error if there is no connection. */
const fetchCourses = (page: Page) => page.evaluate(() => fetch('/v1/courses').then(({ status }) => status, String));

test('the mocks panel works with the keyboard alone: Tab reaches all of it, and Escape closes it [R-449]', async ({ page }) => {
  await page.goto('/about-us');
  await fetchCourses(page);
  const isFocused = () => trigger(page).evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 200 && !(await isFocused()); presses++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Scenario')).toBeVisible();
  const tabTo = async (...targets: Locator[]) => {
    for (const target of targets) {
      await page.keyboard.press('Tab');
      await expect(target).toBeFocused();
    }
  };
  const fields = (...names: string[]) => names.map((name) => field(page, name));
  await tabTo(...fields('Account', 'Scenario', 'Latency', 'Failures'), button(page, 'Stop the clock'));
  await tabTo(button(page, 'One day later'), button(page, 'Expire sessions'), button(page, 'Reset'), summary(page, 'Institute ('));
  await page.keyboard.press('Enter');
  await tabTo(button(page, /^Declare result/).first());
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(summary(page, 'Faults (0)'));
  await page.keyboard.press('Enter');
  await tabTo(...fields('Operation', 'No connection', 'Status', 'Delay (ms)', 'Times'), button(page, 'Add fault'));
  await page.keyboard.press('Enter');
  await expect(summary(page, 'Faults (1)')).toBeVisible();
  await tabTo(button(page, 'Remove login'));
  await page.keyboard.press('Enter');
  // The button has unmounted, but the focus must not be lost.
  await expect(summary(page, 'Faults (0)')).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(summary(page, 'Saved scenario'));
  await page.keyboard.press('Enter');
  await tabTo(button(page, 'Download'), field(page, 'Load a file'), summary(page, 'Calls ('));
  await page.keyboard.press('Enter');
  await tabTo(summary(page, '. listCourses').first());
  await page.keyboard.press('Enter');
  await expect(panel(page).locator('pre').first()).toBeVisible();
  await tabTo(panel(page).locator('pre').first(), panel(page).locator('pre').nth(1));
  await page.keyboard.press('Escape');
  await expect(field(page, 'Scenario')).toHaveCount(0);
  await expect(trigger(page)).toBeFocused();
});

test('the mocks panel signs in without a password, stops the clock, and fits into a low window [R-449]', async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 320 });
  await page.goto('/about-us');
  await trigger(page).click();
  await expect(field(page, 'Scenario')).toBeVisible();
  expect((await panel(page).boundingBox())?.height).toBeLessThan(260);
  await button(page, 'Stop the clock').click();
  await expect(panel(page).getByText('The clock stands at')).toBeVisible();
  await button(page, 'Run the clock').click();
  await expect(button(page, 'Run the clock')).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await trigger(page).click();
  await expect(panel(page).getByText('The clock shows')).toBeVisible();
  await field(page, 'Account').selectOption('Student');
  await expect(accountMenu(page)).toBeVisible();
});

test('the mocks panel sets latency and failures, shows those that are in no option, selects a scenario, and resets [R-449]', async ({
  page,
}) => {
  await page.goto('/about-us');
  await trigger(page).click();
  await field(page, 'Latency').selectOption('Half a second');
  await expect(field(page, 'Latency')).toHaveValue('500');
  await field(page, 'Failures').selectOption('Every call');
  await expect(field(page, 'Failures')).toHaveValue('1');
  expect(await fetchCourses(page)).toBe(503);
  await page.evaluate(() => {
    const headers = { 'X-Mocks-Control': 'test', 'Content-Type': 'application/json' };
    return fetch('/__mocks/latency', { method: 'PUT', headers, body: '{ "latencyMs": 400, "failureRate": 0.07 }' });
  });
  await expect(field(page, 'Latency').locator('option:checked')).toHaveText('400 ms');
  await expect(field(page, 'Failures').locator('option:checked')).toHaveText('7 % of calls');
  // The panel reloads the page when the data changes. An earlier click would hit the panel of the old document.
  const andReload = (act: () => Promise<unknown>) => Promise.all([page.waitForEvent('load'), act()]);
  await andReload(() => field(page, 'Scenario').selectOption('slow: Every response takes two seconds'));
  await trigger(page).click();
  await expect(field(page, 'Scenario')).toHaveValue('slow');
  await andReload(() => button(page, 'Reset').click());
  await trigger(page).click();
  await expect(field(page, 'Scenario')).toHaveValue('');
  await expect(field(page, 'Latency')).toHaveValue('0');
});

test('the mocks panel plays the institute, and shows the calls with input and response [R-352, R-449]', async ({ page }) => {
  await openAsOperator(page, '/franchise/results');
  await expect(row(page, 'Vikash Ranjan').getByRole('cell').nth(4)).toHaveText('Request Sent');
  await openSection(page, 'Institute (');
  const declare = button(page, 'Declare result: Vikash Ranjan, Diploma in Computer Applications');
  await declare.click();
  await expect(declare).toHaveCount(0);
  await page.reload();
  await expect(row(page, 'Vikash Ranjan').getByRole('cell').nth(4)).toHaveText('Result Out');
  await openSection(page, 'Calls (');
  await page.evaluate(() => fetch('/v1/find-result/NO%2F1/c-ccc'));
  await summary(page, /^\d+\. findResult/).click();
  await expect(panel(page).getByText('"NO/1"')).toBeVisible();
  await expect(panel(page).getByText('"success": false')).toBeVisible();
});

test('the mocks panel forces, delays and breaks responses until it is told not to, and names what is wrong with one [R-449]', async ({
  page,
}) => {
  await page.goto('/about-us');
  await openSection(page, 'Faults (');
  await field(page, 'Operation').selectOption('listCourses');
  await field(page, 'Status').fill('299');
  await button(page, 'Add fault').click();
  await expect(panel(page).getByRole('alert')).toContainText('299');
  // The error stays while the panel polls.
  await fetchCourses(page);
  await expect(summary(page, 'Calls (1)')).toBeVisible();
  await expect(panel(page).getByRole('alert')).toContainText('299');
  await field(page, 'Status').fill('500');
  await button(page, 'Add fault').click();
  await expect(summary(page, 'Faults (1)')).toBeVisible();
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
  expect(await fetchCourses(page)).toBe(500);
  await button(page, 'Remove listCourses').click();
  await field(page, 'No connection').check();
  await field(page, 'Times').fill('2');
  await button(page, 'Add fault').click();
  await expect(panel(page).getByText('listCourses: no connection, 2 times')).toBeVisible();
  expect(await fetchCourses(page)).toBe('TypeError: Failed to fetch');
  await expect(panel(page).getByText('listCourses: no connection, once')).toBeVisible();
  await field(page, 'Operation').selectOption('login');
  await field(page, 'No connection').uncheck();
  await field(page, 'Status').fill('');
  await field(page, 'Times').fill('');
  await field(page, 'Delay (ms)').fill('300');
  await button(page, 'Add fault').click();
  await expect(panel(page).getByText('login: the real response after 300 ms', { exact: true })).toBeVisible();
  await button(page, 'Remove all faults').click();
  await expect(summary(page, 'Faults (0)')).toBeVisible();
  expect(await fetchCourses(page)).toBe(200);
});

test('the mocks panel saves a scenario to a file, and loads it after a reset [R-449]', async ({ page }) => {
  await openAsOperator(page, '/franchise/dashboard', 'empty-wallet');
  await expect(page.getByText('0.00 /-', { exact: true })).toBeVisible();
  await openSection(page, 'Saved scenario');
  const download = page.waitForEvent('download');
  await button(page, 'Download').click();
  const file = await (await download).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ settings: { scenario: 'empty-wallet' } });
  await page.goto('/franchise/dashboard?mocks=reset');
  await expect(page.getByText('2450.00 /-')).toBeVisible();
  await openSection(page, 'Saved scenario');
  await field(page, 'Load a file').setInputFiles(file);
  await expect(page.getByText('0.00 /-', { exact: true })).toBeVisible();
});
