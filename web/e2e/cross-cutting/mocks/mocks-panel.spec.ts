import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { openAsOperator, row } from '../../support/pages/franchise.ts';
import { submitLogin } from '../../support/pages/login.ts';
import { operator } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { button, openSection, panel, summary, trigger } from './panel.ts';

test('the mocks panel shows the calls as they come, with input and response [R-449]', async ({ page }) => {
  await openAsOperator(page, '/franchise/batches');
  await openSection(page, 'Calls (');
  const calls = summary(page, /^\d+\. findResult/);
  await expect(calls).toHaveCount(0);
  await page.evaluate(() => fetch('/v1/find-result/NO%2F1/c-ccc'));
  await calls.first().click();
  await expect(panel(page).getByText('"NO/1"')).toBeVisible();
  await expect(panel(page).getByText('"success": false')).toBeVisible();
});

test('the mocks panel works with the keyboard alone: Tab reaches all of it, and Escape closes it [R-449]', async ({ page }) => {
  await page.goto('/about-us');
  await page.evaluate(() => fetch('/v1/courses'));
  const isFocused = () => trigger(page).evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 200 && !(await isFocused()); presses++) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(panel(page).getByLabel('Scenario')).toBeVisible();
  const tabTo = async (...targets: Locator[]) => {
    for (const target of targets) {
      await page.keyboard.press('Tab');
      await expect(target).toBeFocused();
    }
  };
  const field = (name: string) => panel(page).getByLabel(name);
  await tabTo(field('Account'), field('Scenario'), field('Latency'), field('Failures'), button(page, 'Stop the clock'));
  await tabTo(button(page, 'One day later'), button(page, 'Expire sessions'), button(page, 'Reset'), summary(page, 'Institute ('));
  await page.keyboard.press('Enter');
  await tabTo(button(page, /^Declare result/).first());
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(summary(page, 'Faults (0)'));
  await page.keyboard.press('Enter');
  await tabTo(field('Operation'), field('No connection'), field('Status'), field('Delay (ms)'), field('Times'), button(page, 'Add fault'));
  await page.keyboard.press('Enter');
  await expect(summary(page, 'Faults (1)')).toBeVisible();
  await tabTo(button(page, 'Remove login'));
  await page.keyboard.press('Enter');
  // The button has gone, and focus must not go with it.
  await expect(summary(page, 'Faults (0)')).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(summary(page, 'Saved scenario'));
  await page.keyboard.press('Enter');
  await tabTo(button(page, 'Download'), field('Load a file'), summary(page, 'Calls ('));
  await page.keyboard.press('Enter');
  await tabTo(summary(page, '. listCourses').first());
  await page.keyboard.press('Enter');
  await expect(panel(page).locator('pre')).toHaveCount(2);
  await tabTo(panel(page).locator('pre').first(), panel(page).locator('pre').nth(1));
  await page.keyboard.press('Escape');
  await expect(field('Scenario')).toHaveCount(0);
  await expect(trigger(page)).toBeFocused();
});

test('the mocks panel shows who has signed in since the page was loaded [R-449]', async ({ page }) => {
  await page.goto('/login');
  await submitLogin(page, operator);
  await expect(page).toHaveURL('/franchise/dashboard');
  await trigger(page).click();
  await expect(panel(page).getByLabel('Account')).toHaveValue('u-franchise');
});

test('the mocks panel plays the institute: it declares a result [R-351, R-449]', async ({ page }) => {
  await openAsOperator(page, '/franchise/results');
  await expect(row(page, 'Vikash Ranjan').getByRole('cell').nth(4)).toHaveText('Request Sent');
  await openSection(page, 'Institute (');
  const declare = button(page, 'Declare result: Vikash Ranjan, Diploma in Computer Applications');
  await declare.click();
  await expect(declare).toHaveCount(0);
  await page.reload();
  await expect(row(page, 'Vikash Ranjan').getByRole('cell').nth(4)).toHaveText('Result Out');
});

test('the mocks panel forces a response until it is removed, and names what is wrong with one [R-449]', async ({ page }) => {
  await page.goto('/about-us');
  await openSection(page, 'Faults (');
  const courses = () => page.evaluate(() => fetch('/v1/courses').then((response) => response.status));
  await panel(page).getByLabel('Operation').selectOption('listCourses');
  await panel(page).getByLabel('Status').fill('299');
  await button(page, 'Add fault').click();
  await expect(panel(page).getByRole('alert')).toContainText('299');
  // The error stays while the panel polls.
  await courses();
  await expect(summary(page, 'Calls (1)')).toBeVisible();
  await expect(panel(page).getByRole('alert')).toContainText('299');
  await panel(page).getByLabel('Status').fill('500');
  await button(page, 'Add fault').click();
  await expect(summary(page, 'Faults (1)')).toBeVisible();
  await expect(panel(page).getByRole('alert')).toHaveCount(0);
  expect(await courses()).toBe(500);
  await button(page, 'Remove all faults').click();
  await expect(summary(page, 'Faults (0)')).toBeVisible();
  expect(await courses()).toBe(200);
});

test('the mocks panel delays a response, breaks a connection, and removes the faults of one operation [R-449]', async ({ page }) => {
  await page.goto('/about-us');
  await openSection(page, 'Faults (');
  await panel(page).getByLabel('Operation').selectOption('login');
  await panel(page).getByLabel('Status').fill('');
  await panel(page).getByLabel('Delay (ms)').fill('300');
  await button(page, 'Add fault').click();
  await expect(panel(page).getByText('login: the real response after 300 ms', { exact: true })).toBeVisible();
  await panel(page).getByLabel('Operation').selectOption('listCourses');
  await panel(page).getByLabel('No connection').check();
  await panel(page).getByLabel('Delay (ms)').fill('');
  await panel(page).getByLabel('Times').fill('2');
  await button(page, 'Add fault').click();
  await expect(panel(page).getByText('listCourses: no connection, 2 times')).toBeVisible();
  const courses = () =>
    page.evaluate(() =>
      fetch('/v1/courses').then(
        (response) => response.status,
        () => 'no connection',
      ),
    );
  expect(await courses()).toBe('no connection');
  await expect(panel(page).getByText('listCourses: no connection, once')).toBeVisible();
  await button(page, 'Remove listCourses').click();
  await expect(summary(page, 'Faults (1)')).toBeVisible();
  expect(await courses()).toBe(200);
});

test('the mocks panel stops the clock and lets it run [R-449]', async ({ page }) => {
  await page.goto('/about-us');
  await trigger(page).click();
  await button(page, 'Stop the clock').click();
  await expect(panel(page).getByText('The clock stands at')).toBeVisible();
  await button(page, 'Run the clock').click();
  await expect(button(page, 'Run the clock')).toHaveCount(0);
  await trigger(page).click();
  await expect(panel(page).getByText('The clock shows')).toBeVisible();
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
  await panel(page).getByLabel('Load a file').setInputFiles(file);
  await expect(page.getByText('0.00 /-', { exact: true })).toBeVisible();
});
