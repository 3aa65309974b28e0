import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessibleAtAllWidths } from '../../support/axe.ts';
import {
  button,
  clickLate,
  clickTwice,
  expectCount,
  expectEditable,
  field,
  focus,
  heading,
  link,
  main,
  row,
  searchBox,
  sidebarLink,
  toast,
} from '../../support/page.ts';
import { renderRoute } from '../../support/render-route.tsx';

const path = '/franchise/batch-marksheets';
const endpoint = '/create-marksheet';

/** The row with a roll number, such as 41 for GVI/41/2026. */
const marksRow = (number: number) =>
  page
    .getByRole('table', { name: 'Marks' })
    .getByRole('row')
    .filter({ hasText: `GVI/${number}/2026` });

/** The inputs of a row: two for each subject. */
const marks = (number: number) => marksRow(number).getByRole('textbox');

/** Types two marks for each subject into a row. */
async function fillRow(number: number, texts: readonly string[]): Promise<void> {
  for (const [index, text] of texts.entries()) await marks(number).nth(index).fill(text);
}

/** Four students have this course in this batch, GVI/41/2026 to GVI/44/2026. */
async function chooseBatch(): Promise<void> {
  await field('Course').selectOptions('Tally with GST');
  await field('Batch').selectOptions('Tally practical lab');
  await expectCount(marks(41), 8);
}

/** The course lasts three months. */
async function fillDates(): Promise<void> {
  await field('Start Date').fill('2026-04-02');
  await expect.element(field('End Date')).toHaveValue('2026-07-01');
  await field('Issue Date').fill('2026-07-06');
}

async function keepTwoSubjects(): Promise<void> {
  for (const subject of ['GST', 'Payroll']) await main.getByRole('checkbox', { name: subject }).click();
  await expectCount(marks(41), 4);
}

/** The heading of the queue, which counts the sent rows. */
const progress = (text: string) => page.getByRole('heading', { level: 2, name: text });

test('marksheets of a batch are typed with the keyboard alone and sent, each once, without blank rows', async () => {
  const { network, url } = await renderRoute('/franchise/out-marksheet', { as: 'operator' });
  await link('Marksheets for a Batch').click();
  await expect.element(heading('Marksheets for a Batch')).toHaveFocus();
  expect(url()).toBe(path);
  await expect.element(sidebarLink('Marksheet')).toHaveAttribute('aria-current', 'true');
  await chooseBatch();
  await fillDates();
  await keepTwoSubjects();
  await expect.element(button('Send marksheets')).toBeVisible();
  await focus(marks(41).first());
  for (const key of ['62', 'Tab', '25', 'Tab', '70', 'Tab', '30', 'Enter', '18.5', 'Back', '66', 'Back', '21', 'Back', '55']) {
    if (key === 'Back') await userEvent.tab({ shift: true });
    else await userEvent.keyboard(/\d/.test(key) ? key : `{${key}}`);
  }
  await expect.element(marksRow(41)).toHaveTextContent('187 of 200 (93.5%)');
  await expect.element(marksRow(42)).toHaveTextContent('160.5 of 200 (80.25%)');
  await clickTwice(button('Send 2 marksheets'));
  await expect.element(progress('2 of 2 sent')).toBeVisible();
  for (const next of [link('See the marksheets'), button('Marks for another batch')]) clickLate(next);
  await expect.element(marksRow(41)).toHaveTextContent('Sent');
  await expectEditable(marks(41).first(), false);
  // A blank row stays editable.
  await expectEditable(marks(43).first());
  const subjects = (...marks: number[]) => [
    { subjectName: 'Accounting Basics', marksObtain: marks[0], practicalMarks: marks[1], totalMarks: 100 },
    { subjectName: 'Inventory', marksObtain: marks[2], practicalMarks: marks[3], totalMarks: 100 },
  ];
  const shared = { session: '02-04-2026 - 01-07-2026', course: 'c-tally', issueDate: '2026-07-06' };
  expect(network.calls(endpoint).map(({ body }) => body)).toEqual([
    { ...shared, student: 's-031', subjects: subjects(62, 25, 70, 30) },
    { ...shared, student: 's-032', subjects: subjects(55, 21, 66, 18.5) },
  ]);
  await link('See the marksheets').click();
  await searchBox.fill('GVI/42');
  await expect.element(row('GVI-M-0017')).toHaveTextContent('02-04-2026 - 01-07-2026');
});

test('marks out of range and half-filled rows are shown at their cells, dates out of order at theirs, and nothing is sent [Q-76]', async () => {
  const { network } = await renderRoute(path, { as: 'operator' });
  await button('Send marksheets').click();
  await expect.element(toast('Please fill all required fields')).toHaveAttribute('data-toast', 'error');
  await expect.element(field('Course')).toHaveFocus();
  await chooseBatch();
  await fillDates();
  await keepTwoSubjects();
  await fillRow(41, ['62', '25', '90', '101']);
  await fillRow(42, ['70', '', '60', '20']);
  expect(marksRow(41).css('[aria-invalid]').elements(), 'no error before the marks are sent').toEqual([]);
  await button('Send 2 marksheets').click();
  await expect.element(toast('Please correct the marks of 2 students.')).toHaveAttribute('data-toast', 'error');
  await expect.element(marks(41).nth(3)).toHaveFocus();
  await expect.element(marks(41).nth(3)).toHaveAccessibleDescription('Marks must be between 0 and 100.');
  await expect.element(marks(42).nth(1)).toHaveAccessibleDescription('This field is required.');
  await marks(41).nth(3).fill('90');
  await expect.element(marks(41).nth(3)).toHaveAccessibleDescription('90 + 90 is more than 100. Please check.');
  await expect.element(marks(41).nth(3)).not.toHaveAttribute('aria-invalid');
  await expectAccessibleAtAllWidths('marks with errors and a warning');
  await marks(42).nth(1).fill('30');
  await field('Issue Date').fill('2026-06-30');
  await button('Send 2 marksheets').click();
  await expect.element(field('Issue Date')).toHaveAccessibleDescription('The issue date is before the end date.');
  expect(network.calls(endpoint)).toEqual([]);
});

test('what is typed survives a reload, and a rejected row is corrected and sent again', async () => {
  const { network, reload } = await renderRoute(path, { as: 'operator' });
  await chooseBatch();
  await fillDates();
  await keepTwoSubjects();
  await fillRow(41, ['62', '25', '70', '30']);
  await fillRow(43, ['50', '20', '51', '21']);
  await reload();
  await expect.element(page.getByText('Restored what you had typed')).toBeVisible();
  await expect.element(field('Issue Date')).toHaveValue('2026-07-06');
  await expect.element(marks(43).nth(3)).toHaveValue('21');
  await expect.element(marksRow(41)).toHaveTextContent('187 of 200 (93.5%)');
  const message = 'Inventory: the marks do not fit the register.';
  network.respond(endpoint, { status: 422, json: { success: false, message: { subjects: [message] } } }, { times: 1 });
  await button('Send 2 marksheets').click();
  await expect.element(progress('1 of 2 sent')).toBeVisible();
  await expect.element(page.getByRole('listitem').filter({ hasText: message })).toHaveTextContent('GVI/41/2026');
  await expect.element(marksRow(41)).toHaveTextContent('Rejected');
  // The draft has the row that is left, and not the sent row.
  await expect.poll(() => sessionStorage.getItem('institute.draft.batch-marksheets')).not.toContain('s-033');
  expect(sessionStorage.getItem('institute.draft.batch-marksheets')).toContain('s-031');
  await marks(41).nth(2).fill('52');
  await button('Send 1 marksheet').click();
  await expect.element(progress('2 of 2 sent')).toBeVisible();
  await reload();
  await expect.element(progress('2 of 2 sent')).toBeVisible();
  await expect.element(page.getByText('Restored what you had typed')).not.toBeInTheDocument();
});
