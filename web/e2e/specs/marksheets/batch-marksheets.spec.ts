import { expectAccessibleAtAllWidths } from '../../support/axe.ts';
import { handleDialogs } from '../../support/dialogs.ts';
import { watchRequests } from '../../support/network.ts';
import * as batch from '../../support/pages/batch-marksheets.ts';
import { openAsOperator, row, searchBox, sidebarLink } from '../../support/pages/franchise.ts';
import { field } from '../../support/pages/page.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

const endpoint = '/create-marksheet';
const together = '90 + 90 is more than 100.';

test('marksheets of a batch are typed with the keyboard alone and sent, each once, without blank rows', async ({ page }) => {
  await batch.openBatch(page);
  await batch.keepTwoSubjects(page);
  const requests = watchRequests(page, 'POST', endpoint);
  await expect(batch.button(page, 'Send marksheets')).toBeVisible();
  await batch.cells(page, 41).first().focus();
  for (const key of ['62', 'Tab', '25', 'Tab', '70', 'Tab', '30', 'Enter', '18.5', 'Shift+Tab', '66', 'Shift+Tab', '21', 'Shift+Tab', '55'])
    await (/\d/.test(key) ? page.keyboard.type(key) : page.keyboard.press(key));
  await expect(batch.row(page, 41)).toContainText('187 of 200 (93.5 %)');
  await expect(batch.row(page, 42)).toContainText('160.5 of 200 (80.25 %)');
  await batch.button(page, 'Send 2 marksheets').dblclick();
  await expect(batch.progress(page, '2 of 2 sent')).toBeVisible();
  await expect(batch.row(page, 41)).toContainText('Sent');
  await expect(batch.cells(page, 41).first()).not.toBeEditable();
  await expect(batch.cells(page, 43).first(), 'blank').toBeEditable();
  const subjects = (...marks: number[]) => [
    { subjectName: 'Accounting Basics', marksObtain: marks[0], practicalMarks: marks[1], totalMarks: 100 },
    { subjectName: 'Inventory', marksObtain: marks[2], practicalMarks: marks[3], totalMarks: 100 },
  ];
  const shared = { session: '02-04-2026 - 01-07-2026', course: 'c-tally', issueDate: '2026-07-06' };
  expect(requests.map((request) => request.postDataJSON())).toEqual([
    { ...shared, student: 's-031', subjects: subjects(62, 25, 70, 30) },
    { ...shared, student: 's-032', subjects: subjects(55, 21, 66, 18.5) },
  ]);
  await page.getByRole('main').getByRole('link', { name: 'Go to Marksheet List' }).click();
  await searchBox(page).fill('GVI/42');
  await expect(row(page, 'GVI-M-0017')).toContainText('02-04-2026 - 01-07-2026');
});

test('Marksheet List and Create Marksheet lead to the page, which marks Marksheet in the sidebar', async ({ page }) => {
  for (const path of ['/franchise/out-marksheet', '/franchise/create-marksheet']) {
    await openAsOperator(page, path);
    await page.getByRole('main').getByRole('link', { name: 'Marksheets for a batch' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Marksheets for a batch' })).toBeFocused();
    await expect(page).toHaveURL(batch.path);
  }
  await expect(sidebarLink(page, 'Marksheet')).toHaveAttribute('aria-current', 'true');
});

test('more than 100 together and half-filled rows are shown at their cells, dates out of order at theirs, and nothing is sent', async ({
  page,
}) => {
  await openAsOperator(page, batch.path);
  const requests = watchRequests(page, 'POST', endpoint);
  await batch.button(page, 'Send marksheets').click();
  await expect(toast(page, 'Please fill all required fields')).toHaveAttribute('data-toast', 'error');
  await expect(field(page, 'Course')).toBeFocused();
  await batch.chooseBatch(page);
  await batch.fillDates(page);
  await batch.keepTwoSubjects(page);
  await batch.button(page, 'Send marksheets').click();
  await expect(toast(page, 'Please enter the marks of at least one student.')).toHaveAttribute('data-toast', 'error');
  await batch.fillRow(page, 41, ['62', '25', '90', '90']);
  await expect(batch.cells(page, 41).nth(3), 'while it is typed').toHaveAccessibleDescription(together);
  await batch.fillRow(page, 42, ['70', '', '60', '20']);
  await expect(batch.cells(page, 42).nth(1), 'not while it is typed').not.toHaveAttribute('aria-invalid', 'true');
  await batch.send(page, 2);
  await expect(toast(page, 'Please correct the marks of 2 students.')).toHaveAttribute('data-toast', 'error');
  await expect(batch.cells(page, 41).nth(3)).toBeFocused();
  await expect(batch.cells(page, 42).nth(1)).toHaveAccessibleDescription('This field is required.');
  await expectAccessibleAtAllWidths(page, 'marks with errors');
  await batch.cells(page, 41).nth(3).fill('10');
  await batch.cells(page, 42).nth(1).fill('30');
  await field(page, 'Issue Date').fill('2026-06-30');
  await batch.send(page, 2);
  await expect(field(page, 'Issue Date')).toHaveAccessibleDescription('The issue date is before the end date.');
  await expect(field(page, 'Issue Date')).toBeFocused();
  expect(requests).toHaveLength(0);
});

test('a student who has a marksheet of this course and session is marked and left out', async ({ page, network }) => {
  const marksheet = { course: { _id: 'c-tally' }, isVerified: true };
  const marksheets = [
    { ...marksheet, _id: 'm-1', student: { _id: 's-032' }, session: '02-04-2026 - 01-07-2026' },
    { ...marksheet, _id: 'm-2', student: { _id: 's-033' }, session: '02-04-2025 - 01-07-2025' },
  ];
  network.respond('/my-created-marksheet/u-franchise', { json: { success: true, marksheets } });
  await batch.openBatch(page);
  await expect(batch.row(page, 42)).toContainText('Has a marksheet');
  await expect(batch.cells(page, 42)).toHaveCount(0);
  await expect(batch.cells(page, 43), 'of another session').toHaveCount(8);
  await field(page, 'Start Date').fill('2026-04-03');
  await expect(batch.cells(page, 42)).toHaveCount(8);
});

test('a block from a spreadsheet fills the cells right and down', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await batch.openBatch(page);
  await batch.keepTwoSubjects(page);
  await batch.cells(page, 42).nth(1).focus();
  await page.evaluate(() => navigator.clipboard.writeText('20\t60\t21\r\n22\t61\t23\r\n'));
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByText('6 cells filled.')).toBeVisible();
  for (const [number, texts] of [
    [42, ['', '20', '60', '21']],
    [43, ['', '22', '61', '23']],
  ] as const)
    expect(await batch.cells(page, number).evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))).toEqual(
      texts,
    );
});

test('what is typed survives a reload, and a rejected row is corrected and sent again', async ({ page, network }) => {
  await batch.openBatch(page);
  await batch.keepTwoSubjects(page);
  await batch.fillRow(page, 41, ['62', '25', '70', '30']);
  await batch.fillRow(page, 43, ['50', '20', '51', '21']);
  handleDialogs(page, 'accept', 'accept');
  await batch.reload(page);
  await expect(page.getByText('Restored what you had typed')).toBeVisible();
  await expect(field(page, 'Issue Date')).toHaveValue('2026-07-06');
  await expect(batch.cells(page, 43).nth(3)).toHaveValue('21');
  await expect(batch.row(page, 41)).toContainText('187 of 200 (93.5 %)');
  const message = 'Inventory: the marks do not fit the register.';
  network.respond(endpoint, { status: 422, json: { success: false, message: { subjects: [message] } } }, { times: 1 });
  await batch.send(page, 2);
  await expect(batch.progress(page, '1 of 2 sent')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: message })).toContainText('GVI/41/2026');
  await expect(batch.row(page, 41)).toContainText('Rejected');
  await expectAccessibleAtAllWidths(page, 'a rejected marksheet');
  await batch.cells(page, 41).nth(2).fill('52');
  await batch.send(page, 1);
  await expect(batch.progress(page, '2 of 2 sent')).toBeVisible();
  await batch.reload(page);
  await expect(batch.progress(page, '2 of 2 sent')).toBeVisible();
  await expect(page.getByText('Restored what you had typed')).toHaveCount(0);
});

test('a reload in the middle sends nothing by itself, and Continue sends what is left, each once', async ({ page, network }) => {
  await batch.openBatch(page);
  await batch.keepTwoSubjects(page);
  for (const number of [41, 42, 43, 44]) await batch.fillRow(page, number, ['62', '25', '70', '30']);
  const held = network.hold(endpoint);
  await batch.send(page, 4);
  await expect.poll(() => held.calls.length).toBe(4);
  handleDialogs(page, 'accept');
  await batch.reload(page);
  held.release();
  await expect(page.getByRole('heading', { name: 'Not answered (4)' })).toBeVisible();
  await expect(batch.row(page, 41)).toContainText('Not answered');
  expect(network.calls(endpoint)).toHaveLength(4);
  await batch.button(page, 'Send all again').click();
  await expect(batch.progress(page, '4 of 4 sent')).toBeVisible();
  expect(network.calls(endpoint)).toHaveLength(8);
});
