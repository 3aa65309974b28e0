import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openAsOperator, row } from '../../support/pages/franchise.ts';
import { expect, test } from '../../support/test.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'Mocks' });
/** Opens the panel and one of its sections with the keyboard. */
async function openSection(page: Page, name: string): Promise<void> {
  await panel(page).getByRole('button', { name: 'Mocks', exact: true }).press('Enter');
  await panel(page).getByText(name).press('Enter');
}

test('the mocks panel shows the calls as they come, with input and response [R-449]', async ({ page }) => {
  await openAsOperator(page, '/franchise/batches');
  await openSection(page, 'Calls (');
  const calls = panel(page).getByText(/^\d+\. findResult/);
  await expect(calls).toHaveCount(0);
  await page.evaluate(() => fetch('/v1/find-result/NO%2F1/c-ccc'));
  await calls.first().press('Enter');
  await expect(panel(page).getByText('"NO/1"')).toBeVisible();
  await expect(panel(page).getByText('"success": false')).toBeVisible();
});

test('the mocks panel plays the institute: a result is declared with one key [R-351, R-449]', async ({ page }) => {
  await openAsOperator(page, '/franchise/results');
  await expect(row(page, 'Vikash Ranjan').getByRole('cell').nth(4)).toHaveText('Request Sent');
  await openSection(page, 'Institute (');
  const declare = panel(page).getByRole('button', { name: 'Declare result: Vikash Ranjan, Diploma in Computer Applications' });
  await declare.press('Enter');
  await expect(declare).toHaveCount(0);
  await page.reload();
  await expect(row(page, 'Vikash Ranjan').getByRole('cell').nth(4)).toHaveText('Result Out');
});

test('the mocks panel forces a response until it is removed, and names what is wrong with one [R-449]', async ({ page }) => {
  await page.goto('/about-us');
  await openSection(page, 'Faults (');
  const add = panel(page).getByRole('button', { name: 'Add fault' });
  await panel(page).getByLabel('Operation').selectOption('listCourses');
  await panel(page).getByLabel('Status').fill('299');
  await add.press('Enter');
  await expect(panel(page).getByRole('alert')).toContainText('299');
  await panel(page).getByLabel('Status').fill('500');
  await add.press('Enter');
  await expect(panel(page).getByText('Faults (1)')).toBeVisible();
  const courses = () => page.evaluate(() => fetch('/v1/courses').then((response) => response.status));
  expect(await courses()).toBe(500);
  await panel(page).getByRole('button', { name: 'Remove all faults' }).press('Enter');
  await expect(panel(page).getByText('Faults (0)')).toBeVisible();
  expect(await courses()).toBe(200);
});

test('the mocks panel saves a scenario to a file, and loads it after a reset [R-449]', async ({ page }) => {
  await openAsOperator(page, '/franchise/dashboard', 'empty-wallet');
  await expect(page.getByText('0.00 /-', { exact: true })).toBeVisible();
  await openSection(page, 'Saved scenario');
  const download = page.waitForEvent('download');
  await panel(page).getByRole('button', { name: 'Download' }).press('Enter');
  const file = await (await download).path();
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ settings: { scenario: 'empty-wallet' } });
  await page.goto('/franchise/dashboard?mocks=reset');
  await expect(page.getByText('2450.00 /-')).toBeVisible();
  await openSection(page, 'Saved scenario');
  await panel(page).getByLabel('Load a file').setInputFiles(file);
  await expect(page.getByText('0.00 /-', { exact: true })).toBeVisible();
});
