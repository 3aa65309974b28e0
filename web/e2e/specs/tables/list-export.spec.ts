import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { columnHeaders, openAsOperator, row, rowNames, rowRange, searchBox } from '../../support/pages/franchise.ts';
import { clickButton, expectLoaded } from '../../support/pages/page.ts';
import { sorted } from '../../support/sorted.ts';
import { expect, test } from '../../support/test.ts';

const path = '/franchise/student-management';

/** Presses Download CSV and returns the file's name and lines. */
async function downloadCsv(page: Page) {
  const [download] = await Promise.all([page.waitForEvent('download'), clickButton(page, 'Download CSV')]);
  const file = test.info().outputPath(download.suggestedFilename());
  await download.saveAs(file);
  return { name: download.suggestedFilename(), lines: (await readFile(file, 'utf8')).split('\r\n') };
}

test('rows are selected on several pages with the keyboard, and exported', async ({ page }) => {
  await openAsOperator(page, path);
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  expect((await columnHeaders(page))[0]).toBe('Student Name');
  const select = page.getByRole('main').getByRole('button', { name: 'Select', exact: true });
  await select.press('Enter');
  const [first = ''] = await rowNames(page);
  await page.getByRole('checkbox', { name: `Select ${first}` }).press('Space');
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(rowRange(page)).toHaveText('6–10 of 40');
  const [sixth = ''] = await rowNames(page);
  await page.getByRole('checkbox', { name: `Select ${sixth}` }).check();
  await searchBox(page).fill('agrawal');
  await expect(rowRange(page)).toHaveText('1–1 of 1');
  await expect(page.getByText('2 selected')).toBeVisible();
  const { lines } = await downloadCsv(page);
  expect(lines.slice(1, -1).map((line) => line.split('"')[1])).toEqual([first, sixth]);
  await clickButton(page, 'Select all 1 found');
  await clickButton(page, 'Done');
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await expect(select).toBeFocused();
});

test('Download CSV saves all students that are found, in their order, without formulas [S-29]', async ({ page, network }) => {
  await openAsOperator(page, `${path}?sort=-name`);
  const { name, lines } = await downloadCsv(page);
  expect(name).toBe('students.csv');
  expect(lines).toHaveLength(42);
  expect(lines[0]).toContain('\uFEFF"Student Name",');
  for (const title of ['Student Id', 'Date of Birth', 'Gender', 'City', 'State', 'Pincode']) expect(lines[0]).toContain(`"${title}"`);
  expect(lines[0]).not.toContain('Actions');
  const names = lines.slice(1, -1).map((line) => line.split('"')[1] ?? '');
  expect(names).toEqual(sorted(names).reverse());
  await searchBox(page).fill('0000017551');
  await expect(rowRange(page)).toHaveText('1–1 of 1');
  expect((await downloadCsv(page)).lines[1]).toMatch(/^"Mary Hembrom",/);
  const users = [{ _id: 'a', fullName: '=HYPERLINK("http://evil.example")' }];
  network.respond('/franchise/users', { json: { success: true, users } });
  await openAsOperator(page, path);
  expect((await downloadCsv(page)).lines[1]).toMatch(/^"'=HYPERLINK\(""http:\/\/evil.example""\)"/);
});

test('every list has a file of its own', async ({ page }) => {
  const files = { batches: 'batches', exams: 'exams', results: 'results', 'out-marksheet': 'marksheets', wallet: 'transactions' };
  await openAsOperator(page, '/franchise/batches');
  for (const [list, name] of Object.entries(files)) {
    await page.goto(`/franchise/${list}`);
    await expectLoaded(page);
    const total = Number(/of (\d+)/.exec((await rowRange(page).textContent()) ?? '')?.[1]);
    const file = await downloadCsv(page);
    expect(file.name).toBe(`${name}.csv`);
    expect(file.lines).toHaveLength(total + 2);
  }
});

test('Print prints everything that is found as a table, without buttons', async ({ page }) => {
  await page.addInitScript(() => Object.assign(window, { print: () => document.documentElement.setAttribute('data-printed', '') }));
  await openAsOperator(page, path);
  await searchBox(page).fill('a');
  await expect(rowRange(page)).not.toHaveText('1–5 of 40');
  const total = Number(/of (\d+)/.exec((await rowRange(page).textContent()) ?? '')?.[1]);
  await clickButton(page, 'Print');
  await expect(page.locator('html[data-printed]')).toBeAttached();
  await page.emulateMedia({ media: 'print' });
  const table = page.getByRole('table', { name: 'Student List' });
  await expect(table.getByRole('row')).toHaveCount(total + 1);
  await expect(page.getByRole('heading', { level: 1, name: 'Student List' })).toBeVisible();
  await expect(page.getByText(new RegExp(`^${total} rows, printed on \\d\\d-\\d\\d-\\d{4}$`))).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('columnheader', { name: 'Actions' })).toHaveCount(0);
  expect(
    await table
      .getByRole('row')
      .last()
      .evaluate((element) => getComputedStyle(element).breakInside),
  ).toBe('avoid');
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(page.getByText(/ rows, printed on /), 'the printed table is gone').toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await expect(table).toHaveCount(1);
  await expect(rowRange(page)).toBeVisible();
});

test("the browser's own print of a list is a table without buttons, also on a phone in the dark mode", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAsOperator(page, path);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('columnheader', { name: 'Student Name' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Select|Print|View details|Next page/ })).toHaveCount(0);
  await expect(searchBox(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: 'Create Student' })).toHaveCount(0);
  const name = row(page, 'Yash Agrawal').getByRole('rowheader');
  expect(await name.evaluate((element) => getComputedStyle(element).display)).toBe('table-cell');
  const [red = 255] = await name.evaluate((element) => (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number));
  expect(red, 'dark text on white paper').toBeLessThan(80);
});
