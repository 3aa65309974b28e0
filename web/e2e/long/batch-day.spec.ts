import type { Locator, Page } from '@playwright/test';
import { writeXlsx } from 'hucre/xlsx';
import { test } from '../support/mocks.ts';
import { openAsOperator, sidebarLink } from '../support/pages/franchise.ts';
import { field } from '../support/pages/page.ts';
import { photo } from '../support/pages/register.ts';
import { watchPrints } from '../support/print-frame.ts';
import { expect } from '../support/test.ts';

const count = 48;
const course = { title: 'Course on Computer Concepts', subjects: 3 };

/** What a person does with mouse and keyboard, and for how long: 1.3 s a press, 0.28 s a key, 0.9 s to find a field. */
function countEffort() {
  const steps: { name: string; presses: number; keys: number; fields: number }[] = [];
  const current = () => steps.at(-1) ?? { presses: 0, keys: 0, fields: 0 };
  return {
    steps,
    current,
    step: (name: string) => void steps.push({ name, presses: 0, keys: 0, fields: 0 }),
    press: async (target: Locator) => {
      current().presses += 1;
      await target.click();
    },
    type: async (target: Locator, text: string) => {
      current().keys += text.length;
      current().fields += 1;
      await target.fill(text);
    },
    /** Two presses: the list, and the option. */
    choose: async (target: Locator, option: string) => {
      current().presses += 2;
      await target.selectOption({ label: option });
    },
    seconds: () => steps.map(({ presses, keys, fields }) => Math.round(presses * 1.3 + keys * 0.28 + fields * 0.9)),
  };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

test('a batch of 48 goes from a spreadsheet to printed hall tickets, marksheets and certificates, and every family is told', async ({
  page,
  mocks,
}, info) => {
  test.slow();
  const prints = await watchPrints(page);
  const told: string[] = [];
  await page.context().route('https://wa.me/**', (route) => {
    told.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<script>close()</script>' });
  });
  const { steps, current, step, press, type, choose, seconds } = countEffort();
  const fillDates = async () => {
    await type(field(page, 'Start Date'), '2026-10-05');
    await type(field(page, 'End Date'), '2027-01-04');
    await type(field(page, 'Issue Date'), '2027-01-25');
  };
  const printAll = async (documents: string) => {
    const before = await prints();
    const dialog = page.getByRole('dialog');
    await press(dialog.getByRole('button', { name: `Print ${count} ${documents}` }));
    await expect.poll(prints).toBe(before + 1);
    // A toast in the dialog has a button of the same name.
    await press(dialog.getByRole('button', { name: 'Close' }).filter({ hasText: 'Close' }));
    await expect(dialog).toHaveCount(0);
  };
  const selectBatch = async () => {
    await press(button(page, 'Filters'));
    await choose(field(page, 'Batch'), 'New batch');
    await press(button(page, 'Select'));
    await press(button(page, `Select all ${count} found`));
  };
  /** For each family a press here, one on Send in WhatsApp, and one to come back. */
  const tellAll = async () => {
    const before = told.length;
    const dialog = page.getByRole('dialog', { name: 'Tell by WhatsApp' });
    await press(button(page, 'Tell by WhatsApp'));
    for (let student = 1; student <= count; student += 1) {
      await press(dialog.getByRole('link', { name: /^Open WhatsApp for / }));
      await expect(dialog.getByText(`${student} of ${count} done`, { exact: true })).toBeVisible();
      current().presses += 2;
    }
    await expect.poll(() => new Set(told.slice(before)).size).toBe(count);
    await press(dialog.getByRole('button', { name: 'Close' }).filter({ hasText: 'Close' }));
  };
  await openAsOperator(page, '/franchise/dashboard');

  step('create the batch');
  await press(sidebarLink(page, 'Batch Management'));
  await press(link(page, 'Create Batch'));
  await type(field(page, 'Title'), 'New batch');
  await type(field(page, 'Time'), '8 to 10 AM');
  await type(field(page, 'Student Limit'), '50');
  await press(button(page, 'Create Batch'));

  step('admit 48 students from a spreadsheet with their photos');
  await press(sidebarLink(page, 'Student Management'));
  await press(link(page, 'Import Students'));
  const phones = Array.from({ length: count }, (_, index) => `00005${String(index).padStart(5, '0')}`);
  // Each file is a press on the field, and one on the file or, for the photos, Ctrl+A and Enter.
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'students.xlsx', mimeType: 'application/octet-stream', buffer: await workbook(phones) });
  current().presses += 4;
  await choose(field(page, 'Course'), course.title);
  await choose(field(page, 'Batch'), 'New batch');
  await field(page, 'Photos').setInputFiles(phones.map((phone) => ({ ...photo, name: `${phone}.png` })));
  await press(button(page, `Create ${count} students`));
  await expect(page.getByRole('heading', { name: `${count} students created` })).toBeVisible();
  await press(button(page, /^Print password slips/));
  await expect.poll(prints).toBe(1);

  step('create an exam of all 48');
  await press(sidebarLink(page, 'Batch Management'));
  await press(link(page, 'New batch'));
  await press(link(page, 'Create Exam'));
  await type(field(page, 'Title'), 'Final exam');
  await type(field(page, 'Location'), 'Room 2');
  await type(field(page, 'Date'), '2027-01-20');
  await type(field(page, 'Time'), '10:30');
  await press(button(page, `Select all ${count}`));
  await press(button(page, 'Create Exam'));

  step('print 48 hall tickets');
  await press(link(page, 'View student list of Final exam'));
  await press(button(page, 'Print hall tickets'));
  await printAll('hall tickets');

  step('tell 48 families when and where the exam is');
  await tellAll();
  for (const fact of ['Final exam', '20-01-2027', 'Room 2']) expect(decodeURIComponent(told[0] ?? '')).toContain(fact);

  step('send 48 results');
  await press(sidebarLink(page, 'Batch Management'));
  await press(link(page, 'New batch'));
  await press(link(page, 'Create Results'));
  await fillDates();
  await type(field(page, 'Same for all students'), 'A');
  await press(button(page, /^Fill/));
  await press(button(page, `Send ${count} results`));
  await expect(page.getByRole('heading', { name: `${count} of ${count} sent` })).toBeVisible();

  step('send 48 marksheets, whose marks are pasted from a spreadsheet');
  await press(sidebarLink(page, 'Batch Management'));
  await press(link(page, 'New batch'));
  await press(link(page, 'Create Marksheets'));
  await fillDates();
  await press(page.getByRole('table', { name: 'Marks' }).getByRole('textbox').first());
  await paste(
    page,
    Array.from({ length: count }, (_, index) => Array.from({ length: course.subjects }, () => `${40 + (index % 30)}\t25`).join('\t')),
  );
  await press(button(page, `Send ${count} marksheets`));
  await expect(page.getByRole('heading', { name: `${count} of ${count} sent` })).toBeVisible();

  // The institute declares the results, days later.
  for (const result of mocks.store.state.db.results) result.isActive = true;
  await page.reload();

  step('print 48 certificates');
  await press(sidebarLink(page, 'Result Declare'));
  await selectBatch();
  await press(button(page, 'Print selected certificates'));
  await printAll('certificates');

  step('tell 48 families that the result is out');
  await tellAll();

  step('print 48 marksheets');
  await press(sidebarLink(page, 'Marksheet'));
  await selectBatch();
  await press(button(page, 'Print selected marksheets'));
  await printAll('marksheets');

  for (const [index, { name, presses }] of steps.entries())
    info.annotations.push({ type: name, description: `${presses} presses, ${seconds()[index]} s` });
  expect(
    seconds().reduce((sum, own) => sum + own),
    'seconds',
  ).toBeLessThan(10 * 60);
});

async function paste(page: Page, lines: readonly string[]): Promise<void> {
  await page.locator(':focus').evaluate((input, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, lines.join('\n'));
}

/** A spreadsheet as a centre keeps it: dates are dates, phones are texts. */
async function workbook(phones: readonly string[]): Promise<Buffer> {
  const rows = phones.map((phone, index) => [
    `Student ${index + 1}`,
    `student${index + 1}@example.com`,
    phone,
    'Mohan Prasad',
    new Date(Date.UTC(2005, 2, index + 1)),
    index % 2 === 0 ? 'F' : 'M',
    'Bihar',
    'Patna',
    'Danapur',
    '800001',
  ]);
  const header = ['Name', 'E-mail ID', 'Mobile No.', "Father's Name", 'DOB', 'Sex', 'State', 'City', 'Village', 'Pin Code'];
  return Buffer.from(await writeXlsx({ sheets: [{ name: 'Students', rows: [header, ...rows] }] }));
}
