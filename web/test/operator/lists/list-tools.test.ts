import { expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { expectAccessibleAtAllWidths } from '../../support/axe.ts';
import { Network } from '../../support/network.ts';
import {
  button,
  columnHeaders,
  emulateMedia,
  expectCount,
  expectTexts,
  field,
  focus,
  heading,
  link,
  press,
  row,
  rowNames,
  rowRange,
  searchBox,
  sidebarLink,
  texts,
  toast,
} from '../../support/page.ts';
import { renderRoute, waitForResponses } from '../../support/render-route.tsx';

const path = '/franchise/student-management';
const open = (path: string) => renderRoute(path, { as: 'operator' });

/** Texts in ascending order. */
const sorted = (texts: readonly string[]) => texts.toSorted(new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' }).compare);

/** The texts of a column, from top to bottom. */
const column = (name: string) => texts(page.css(`td[data-header="${name}"]`));

test('the headers of columns sort, and the URL keeps the order', async () => {
  const { url, reload } = await open(`${path}?page=2`);
  const header = page.getByRole('columnheader', { name: 'Father Name', exact: true });
  const sortButton = header.getByRole('button', { name: 'Father Name', exact: true });
  for (const [order, search] of [
    ['ascending', '?sort=father-name'],
    ['descending', '?sort=-father-name'],
  ] as const) {
    await press(sortButton, '{Enter}');
    await expect.poll(url).toBe(path + search);
    await expect.element(header).toHaveAttribute('aria-sort', order);
    const inOrder = () => {
      const names = column('Father Name');
      return names.length === 5 && names.join() === (order === 'ascending' ? sorted(names) : sorted(names).reverse()).join();
    };
    await expect.poll(inOrder, { message: order }).toBe(true);
    await expect.element(sortButton).toHaveFocus();
  }
  await reload();
  await expect.element(header).toHaveAttribute('aria-sort', 'descending');
  await sortButton.click();
  await expect.poll(url).toBe(path);
  await page.viewport(360, 740);
  await button('List options').click();
  await field('Sort by').selectOptions('Student Name, descending');
  await expect.poll(url).toBe(`${path}?sort=-name`);
});

test('a search keeps the order that was chosen, and without one the best match is first', async () => {
  const network = new Network();
  const names = ['हिन्दी कुमार', 'Hindi Devi', 'Hindi Bano'];
  const users = names.map((fullName, index) => ({ _id: `s-${index}`, fullName, rollNo: `GVI/${index}/2026` }));
  network.respond('/franchise/users', { json: { success: true, users } });
  const { goto } = await renderRoute(`${path}?q=hindi`, { as: 'operator', network });
  await expect.poll(rowNames).toEqual(['Hindi Devi', 'Hindi Bano', 'हिन्दी कुमार']);
  await goto(`${path}?q=hindi&sort=student-id`);
  await expect.poll(rowNames).toEqual(names);
});

test('a list that fails to load keeps the other actions of the page', async () => {
  const { network, goto } = await open('/franchise/profile');
  network.fail('/franchise/users');
  await goto(path);
  await expect.element(page.getByText('The list could not be loaded.')).toBeVisible();
  await expect.element(link('Create Student')).toBeVisible();
  await expect.element(link('Import Students')).toBeVisible();
});

test('students are filtered by course, batch and status, which are in the URL', async () => {
  const { network, url, reload, goto } = await open(`${path}?page=2`);
  expect(network.calls('/courses'), 'the options are fetched when they are wanted').toEqual([]);
  await button('Filters').click();
  await focus(field('Batch'));
  const hold = network.hold('/franchise/users');
  await field('Batch').selectOptions('Tally practical lab');
  await expect.poll(url).toBe(`${path}?batch=b-lab`);
  await expect.element(page.css('main [aria-busy=true]')).toBeVisible();
  // The students are still loading.
  await expect.element(field('Batch')).toHaveFocus();
  const save = vi.spyOn(URL, 'createObjectURL');
  for (const name of ['Download CSV', 'Print']) {
    await press(button(name), '{Enter}');
    await expect.element(button(name)).toHaveAttribute('aria-disabled', 'true');
  }
  hold.release();
  await expectTexts(rowRange, '1–4 of 4');
  expect(save, 'the students of before are neither saved nor printed').not.toHaveBeenCalled();
  await expectCount(page.getByRole('table'), 1);
  await field('Status').selectOptions('Ended');
  await expect.element(page.getByText('No results with these filters.')).toBeVisible();
  await field('Course').selectOptions(field('Course').getByRole('option').nth(1));
  await expect.poll(url).toMatch(/[?&]course=/);
  await expect.element(button('Filters (3)')).toBeVisible();
  await reload();
  await expect.element(field('Batch')).toHaveValue('b-lab');
  await expect.element(field('Status')).toHaveValue('ended');
  const searches = network.calls('/franchise/users').map(({ search }) => search);
  expect(searches.slice(0, 2)).toEqual(['', '?batchId=b-lab']);
  expect(searches.at(-1), 'the list without filters is not fetched').toMatch(/courseId=/);
  await goto(`${path}?batch=b-none`);
  await expectTexts(field('Batch').css('option:checked'), 'Not in the list');
  await button('Clear filters').click();
  await expect.element(button('Filters')).toHaveFocus();
  await expectTexts(rowRange, '1–5 of 40');
  await expect.poll(url).toBe(path);
});

/** Presses Download CSV and returns the file's name and lines. */
async function downloadCsv() {
  const saved = Promise.all([commands.nextDownload(), commands.nextDownloadText()]);
  await button('Download CSV').click();
  const [name, text] = await saved;
  return { name, lines: text.split('\r\n') };
}

const firstColumn = (lines: string[]) => lines.slice(1, -1).map((line) => line.split('"')[1] ?? '');
/** How many rows the list has. */
const total = () => Number(/of (\d+)/.exec(rowRange.element().textContent)?.[1]);

test('rows are selected on several pages with the keyboard, and exported', async () => {
  await open(`${path}?status=active&sort=-name`);
  const checkboxes = page.getByRole('checkbox');
  await expect.element(checkboxes).not.toBeInTheDocument();
  expect(columnHeaders()[0]).toBe('Student Name');
  await press(button('Select'), '{Enter}');
  await expect.element(link('Import Students'), { message: 'it is not about the selected rows' }).not.toBeInTheDocument();
  await expect.element(button('Clear selection')).toHaveAttribute('aria-disabled', 'true');
  const thisPage = page.getByRole('checkbox', { name: 'Select this page' });
  await expect.element(thisPage).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('5 selected')).toBeVisible();
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('0 selected')).toBeVisible();
  const [first = ''] = rowNames();
  // Past the two other buttons of the bar, with nothing in the header of the table between.
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  await expect.element(page.getByRole('checkbox', { name: `Select ${first}` })).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect.element(page.getByText('1 selected')).toBeVisible();
  await expectAccessibleAtAllWidths('the student list with filters and selection');
  await page.getByRole('button', { name: 'Next page' }).click();
  await expectTexts(rowRange, expect.stringMatching(/^6–10 of/));
  await expect.poll(rowNames).not.toContain(first);
  const [sixth = ''] = rowNames();
  await page.getByRole('checkbox', { name: `Select ${sixth}` }).click();
  await searchBox.fill('agrawal');
  await expectTexts(rowRange, '1–1 of 1');
  await expect.element(page.getByText('2 selected')).toBeVisible();
  expect(firstColumn((await downloadCsv()).lines)).toEqual([first, sixth]);
  await button('Select all 1 found').click();
  await expect.element(page.getByText('3 selected')).toBeVisible();
  // The filter makes the server send other students.
  await field('Batch').selectOptions('Tally practical lab');
  await expect.element(page.getByText('0 selected')).toBeVisible();
  await field('Batch').selectOptions('All batches');
  await expect.element(page.getByText('0 selected')).toBeVisible();
  await button('Done').click();
  await expect.element(checkboxes).not.toBeInTheDocument();
  await expect.element(button('Select')).toHaveFocus();
});

test('Download CSV saves all students that are found, in their order, without formulas [S-29]', async () => {
  await open(`${path}?sort=-name`);
  const { name, lines } = await downloadCsv();
  expect(name).toBe('students.csv');
  expect(lines).toHaveLength(42);
  expect(lines[0]).toContain('\uFEFF"Student Name",');
  for (const title of ['Student Id', 'Course', 'Batch', 'Date of Birth', 'Gender', 'Village', 'City', 'State', 'Pincode'])
    expect(lines[0]).toContain(`"${title}"`);
  expect(lines[0]).not.toContain('Actions');
  const names = firstColumn(lines);
  expect(names).toEqual(sorted(names).reverse());
  await searchBox.fill('0000017551');
  await expectTexts(rowRange, '1–1 of 1');
  expect((await downloadCsv()).lines[1]).toMatch(/^"Mary Hembrom",/);
  const network = new Network();
  const users = [{ _id: 'a', fullName: '=HYPERLINK("http://evil.example")' }];
  network.respond('/franchise/users', { json: { success: true, users } });
  await renderRoute(path, { as: 'operator', network });
  expect((await downloadCsv()).lines[1]).toMatch(/^"'=HYPERLINK\(""http:\/\/evil.example""\)"/);
});

test('the file of students names the batch of each; it says that it could not be saved, and is not saved once the user has left', async () => {
  const { network } = await open(`${path}?batch=b-lab`);
  const { lines } = await downloadCsv();
  const titles = lines[0]?.split(',') ?? [];
  for (const line of lines.slice(1, -1)) expect(line.split(',')[titles.indexOf('"Batch"')]).toBe('"Tally practical lab"');
  expect(lines).toHaveLength(6);
  network.fail('/self-created-batches');
  await renderRoute(path, { as: 'operator', network });
  await button('Download CSV').click();
  await expect.element(toast('The list could not be saved. Please try again.')).toBeVisible();
  await expect.element(button('Download CSV')).not.toHaveAttribute('aria-busy');
  const hold = network.hold('/self-created-batches');
  const save = vi.spyOn(URL, 'createObjectURL');
  await button('Download CSV').click();
  await expect.poll(() => hold.counts().calls).toBe(1);
  await sidebarLink('Manage Wallet').click();
  await expect.element(heading('Transaction List')).toBeVisible();
  hold.respond({ json: { success: true, batches: [] } });
  await waitForResponses();
  expect(save).not.toHaveBeenCalled();
});

test('every list has a file of its own', async () => {
  const files = { batches: 'batches', exams: 'exams', results: 'results', 'out-marksheet': 'marksheets', wallet: 'transactions' };
  for (const [list, name] of Object.entries(files)) {
    await open(`/franchise/${list}`);
    const file = await downloadCsv();
    expect(file.name).toBe(`${name}.csv`);
    expect(file.lines).toHaveLength(total() + 2);
  }
});

test('Print prints everything that is found as a table, without buttons, but no more than 2,000 rows', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await open(path);
  await button('Print').click();
  await expect.poll(() => print.mock.calls.length).toBe(1);
  await emulateMedia({ media: 'print' });
  const table = page.getByRole('table', { name: 'Student List' });
  await expectCount(table.getByRole('row'), 41);
  await expect.element(heading('Student List')).toBeVisible();
  await expect.element(page.getByText(/^40 rows, printed on \d\d-\d\d-\d{4}$/)).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
  await expect.element(page.getByRole('columnheader', { name: 'Actions' })).not.toBeInTheDocument();
  await expect.element(table.getByRole('row').last()).toHaveStyle({ breakInside: 'avoid' });
  dispatchEvent(new Event('afterprint'));
  await expectCount(page.css('[data-print-area]'), 0);
  await emulateMedia({ media: null });
  await expect.element(rowRange).toBeVisible();
  const network = new Network();
  const users = Array.from({ length: 2001 }, (_, index) => ({ _id: `s-${index}`, fullName: 'Asha' }));
  network.respond('/franchise/users', { json: { success: true, users } });
  await renderRoute(path, { as: 'operator', network });
  await button('Print').click();
  await expect.element(toast(/^At most 2000 rows can be printed/)).toBeVisible();
  await expectCount(page.getByRole('table'), 1);
  expect(print).toHaveBeenCalledTimes(1);
});

test("the browser's own print of a list is a table without buttons, also on a phone in the dark mode", async () => {
  await page.viewport(360, 740);
  await emulateMedia({ colorScheme: 'dark' });
  await open(path);
  await expect.poll(() => document.documentElement.className).toBe('dark');
  await emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect.element(page.getByRole('columnheader', { name: 'Student Name' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /Select|Print|View details|Next page/ })).not.toBeInTheDocument();
  await expect.element(searchBox).not.toBeInTheDocument();
  await expect.element(link('Create Student')).not.toBeInTheDocument();
  const name = row('Yash Agrawal').getByRole('rowheader');
  await expect.element(name).toHaveStyle({ display: 'table-cell' });
  const [red = 255] = (getComputedStyle(name.element()).color.match(/\d+/g) ?? []).map(Number);
  expect(red, 'dark text on white paper').toBeLessThan(80);
});
