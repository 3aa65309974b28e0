import type { Page } from '@playwright/test';
import { test as hugeTest } from '../../support/huge-list.ts';
import { watchTasks } from '../../support/long-tasks.mjs';
import { openAsOperator } from '../../support/pages/franchise.ts';
import { expect, test } from '../../support/test.ts';

const name = 'Search or start a task';
const palette = (page: Page) => page.getByRole('dialog', { name });
const trigger = (page: Page) => page.getByRole('banner').getByRole('button', { name });
const input = (page: Page) => palette(page).getByRole('combobox', { name: 'Student or task' });
const options = (page: Page) => palette(page).getByRole('option');

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(input(page)).toBeFocused();
}

test('a palette that cannot be loaded says so, and is loaded after a reload', async ({ page, consoleErrors }) => {
  await openAsOperator(page, '/franchise/dashboard');
  await page.route('**/assets/command-palette-*.js', (route) => route.abort());
  await trigger(page).click();
  await expect(page.getByText('This could not be opened. Please reload the page and try again.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  consoleErrors.splice(0);
  await page.unroute('**/assets/command-palette-*.js');
  await page.reload();
  await trigger(page).click();
  await expect(input(page)).toBeFocused();
});

hugeTest('with 10,000 students the palette opens and searches without a task over 200 ms', async ({ browser, page }) => {
  hugeTest.slow();
  const { step, end } = await watchTasks(browser, page);
  await openAsOperator(page, '/franchise/dashboard');
  await step('load', async () => {
    await openPalette(page);
    await expect(palette(page).getByText(/of 100\d\d/)).toBeVisible({ timeout: 30_000 });
  });
  await page.keyboard.press('Escape');
  await step('open', async () => {
    await openPalette(page);
    await expect(palette(page).getByText(/of 100\d\d/)).toBeVisible();
  });
  await step('type', async () => {
    await input(page).pressSequentially('1234');
    await expect(options(page)).toHaveCount(3);
  });
  const steps = await end();
  for (const [title, { task }] of Object.entries(steps)) {
    hugeTest.info().annotations.push({ type: title, description: `${Math.round(task)} ms` });
    // Other tests run in parallel.
    expect.soft(task, title).toBeLessThan(200);
  }
});
