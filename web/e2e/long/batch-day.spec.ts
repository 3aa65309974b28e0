import type { Page } from '@playwright/test';
import { writeXlsx } from 'hucre/xlsx';
import { test } from '../support/mocks.ts';
import { field, openAsOperator, photo, searchBox, sidebarLink } from '../support/pages.ts';
import { watchPrints } from '../support/print-frame.ts';
import { expect } from '../support/test.ts';

const count = 48;
const course = { title: 'Course on Computer Concepts', subjects: 3 };

const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name, exact: true });
const link = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

test('a batch of 48 goes from a spreadsheet to printed hall tickets, marksheets and certificates, and every family is told', async ({
  page,
  mocks,
}) => {
  test.slow();
  const prints = await watchPrints(page);
  const told: string[] = [];
  await page.context().route('https://wa.me/**', (route) => {
    told.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<script>close()</script>' });
  });
  const fillDates = async () => {
    await field(page, 'Start Date').fill('2026-10-05');
    await field(page, 'End Date').fill('2027-01-04');
    await field(page, 'Issue Date').fill('2027-01-25');
  };
  const printAll = async (documents: string) => {
    const before = await prints();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: `Print ${count} ${documents}` }).click();
    await expect.poll(prints).toBe(before + 1);
    // A toast in the dialog has a button with the same name.
    await dialog.getByRole('button', { name: 'Close' }).filter({ hasText: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
  };
  const selectBatch = async () => {
    await button(page, 'Filters').click();
    await field(page, 'Batch').selectOption({ label: 'New batch' });
    await button(page, 'Select').click();
    await button(page, `Select all ${count} found`).click();
  };
  const tellAll = async () => {
    const before = told.length;
    const dialog = page.getByRole('dialog', { name: 'Send WhatsApp message' });
    await button(page, 'Send WhatsApp message').click();
    for (let student = 1; student <= count; student += 1) {
      await dialog.getByRole('link', { name: /^Open WhatsApp for / }).click();
      await expect(dialog.getByText(`${student} of ${count} done`, { exact: true })).toBeVisible();
    }
    await expect.poll(() => new Set(told.slice(before)).size).toBe(count);
    await dialog.getByRole('button', { name: 'Close' }).filter({ hasText: 'Close' }).click();
  };
  await openAsOperator(page, '/franchise/dashboard');

  await sidebarLink(page, 'Batch Management').click();
  await link(page, 'Create Batch').click();
  await field(page, 'Title').fill('New batch');
  await field(page, 'Time').fill('8 to 10 AM');
  await field(page, 'Student Limit').fill('50');
  await button(page, 'Create Batch').click();

  await sidebarLink(page, 'Student Management').click();
  await link(page, 'Import Students').click();
  const phones = Array.from({ length: count }, (_, index) => `00005${String(index).padStart(5, '0')}`);
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'students.xlsx', mimeType: 'application/octet-stream', buffer: await workbook(phones) });
  await field(page, 'Course').selectOption({ label: course.title });
  await field(page, 'Batch').selectOption({ label: 'New batch' });
  await field(page, 'Photos').setInputFiles(phones.map((phone) => ({ ...photo, name: `${phone}.png` })));
  await button(page, `Create ${count} students`).click();
  await expect(page.getByRole('heading', { name: `${count} students created` })).toBeVisible();
  await button(page, /^Print password slips/).click();
  await expect.poll(prints).toBe(1);

  await sidebarLink(page, 'Batch Management').click();
  await link(page, 'New batch').click();
  await button(page, 'Create').click();
  await page.getByRole('menuitem', { name: 'Create Exam' }).click();
  await field(page, 'Title').fill('Final exam');
  await field(page, 'Location').fill('Room 2');
  await field(page, 'Date').fill('2027-01-20');
  await field(page, 'Time').fill('10:30');
  await button(page, `Select all ${count}`).click();
  await button(page, 'Create Exam').click();

  // The exams to come are listed by date, so this one is on the next page.
  await searchBox(page).fill('Final exam');
  await link(page, 'View student list of Final exam').click();
  await button(page, 'Print hall tickets').click();
  await printAll('hall tickets');

  await tellAll();
  for (const fact of ['Final exam', '20-01-2027', 'Room 2']) expect(decodeURIComponent(told[0] ?? '')).toContain(fact);

  await sidebarLink(page, 'Batch Management').click();
  await link(page, 'New batch').click();
  await button(page, 'Create').click();
  await page.getByRole('menuitem', { name: 'Results for a Batch' }).click();
  await fillDates();
  await field(page, 'Same for all students').fill('A');
  await button(page, /^Fill/).click();
  await button(page, `Send ${count} results`).click();
  await expect(page.getByRole('heading', { name: `${count} of ${count} sent` })).toBeVisible();

  await sidebarLink(page, 'Batch Management').click();
  await link(page, 'New batch').click();
  await button(page, 'Create').click();
  await page.getByRole('menuitem', { name: 'Marksheets for a Batch' }).click();
  await fillDates();
  await page.getByRole('table', { name: 'Marks' }).getByRole('textbox').first().click();
  await paste(
    page,
    Array.from({ length: count }, (_, index) => Array.from({ length: course.subjects }, () => `${40 + (index % 30)}\t25`).join('\t')),
  );
  await button(page, `Send ${count} marksheets`).click();
  await expect(page.getByRole('heading', { name: `${count} of ${count} sent` })).toBeVisible();

  // The institute declares the results, days later.
  for (const result of mocks.store.state.db.results) result.isActive = true;
  await page.reload();

  await sidebarLink(page, 'Result Declare').click();
  await selectBatch();
  await button(page, 'Print selected certificates').click();
  await printAll('certificates');

  await tellAll();

  await sidebarLink(page, 'Marksheet').click();
  await selectBatch();
  await button(page, 'Print selected marksheets').click();
  await printAll('marksheets');
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
