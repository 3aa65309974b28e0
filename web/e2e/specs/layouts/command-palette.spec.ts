import type { Page } from '@playwright/test';
import { watchTasks } from '../../../bench/long-tasks.mjs';
import { expectAccessible } from '../../support/axe.ts';
import { waitForPaint } from '../../support/frames.ts';
import { test as hugeTest } from '../../support/huge-list.ts';
import { openAsOperator } from '../../support/pages/franchise.ts';
import { field } from '../../support/pages/page.ts';
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

test('the palette finds a student by name, phone or Student Id, and Enter shows what can be done', async ({ page }) => {
  await openAsOperator(page, '/franchise/dashboard');
  for (const text of ['yash agra', '0000017688', 'gvi/50/2026']) {
    await openPalette(page);
    await page.keyboard.type(text);
    await expect(options(page)).toHaveText(['Yash AgrawalGVI/50/2026, 0000017688']);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Yash Agrawal' }).getByText('Sushil Agrawal')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await openPalette(page);
  await page.keyboard.type('yash');
  await expect(options(page)).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Create result' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/franchise/create-result');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(field(page, 'Student Roll No')).toHaveValue('GVI/50/2026');
});

test('on the form of a result the palette changes the student, and keeps what is typed', async ({ page }) => {
  await openAsOperator(page, '/franchise/create-result');
  await field(page, 'Grade').fill('A++');
  for (const [text, number] of [
    ['yash', 'GVI/50/2026'],
    ['rohit', 'GVI/12/2026'],
  ] as const) {
    await openPalette(page);
    await page.keyboard.type(text);
    await expect(options(page)).toHaveCount(1);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(field(page, 'Student Roll No')).toHaveValue(number);
    await expect(field(page, 'Grade')).toHaveValue('A++');
  }
});

test('the palette starts tasks, switches the colours and logs out', async ({ page }) => {
  await openAsOperator(page, '/franchise/dashboard');
  for (const [text, url] of [
    ['create exam', '/franchise/create-exam'],
    ['wallet', '/franchise/recharge-wallet'],
    ['result decl', '/franchise/results'],
  ] as const) {
    await openPalette(page);
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(url);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  }
  await openPalette(page);
  await page.keyboard.type('dark');
  await page.keyboard.press('Enter');
  await expect(page.locator('html.dark')).toBeAttached();
  await expect(palette(page)).toHaveCount(0);
  await openPalette(page);
  await page.keyboard.type('logout');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => localStorage['institute.session'])).toBeUndefined();
});

test('the button and the key open the palette, also from a text field, and Escape gives the focus back', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await openAsOperator(page, '/franchise/create-batch');
  expect(scripts.filter((url) => url.includes('command-palette'))).toEqual([]);
  await trigger(page).click();
  await expect(input(page)).toBeFocused();
  await expectAccessible(page, 'the palette');
  await page.keyboard.press('Escape');
  await expect(trigger(page)).toBeFocused();
  await field(page, 'Title').fill('Morning');
  await openPalette(page);
  await page.keyboard.type('nothing like this');
  await expect(palette(page).getByText("Nothing matches 'nothing like this'.")).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(field(page, 'Title')).toBeFocused();
  await expect(field(page, 'Title')).toHaveValue('Morning');
});

test('the palette does not open over another dialog, and is not there for a guest', async ({ page }) => {
  await openAsOperator(page, '/franchise/student-management');
  // Loads the palette, which then opens at once.
  await openPalette(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page
    .getByRole('button', { name: /^View details of/ })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: 'Student details' })).toBeVisible();
  await page.keyboard.press('Control+k');
  // Escape would not tell, because one press may close two dialogs.
  await waitForPaint(page);
  await expect(palette(page), 'above the details').toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await openPalette(page);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/about-us');
  await page.keyboard.press('Control+k');
  await expect(trigger(page)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a palette that cannot be loaded says so, and is loaded after a reload', async ({ page, consoleErrors }) => {
  await openAsOperator(page, '/franchise/dashboard');
  await page.route('**/assets/command-palette-*.js', (route) => route.abort());
  await trigger(page).click();
  await expect(page.getByText('The search could not be loaded. Please check your connection, and reload the page.')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  consoleErrors.splice(0);
  await page.unroute('**/assets/command-palette-*.js');
  await page.reload();
  await trigger(page).click();
  await expect(input(page)).toBeFocused();
});

hugeTest(
  'with 100,000 students the palette opens and searches without a task over 100 ms, or over twice the time of parsing them',
  async ({ browser, page }) => {
    hugeTest.slow();
    const { step, end } = await watchTasks(browser, page);
    await openAsOperator(page, '/franchise/dashboard');
    await step('load', async () => {
      await openPalette(page);
      await expect(palette(page).getByText(/of 1000\d\d/)).toBeVisible({ timeout: 30_000 });
    });
    await page.keyboard.press('Escape');
    await step('open', async () => {
      await openPalette(page);
      await expect(palette(page).getByText(/of 1000\d\d/)).toBeVisible();
    });
    await step('type', async () => {
      await input(page).pressSequentially('12345');
      await expect(options(page)).toHaveCount(3);
    });
    const steps = await end();
    const limit = Math.max(100, 2 * Math.max(...Object.values(steps).map(({ parsing }) => parsing)));
    for (const [title, { task }] of Object.entries(steps)) {
      hugeTest.info().annotations.push({ type: title, description: `${Math.round(task)} of ${Math.round(limit)} ms` });
      expect.soft(task, title).toBeLessThan(limit);
    }
  },
);
