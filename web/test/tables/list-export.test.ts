import { expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { Network } from '../support/network.ts';
import {
  button,
  columnHeaders,
  emulateMedia,
  expectCount,
  expectTexts,
  heading,
  link,
  press,
  row,
  rowNames,
  rowRange,
  searchBox,
} from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';
import { sorted } from './sorted.ts';

const path = '/franchise/student-management';
const open = (path: string) => renderRoute(path, { as: 'franchise' });

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
  await open(path);
  const checkboxes = page.getByRole('checkbox');
  await expect.element(checkboxes).not.toBeInTheDocument();
  expect(columnHeaders()[0]).toBe('Student Name');
  await press(button('Select'), '{Enter}');
  const [first = ''] = rowNames();
  await press(page.getByRole('checkbox', { name: `Select ${first}` }), ' ');
  await expect.element(page.getByText('1 selected')).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expectTexts(rowRange, '6–10 of 40');
  const [sixth = ''] = rowNames();
  await page.getByRole('checkbox', { name: `Select ${sixth}` }).click();
  await searchBox.fill('agrawal');
  await expectTexts(rowRange, '1–1 of 1');
  await expect.element(page.getByText('2 selected')).toBeVisible();
  expect(firstColumn((await downloadCsv()).lines)).toEqual([first, sixth]);
  await button('Select all 1 found').click();
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
  for (const title of ['Student Id', 'Date of Birth', 'Gender', 'City', 'State', 'Pincode']) expect(lines[0]).toContain(`"${title}"`);
  expect(lines[0]).not.toContain('Actions');
  const names = firstColumn(lines);
  expect(names).toEqual(sorted(names).reverse());
  await searchBox.fill('0000017551');
  await expectTexts(rowRange, '1–1 of 1');
  expect((await downloadCsv()).lines[1]).toMatch(/^"Mary Hembrom",/);
  const network = new Network();
  const users = [{ _id: 'a', fullName: '=HYPERLINK("http://evil.example")' }];
  network.respond('/franchise/users', { json: { success: true, users } });
  await renderRoute(path, { as: 'franchise', network });
  expect((await downloadCsv()).lines[1]).toMatch(/^"'=HYPERLINK\(""http:\/\/evil.example""\)"/);
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

test('Print prints everything that is found as a table, without buttons', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  await open(path);
  await searchBox.fill('a');
  await expect.poll(() => rowRange.element().textContent).not.toBe('1–5 of 40');
  const count = total();
  await button('Print').click();
  await expect.poll(() => print.mock.calls.length).toBe(1);
  await emulateMedia({ media: 'print' });
  const table = page.getByRole('table', { name: 'Student List' });
  await expectCount(table.getByRole('row'), count + 1);
  await expect.element(heading('Student List')).toBeVisible();
  await expect.element(page.getByText(new RegExp(`^${count} rows, printed on \\d\\d-\\d\\d-\\d{4}$`))).toBeVisible();
  await expect.element(page.getByRole('button')).not.toBeInTheDocument();
  await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
  await expect.element(page.getByRole('columnheader', { name: 'Actions' })).not.toBeInTheDocument();
  await expect.element(table.getByRole('row').last()).toHaveStyle({ breakInside: 'avoid' });
  dispatchEvent(new Event('afterprint'));
  // The printed table is gone.
  await expect.element(page.getByText(/ rows, printed on /)).not.toBeInTheDocument();
  await emulateMedia({ media: null });
  await expectCount(table, 1);
  await expect.element(rowRange).toBeVisible();
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
