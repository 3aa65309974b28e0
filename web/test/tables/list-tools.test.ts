import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessibleAtAllWidths } from '../support/axe.ts';
import { Network } from '../support/network.ts';
import { button, expectTexts, field, press, rowNames, rowRange, searchBox, texts } from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';
import { sorted } from './sorted.ts';

const path = '/franchise/student-management';
const open = (path: string) => renderRoute(path, { as: 'franchise' });

/** The texts of a column, from top to bottom. */
const column = (name: string) => texts(page.css(`td[data-header="${name}"]`));

test('a search finds a phone number however it is written, a Student Id, and words by their beginnings in any order [R-326]', async () => {
  const users = [
    { _id: 'a', fullName: 'Rohit Kumar Singh', phone: 1235831495, rollNo: 'GVI/8' },
    { _id: 'b', fullName: 'Meena Devi', phone: '+91 12358 31495' },
    { _id: 'c', fullName: 'Rohit Das', phone: '1235831496', rollNo: 'GVI/18' },
  ];
  const network = new Network();
  network.respond('/franchise/users', { json: { success: true, users } });
  await renderRoute(path, { as: 'franchise', network });
  for (const query of ['12358 31495', '+91-12358-31495', '01235831495']) {
    await searchBox.fill('');
    await expectTexts(rowRange, '1–3 of 3');
    await searchBox.fill(query);
    await expectTexts(rowRange, '1–2 of 2');
  }
  const queries = { 'Rohit singh': ['Rohit Kumar Singh'], 'd roh': ['Rohit Das'], 'gvi/8': ['Rohit Kumar Singh'], '31496': ['Rohit Das'] };
  for (const [query, names] of Object.entries(queries)) {
    await searchBox.fill(query);
    await expect.poll(rowNames).toEqual(names);
  }
  await searchBox.fill('hit');
  await expect.element(page.getByText("Nothing matches 'hit'.")).toBeVisible();
});

test('a search that is cleared at once goes to the first page', async () => {
  const { url } = await open(`${path}?page=3`);
  await press(searchBox, 'k{Backspace}');
  await expect.poll(url).toBe(path);
  await expectTexts(rowRange, '1–5 of 40');
});

test('the headers of columns sort, and the URL keeps the order', async () => {
  const { url, reload } = await open(`${path}?page=2`);
  const header = page.getByRole('columnheader', { name: 'Father Name', exact: true });
  const sortButton = header.getByRole('button', { name: 'Father Name', exact: true });
  await sortButton.click();
  await expect.element(header).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(url).toBe(`${path}?sort=father-name`);
  const ascending = column('Father Name');
  expect(ascending).toHaveLength(5);
  expect(ascending).toEqual(sorted(ascending));
  await userEvent.keyboard('{Enter}');
  await expect.element(header).toHaveAttribute('aria-sort', 'descending');
  const descending = column('Father Name');
  expect(descending).toEqual(sorted(descending).reverse());
  expect(descending).not.toEqual(ascending);
  await expect.element(sortButton).toHaveFocus();
  await reload();
  await expect.element(header).toHaveAttribute('aria-sort', 'descending');
  await sortButton.click();
  await expect.poll(url).toBe(path);
  await page.viewport(360, 740);
  await field('Sort by').selectOptions('Student Name, descending');
  await expect.poll(url).toBe(`${path}?sort=-name`);
});

test('students are filtered by course, batch and status, which are in the URL', async () => {
  const { network, url, reload } = await open(path);
  expect(network.calls('/courses'), 'the options are fetched when they are wanted').toEqual([]);
  await button('Filters').click();
  field('Batch').element().focus();
  const hold = network.hold('/franchise/users');
  await expect.element(field('Batch').getByRole('option', { name: 'Tally practical lab' })).toBeInTheDocument();
  await field('Batch').selectOptions('Tally practical lab');
  await expect.poll(url).toBe(`${path}?batch=b-lab`);
  await expect.element(page.css('main [aria-busy=true]')).toBeVisible();
  // While the students load.
  await expect.element(field('Batch')).toHaveFocus();
  hold.release();
  await expectTexts(rowRange, '1–4 of 4');
  await expect.element(field('Batch')).toHaveFocus();
  await field('Status').selectOptions('Ended');
  await expect.poll(url).toMatch(/[?&]status=ended/);
  // Students of this batch that have ended.
  await expect.element(page.getByText('Nothing matches these filters.')).toBeVisible();
  await field('Status').selectOptions('Any status');
  await field('Course').selectOptions(field('Course').getByRole('option').nth(1));
  await expect.poll(url).toMatch(/[?&]course=/);
  await reload();
  await expect.element(field('Batch')).toHaveValue('b-lab');
  const searches = network.calls('/franchise/users').map(({ search }) => search);
  expect(searches.slice(0, 2)).toEqual(['', '?batchId=b-lab']);
  expect(searches.at(-1), 'the list without filters is not fetched').toMatch(/courseId=/);
  await button('Clear filters').click();
  await expectTexts(rowRange, '1–5 of 40');
  await expect.poll(url).toBe(path);
  await field('Status').selectOptions('Ended');
  await expectTexts(rowRange, '1–5 of 10');
});

test('a filter that finds nothing says so, and an unknown value is shown as such', async () => {
  await open(`${path}?batch=b-none`);
  await expect.element(page.getByText('Nothing matches these filters.')).toBeVisible();
  await expect.element(page.getByText('There is no student register yet')).not.toBeInTheDocument();
  await expectTexts(field('Batch').css('option:checked'), 'Not in the list');
  await button('Clear filters').click();
  await expect.element(button('Filters')).toHaveFocus();
  await expectTexts(rowRange, '1–5 of 40');
});

test('the links of the dashboard open filtered lists', async () => {
  // Late in the evening in London it is already tomorrow in India.
  const inDays = (days: number) => new Date(Date.now() + 5.5 * 60 * 60 * 1000 + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const hallTickets = [-1, 0, 7, 8].map((days) => ({
    _id: `e${days}`,
    title: `In ${days} days`,
    date: inDays(days),
    course: null,
    batch: null,
  }));
  const { network, goto } = await open('/franchise/results?status=sent');
  network.respond('/my-created-ht', { json: { success: true, hallTickets } });
  const statuses = () => [...new Set(column('Status'))];
  await expect.poll(statuses).toEqual(['Request Sent']);
  await goto('/franchise/out-marksheet?status=unverified');
  await expect.poll(statuses).toEqual(['Un-verified']);
  await goto('/franchise/wallet?status=pending');
  await expect.poll(statuses).toEqual(['Pending']);
  await goto('/franchise/batches?seats=full');
  await expect.poll(rowNames).toEqual(['Tally practical lab']);
  await goto('/franchise/exams?when=week');
  await expect.poll(rowNames).toEqual(['In 0 days', 'In 7 days']);
});

test('a number of rows per page is remembered for the next list', async () => {
  const { url, goto } = await open(path);
  await field('Rows per page').selectOptions('25');
  await expect.poll(url).toBe(`${path}?size=25`);
  await goto('/franchise/batches');
  await expectTexts(rowRange, '1–7 of 7');
  await expect.element(field('Rows per page')).toHaveValue('25');
});

test('the tools of a list are accessible at all widths', async () => {
  await open(`${path}?status=active&sort=-name`);
  await button('Select').click();
  await page.getByRole('checkbox').first().click();
  await expectAccessibleAtAllWidths('the student list with filters and selection');
});
