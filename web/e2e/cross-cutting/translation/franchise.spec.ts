import type { Page } from '@playwright/test';
import { handleDialogs } from '../../support/dialogs.ts';
import { openAsOperator, row, rowNames, rowRange, searchBox, sidebarLink } from '../../support/pages/franchise.ts';
import { clickButton, field } from '../../support/pages/page.ts';
import { expect, test } from '../../support/test.ts';
import { lostTexts, translateNow, translatePages } from './translation.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Translation must not lose a text of the app. A crash fails the test through its console error. */
test.afterEach(async ({ page }) => {
  expect(await lostTexts(page)).toEqual([]);
});

test('translated, an operator searches, changes pages, opens details and deletes [F-35]', async ({ page }) => {
  await translatePages(page);
  await openAsOperator(page, '/franchise/student-management');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(rowRange(page)).toHaveText('6–10 of 40');
  await searchBox(page).fill('kumar');
  await expect(rowRange(page)).toHaveText(/^1–/);
  await searchBox(page).fill('no such student');
  await expect(page.getByText("Nothing matches 'no such student'.")).toBeVisible();
  await searchBox(page).fill('');
  await page.getByRole('main').getByLabel('Rows per page').selectOption('25');
  await expect(rowRange(page)).toHaveText('1–25 of 40');
  for (const index of [0, 1]) {
    await row(page, (await rowNames(page))[index] ?? '')
      .getByRole('button', { name: /^View details/ })
      .click();
    await expect(page.getByRole('dialog').getByRole('term').first()).toBeVisible();
    await page.keyboard.press('Escape');
  }
  await sidebarLink(page, 'Batch Management').click();
  await row(page, 'Monsoon batch 2026').getByRole('button').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
  await expect(row(page, 'Monsoon batch 2026')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Create Batch' }).click();
  await clickButton(page, 'Create Batch');
  await expect(field(page, 'Title')).toBeFocused();
  for (const [label, text] of Object.entries({ Title: 'B', Time: '5 PM', 'Student Limit': '5' })) await field(page, label).fill(text);
  await clickButton(page, 'Create Batch');
  await expect(heading(page, 'All Batches')).toBeFocused();
});

test('translated, an operator selects students of an exam and adds subjects of a marksheet [F-35]', async ({ page }) => {
  await translatePages(page);
  await openAsOperator(page, '/franchise/create-exam');
  await field(page, 'Course').selectOption('c-ccc');
  await field(page, 'Batch').selectOption('b-forenoon');
  await clickButton(page, 'Select all 3');
  await expect(page.getByText('3 selected')).toBeVisible();
  await field(page, 'Students').fill('a');
  await page
    .getByRole('button', { name: /^Remove (?!all)/ })
    .first()
    .click();
  await expect(page.getByText('2 selected')).toBeVisible();
  await clickButton(page, 'Remove all');
  await expect(page.getByText('0 selected')).toBeVisible();
  handleDialogs(page, 'accept');
  await sidebarLink(page, 'Marksheet').click();
  await page.getByRole('main').getByRole('link', { name: 'Create Marksheet' }).click();
  await field(page, 'Student').selectOption({ index: 1 });
  await field(page, 'Course').selectOption({ index: 1 });
  await field(page, 'Subject').selectOption({ index: 1 });
  await clickButton(page, 'Add Subject');
  await field(page, 'Marks Obtained').fill('50');
  await field(page, 'Practical Marks').fill('40');
  await clickButton(page, 'Add Subject');
  await page.getByRole('list', { name: 'Subjects of the marksheet' }).getByRole('button').click();
  await expect(page.getByRole('list', { name: 'Subjects of the marksheet' })).toHaveCount(0);
});

for (const [path, apiPath, name] of [
  ['/franchise/results', '/find-result/*', /^View certificate of/],
  ['/franchise/out-marksheet', '/find-marksheet/*', /^View marksheet/],
] as const)
  test(`translated, a document of ${path} is fetched and shown [F-35]`, async ({ page, network }) => {
    await openAsOperator(page, path);
    await translateNow(page);
    const held = network.hold(apiPath);
    const view = page.getByRole('main').getByRole('button', { name }).first();
    await view.click();
    await expect(view).toHaveAttribute('aria-busy', 'true');
    held.release();
    await expect(page.locator('iframe')).toBeVisible();
  });

test('translated, a hall ticket is saved [F-35]', async ({ page, network }) => {
  await openAsOperator(page, '/franchise/exams');
  await translateNow(page);
  const held = network.hold('/my-ht/*');
  await page.getByRole('main').getByRole('link', { name: 'View student list of CCC forenoon test' }).click();
  const save = page.getByRole('button', { name: /^Download hall ticket/ }).first();
  await save.click();
  await expect(save).toHaveAttribute('aria-busy', 'true');
  const download = page.waitForEvent('download');
  held.release();
  await download;
  await expect(save).not.toHaveAttribute('aria-busy');
});
