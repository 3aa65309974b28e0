import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createStudents } from '../../data/student-table.ts';
import { expectAccessible, expectAccessibleAtAllWidths } from '../../support/axe.ts';
import { Network } from '../../support/network.ts';
import {
  button,
  columnHeaders,
  dialog,
  expectCount,
  expectTexts,
  field,
  heading,
  link,
  main,
  press,
  row,
  rowNames,
  rowRange,
  searchBox,
  sidebarLink,
} from '../../support/page.ts';
import { renderRoute } from '../../support/render-route.tsx';
import { readTable } from '../students/import-students.ts';

const path = '/franchise/batches';
const openBatch = (id: string, network = new Network()) => renderRoute(`${path}/${id}`, { as: 'operator', network });

const tasks = page.getByRole('region', { name: 'For this batch' });
const exams = page.getByRole('region', { name: 'Exams' });

/** Opens a menu of the batch and chooses an item with the keyboard alone. */
async function openMenu(menu: string, name: string): Promise<void> {
  await press(tasks.getByRole('button', { name: menu }), '{Enter}');
  const item = page.getByRole('menuitem', { name });
  await expect.element(item).toBeVisible();
  await userEvent.keyboard('{Home}');
  while (!item.element().matches('[data-highlighted]')) await userEvent.keyboard('{ArrowDown}');
  await userEvent.keyboard('{Enter}');
}

test('a batch has a page with time, status and seats, and with its students, who open their pages', async () => {
  const { network, url } = await openBatch('b-morning');
  await expect.element(heading('सुबह का बैच')).toBeVisible();
  await expect.poll(() => document.title).toMatch(/^सुबह का बैच \|/);
  await expect.element(sidebarLink('Batch Management')).toHaveAttribute('aria-current');
  await expect.element(page.getByText('07:00 AM - 09:00 AM')).toBeVisible();
  await expect.element(page.getByText('Created March-01-2026 at 9:30 AM')).toBeVisible();
  await expect.element(page.getByText('6 of 30 seats are taken, 24 left')).toBeVisible();
  await expectTexts(rowRange, '1–5 of 6');
  expect(columnHeaders()).toEqual(['Student Name', 'Student Id', 'Phone', 'Course', 'Created', 'Status', 'Actions']);
  expect(network.calls('/franchise/users').map(({ search }) => search)).toEqual(['?batchId=b-morning']);
  await expect.element(row('Vikash Ranjan').getByRole('cell', { name: 'Diploma in Computer Applications' })).toBeVisible();
  await searchBox.fill('GVI/24');
  await expect.poll(rowNames).toEqual(['Sneha Tirkey']);
  await expect.poll(url).toBe(`${path}/b-morning?q=GVI%2F24`);
  await expectAccessibleAtAllWidths('the page of a batch');
  await link('Sneha Tirkey').click();
  await expect.poll(url).toBe('/franchise/students/s-014');
});

test('on a phone WhatsApp, the only action of a student of a batch, is not in a menu', async () => {
  const network = new Network();
  const users = [{ _id: 'a', fullName: 'Asha', phone: '+91 12358 31495' }];
  network.respond('/franchise/users', { json: { success: true, users } });
  await page.viewport(360, 740);
  await openBatch('b-morning', network);
  await expect.element(link('WhatsApp Asha')).toBeVisible();
  const { width, height } = link('WhatsApp Asha').element().getBoundingClientRect();
  expect([width, height]).toEqual([44, 44]);
  await expect.element(button(/^More about/)).not.toBeInTheDocument();
});

test('the forms open with the batch, and with the course if all its students have the same', async () => {
  for (const [name, to] of [
    ['Create Exam', 'create-exam'],
    ['Results for a Batch', 'batch-results'],
    ['Marksheets for a Batch', 'batch-marksheets'],
    ['Create Student', 'create-student'],
    ['Import into this batch', 'import-students'],
  ] as const) {
    const { url } = await openBatch('b-lab');
    if (name === 'Create Student') await link(name).click();
    else await openMenu('Create', name);
    await expect.poll(url).toMatch(new RegExp(`^/franchise/${to}\\?`));
    if (to === 'import-students') await readTable(createStudents(1, [{ Batch: '' }]));
    await expect.element(field('Course')).toHaveValue('c-tally');
    await expect.element(field('Batch')).toHaveValue('b-lab');
  }
});

test('ID cards and an attendance list with room for the date are printed for all students of the batch', async () => {
  await openBatch('b-lab');
  const print = vi.spyOn(window, 'print').mockReturnValue();
  await openMenu('Cards and lists', 'Print attendance list');
  const sheet = page.css('[data-print-area]');
  await expectTexts(sheet.css('dd'), '', '03:30 PM - 05:00 PM', '4');
  await expect.poll(() => sheet.element().textContent).toContain('Signature of the teacher:');
  await dialog().getByRole('button', { name: 'Print list' }).click();
  await expect.poll(() => print.mock.calls.length).toBe(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Cards and lists')).toHaveFocus();
  await openMenu('Cards and lists', 'Print ID cards');
  await expect.element(dialog().getByText('4 cards, ten on a sheet, with lines to cut along.')).toBeVisible();
  await expectTexts(sheet.css('article:first-of-type dd:last-of-type'), 'Tally with GST');
  expect(sheet.css('article[translate=no]').elements(), 'a translating browser leaves the cards alone').toHaveLength(4);
});

test('a blank register of a month is printed: this month, or one of the next, with its days and the students by roll no', async () => {
  vi.setSystemTime('2026-11-30T18:30:00Z');
  await openBatch('b-lab');
  const print = vi.spyOn(window, 'print').mockReturnValue();
  await openMenu('Cards and lists', 'Print monthly register');
  const sheet = page.css('[data-print-area]');
  const heads = sheet.css('thead th');
  await expectTexts(heads.nth(0), 'Gyan Vikas Institute · Tally practical lab · 03:30 PM - 05:00 PM · December 2026');
  await expectTexts(sheet.css('thead [data-sunday]'), '6', '13', '20', '27');
  await expectCount(dialog().getByLabelText('Month').css('option'), 12);
  await expectAccessible('the dialog of the monthly register');
  await dialog().getByLabelText('Month').selectOptions('February 2027');
  await expectTexts(sheet.css('thead [data-sunday]'), '7', '14', '21', '28');
  const days = Array.from({ length: 28 }, (_, index) => String(index + 1));
  await expectTexts(sheet.css('thead tr:last-child th'), 'Roll No', 'Name', ...days);
  await expectTexts(sheet.css('tbody th'), 'मनीषा ठाकुर', 'Harsh Vardhan', 'Lalita Kumari', 'Bikram Roy');
  expect(sheet.css('tbody tr:first-child td').elements(), 'the roll no and a cell for each day').toHaveLength(29);
  await dialog().getByRole('button', { name: 'Print monthly register' }).click();
  await expect.poll(() => print.mock.calls.length).toBe(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Cards and lists')).toHaveFocus();
});

test('an exam of the batch leads to its hall tickets', async () => {
  const { url } = await openBatch('b-lab');
  await exams.getByRole('link', { name: 'View student list of Tally practical exam' }).click();
  await expect.poll(url).toBe('/franchise/exam/student-list');
  await expect.element(heading('Tally practical exam')).toBeVisible();
});

test('an empty batch has no tasks but an import and one Create Student, with the batch, and an ended one not even these', async () => {
  const batch = { _id: 'b', title: 'New', studentLimit: 50, admittedStudents: 50, isActive: true };
  const network = new Network();
  network.respond('/self-created-batches', { json: { success: true, batches: [batch, { ...batch, _id: 'old', isActive: false }] } });
  network.respond('/franchise/users', { json: { success: true, users: [] } });
  const { goto, url } = await openBatch('b', network);
  await expect.element(page.getByText('There is no student in this batch yet')).toBeVisible();
  await expect.element(page.getByText('There is no exam for this batch yet.')).toBeVisible();
  await expect.element(tasks).not.toBeInTheDocument();
  await expectAccessibleAtAllWidths('the page of an empty batch');
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(true);
  await expectTexts(main.getByRole('link').filter({ hasText: /Import|Create/ }), 'Import into this batch', 'Create Student');
  await expect.element(link('Import into this batch')).toHaveAttribute('href', '/franchise/import-students?batch=b');
  await link('Create Student').click();
  await expect.poll(url).toBe('/franchise/create-student?batch=b');
  await expect.element(field('Batch')).toHaveValue('b');
  await link('Cancel').click();
  await expect.poll(url).toBe('/franchise/student-management');
  expect(confirm, 'nothing is typed').not.toHaveBeenCalled();
  await goto(`${path}/old`);
  await expect.element(page.getByText('There is no student in this batch yet')).toBeVisible();
  await expect.element(main.getByRole('link', { name: /Create|Import/ })).not.toBeInTheDocument();
});

test('a key opens a menu on its first item, and a click on none', async () => {
  await openBatch('b-morning');
  await press(tasks.getByRole('button', { name: 'Cards and lists' }), '{Enter}');
  await expect.element(page.getByRole('menuitem', { name: 'Print ID cards' })).toHaveAttribute('data-highlighted');
  await userEvent.keyboard('{Escape}');
  await tasks.getByRole('button', { name: 'Create' }).click();
  const items = page.getByRole('menuitem');
  await expect.element(items.first()).toBeVisible();
  for (const item of items.elements()) expect(item.matches('[data-highlighted]')).toBe(false);
});

test('an ended batch offers only its results, a message and what can be printed, because the forms list active batches', async () => {
  await openBatch('b-summer');
  await expectTexts(tasks.getByRole('button'), 'Cards and lists', 'Send WhatsApp message');
  await tasks.getByRole('button', { name: 'Cards and lists' }).click();
  await expectTexts(page.getByRole('menuitem'), 'Print ID cards', 'Print attendance list', 'Print monthly register');
  await expectTexts(tasks.getByRole('link'), 'Results at a Glance');
});
