import type { Page } from '@playwright/test';
import { expectAccessibleAtAllWidths } from '../../support/axe.ts';
import { watchRequests } from '../../support/network.ts';
import { openAsOperator, rowNames, rowRange, searchBox } from '../../support/pages/franchise.ts';
import { clickButton, expectLoaded, field } from '../../support/pages/page.ts';
import { sorted } from '../../support/sorted.ts';
import { expect, test } from '../../support/test.ts';

const path = '/franchise/student-management';

/** The cells of a column, from top to bottom. */
const cells = (page: Page, column: string) => page.locator(`td[data-header="${column}"]`);

test('a search finds a phone number however it is written, and words in any order', async ({ page, network }) => {
  const users = [
    { _id: 'a', fullName: 'Rohit Kumar Singh', phone: 1235831495 },
    { _id: 'b', fullName: 'Meena Devi', phone: '+91 12358 31495' },
    { _id: 'c', fullName: 'Rohit Das', phone: '1235831496' },
  ];
  network.respond('/franchise/users', { json: { success: true, users } });
  await openAsOperator(page, path);
  for (const query of ['12358 31495', '+91-12358-31495', '01235831495']) {
    await searchBox(page).clear();
    await expect(rowRange(page)).toHaveText('1–3 of 3');
    await searchBox(page).fill(query);
    await expect(rowRange(page), query).toHaveText('1–2 of 2');
  }
  await searchBox(page).fill('Rohit singh');
  await expect.poll(() => rowNames(page)).toEqual(['Rohit Kumar Singh']);
});

test('a search that is cleared at once goes to the first page', async ({ page }) => {
  await openAsOperator(page, `${path}?page=3`);
  await searchBox(page).press('k');
  await searchBox(page).press('Backspace');
  await expect(page).toHaveURL(path);
  await expect(rowRange(page)).toHaveText('1–5 of 40');
});

test('the headers of columns sort, and the URL keeps the order', async ({ page }) => {
  await openAsOperator(page, `${path}?page=2`);
  const header = page.getByRole('columnheader', { name: 'Father Name', exact: true });
  const button = header.getByRole('button', { name: 'Father Name', exact: true });
  await button.click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(`${path}?sort=father-name`);
  const ascending = await cells(page, 'Father Name').allTextContents();
  expect(ascending).toEqual(sorted(ascending));
  await page.keyboard.press('Enter');
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  const descending = await cells(page, 'Father Name').allTextContents();
  expect(descending).toEqual(sorted(descending).reverse());
  expect(descending).not.toEqual(ascending);
  await expect(button).toBeFocused();
  await page.reload();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await button.click();
  await expect(page).toHaveURL(path);
  await page.setViewportSize({ width: 360, height: 740 });
  await field(page, 'Sort by').selectOption({ label: 'Student Name, descending' });
  await expect(page).toHaveURL(`${path}?sort=-name`);
});

test('students are filtered by course, batch and status, which are in the URL', async ({ page, network }) => {
  const requests = watchRequests(page, 'GET', '/franchise/users');
  const optionRequests = watchRequests(page, 'GET', '/courses');
  await openAsOperator(page, path);
  expect(optionRequests, 'the options are fetched when they are wanted').toHaveLength(0);
  await clickButton(page, 'Filters');
  await field(page, 'Batch').focus();
  const hold = network.hold('/franchise/users');
  await field(page, 'Batch').selectOption({ label: 'Tally practical lab' });
  await expect(page).toHaveURL(`${path}?batch=b-lab`);
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toBeVisible();
  await expect(field(page, 'Batch'), 'while the students load').toBeFocused();
  hold.release();
  await expect(rowRange(page)).toHaveText('1–4 of 4');
  await expect(field(page, 'Batch')).toBeFocused();
  await field(page, 'Status').selectOption('Ended');
  await expect(page).toHaveURL(/[?&]status=ended/);
  await expect(page.getByText('Nothing matches these filters.'), 'students of this batch that have ended').toBeVisible();
  await field(page, 'Status').selectOption('Any status');
  await field(page, 'Course').selectOption({ index: 1 });
  await expect(page).toHaveURL(/[?&]course=/);
  await page.reload();
  await expectLoaded(page);
  await expect(field(page, 'Batch')).toHaveValue('b-lab');
  const searches = requests.map((request) => new URL(request.url()).search);
  expect(searches.slice(0, 2)).toEqual(['', '?batchId=b-lab']);
  expect(searches.at(-1), 'the list without filters is not fetched').toMatch(/courseId=/);
  await clickButton(page, 'Clear filters');
  await expect(rowRange(page)).toHaveText('1–5 of 40');
  await expect(page).toHaveURL(path);
  await field(page, 'Status').selectOption('Ended');
  await expect(rowRange(page)).toHaveText('1–5 of 10');
});

test('a filter that finds nothing says so, and an unknown value is shown as such', async ({ page }) => {
  await openAsOperator(page, `${path}?batch=b-none`);
  await expect(page.getByText('Nothing matches these filters.')).toBeVisible();
  await expect(page.getByText('There is no student register yet')).toHaveCount(0);
  await expect(field(page, 'Batch').locator('option:checked')).toHaveText('Not in the list');
  await clickButton(page, 'Clear filters');
  await expect(page.getByRole('button', { name: 'Filters', exact: true })).toBeFocused();
  await expect(rowRange(page)).toHaveText('1–5 of 40');
});

test('the links of the dashboard open filtered lists', async ({ page, network }) => {
  // Late in the evening in London it is already tomorrow in India.
  const inDays = (days: number) => new Date(Date.now() + 5.5 * 60 * 60 * 1000 + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const hallTickets = [-1, 0, 7, 8].map((days) => ({
    _id: `e${days}`,
    title: `In ${days} days`,
    date: inDays(days),
    course: null,
    batch: null,
  }));
  network.respond('/my-created-ht', { json: { success: true, hallTickets } });
  const statuses = (column: string) => cells(page, column).allTextContents();
  await openAsOperator(page, '/franchise/results?status=sent');
  expect(new Set(await statuses('Status'))).toEqual(new Set(['Request Sent']));
  await page.goto('/franchise/out-marksheet?status=unverified');
  await expectLoaded(page);
  expect(new Set(await statuses('Status'))).toEqual(new Set(['Un-verified']));
  await page.goto('/franchise/wallet?status=pending');
  await expectLoaded(page);
  expect(new Set(await statuses('Status'))).toEqual(new Set(['Pending']));
  await page.goto('/franchise/batches?seats=full');
  await expectLoaded(page);
  expect(await rowNames(page)).toEqual(['Tally practical lab']);
  await page.goto('/franchise/exams?when=week');
  await expectLoaded(page);
  expect(await rowNames(page)).toEqual(['In 0 days', 'In 7 days']);
});

test('a number of rows per page is remembered for the next list', async ({ page }) => {
  await openAsOperator(page, path);
  await field(page, 'Rows per page').selectOption('25');
  await expect(page).toHaveURL(`${path}?size=25`);
  await page.goto('/franchise/batches');
  await expect(rowRange(page)).toHaveText('1–7 of 7');
  await expect(field(page, 'Rows per page')).toHaveValue('25');
});

test('the tools of a list are accessible at all widths', async ({ page }) => {
  test.slow();
  await openAsOperator(page, `${path}?status=active&sort=-name`);
  await clickButton(page, 'Select');
  await page.getByRole('checkbox').first().check();
  await expectAccessibleAtAllWidths(page, 'the student list with filters and selection');
});
