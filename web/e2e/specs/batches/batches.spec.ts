import { handleDialogs } from '../../support/dialogs.ts';
import { unreachable, watchRequests } from '../../support/network.ts';
import { columnHeaders, openAsOperator, row, rowNames, rowRange, searchBox } from '../../support/pages/franchise.ts';
import { clickButton, field } from '../../support/pages/page.ts';
import { expect, test } from '../../support/test.ts';
import { expectNoToasts, toast } from '../../support/toasts.ts';

const path = '/franchise/batches';

test("All Batches shows each batch's seats, time, creation and status [R-364, R-365, R-368, Q-82]", async ({ page }) => {
  await openAsOperator(page, path);
  await expect(page.getByRole('heading', { level: 1, name: 'All Batches' })).toBeVisible();
  expect(await columnHeaders(page)).toEqual(['Title', 'Seats', 'Available Seats', 'Time', 'Created', 'Status', 'Actions']);
  await expect(row(page, 'Tally practical lab').getByRole('cell')).toHaveText([
    '4',
    '0',
    '03:30 PM - 05:00 PM',
    'September-05-2026 at 3:35 PM',
    'Active',
    'Delete',
  ]);
  await expect(row(page, 'Monsoon batch 2026').getByRole('cell', { name: 'Ended' })).toBeVisible();
});

test('a search matches titles and starts on the first page [R-370, R-429]', async ({ page }) => {
  await openAsOperator(page, `${path}?page=2`);
  await expect(rowRange(page)).toHaveText('6–7 of 7');
  await searchBox(page).fill('BATCH');
  await expect(rowRange(page)).toHaveText('1–4 of 4');
  await expect(searchBox(page)).toBeFocused();
  await expect(page).toHaveURL(`${path}?q=BATCH`);
  await searchBox(page).fill('दोपहर');
  await expect.poll(() => rowNames(page)).toEqual(['दोपहर का बैच']);
  await searchBox(page).fill('05:30 PM');
  await expect(page.getByText("Nothing matches '05:30 PM'.")).toBeVisible();
  await expect(rowRange(page)).toHaveText('0–0 of 0');
});

test("without batches the list says 'There is no batch added yet' [R-371]", async ({ page }) => {
  await openAsOperator(page, path, 'new-franchise');
  await expect(page.getByText('There is no batch added yet')).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
});

test("a batch is deleted only after Confirm: 'Are you sure! You want to delete this batch.' [R-366, R-367, R-369]", async ({ page }) => {
  await openAsOperator(page, path);
  const requests = watchRequests(page, 'DELETE', '/category/b-monsoon');
  const deleteButton = row(page, 'Monsoon batch 2026').getByRole('button', { name: 'Delete Monsoon batch 2026' });
  const dialog = page.getByRole('dialog');
  await deleteButton.press('Enter');
  await expect(dialog.getByText('Are you sure! You want to delete this batch.')).toBeVisible();
  await expect(dialog.getByText('Monsoon batch 2026')).toBeVisible();
  // Cancel is first and has focus.
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(deleteButton).toBeFocused();
  expect(requests).toHaveLength(0);
  await deleteButton.click();
  // Both clicks in one task, because a later click would hit the page behind the closed dialog.
  await dialog.getByRole('button', { name: 'Confirm' }).evaluate((confirm: HTMLElement) => {
    confirm.click();
    confirm.click();
  });
  await expect(toast(page, 'Batch deleted successfully')).toHaveAttribute('data-toast', 'success');
  await expect(row(page, 'Monsoon batch 2026')).toHaveCount(0);
  await expect(rowRange(page)).toHaveText('1–5 of 6');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(requests).toHaveLength(1);
});

test('a batch that cannot be deleted stays in the list, and its dialog shows the error [R-440]', async ({ page, network }) => {
  network.respond('/category/b-lab', { status: 409, json: { success: false, message: 'The batch has students.' } });
  await openAsOperator(page, path);
  await row(page, 'Tally practical lab').getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText('The batch has students.')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(row(page, 'Tally practical lab')).toBeVisible();
});

test('a row disappears before the server responds, and is back in its place when the server rejects it', async ({ page, network }) => {
  const deletion = network.hold('/category/b-lab');
  await openAsOperator(page, path);
  const names = await rowNames(page);
  await row(page, 'Tally practical lab').getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => deletion.counts().calls).toBe(1);
  await expect(row(page, 'Tally practical lab')).toHaveCount(0);
  deletion.respond({ status: 409, json: { success: false, message: 'The batch has students.' } });
  await expect.poll(() => rowNames(page)).toEqual(names);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('after the last row of a page is deleted, the list shows the previous page [F-36]', async ({ page }) => {
  await openAsOperator(page, `${path}?q=batch&page=9`);
  await expect(rowRange(page)).toHaveText('1–4 of 4');
  await openAsOperator(page, `${path}?page=2`);
  for (const name of await rowNames(page)) {
    await row(page, name).getByRole('button').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(row(page, name)).toHaveCount(0);
  }
  await expect(rowRange(page)).toHaveText('1–5 of 5');
  await expect(page.getByRole('main').getByRole('rowheader')).toHaveCount(5);
});

test('a batch is created once and appears in the list without a reload [R-372, R-373, R-374, R-375]', async ({ page }) => {
  await openAsOperator(page, path);
  await page.getByRole('main').getByRole('link', { name: 'Create Batch' }).click();
  await expect(page).toHaveURL('/franchise/create-batch');
  const requests = watchRequests(page, 'POST', '/create-batch');
  await clickButton(page, 'Create Batch');
  await expect(toast(page, 'Please fill all required fields')).toHaveCount(1);
  for (const label of ['Title', 'Time', 'Student Limit']) await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Title')).toBeFocused();
  await field(page, 'Title').fill(' शाम का बैच २ ');
  await field(page, 'Time').fill('05:00 PM - 07:00 PM');
  await field(page, 'Student Limit').fill('many');
  await clickButton(page, 'Create Batch');
  await expect(field(page, 'Student Limit')).toHaveAttribute('aria-invalid', 'true');
  expect(requests).toHaveLength(0);
  await field(page, 'Student Limit').fill('25');
  await page.getByRole('main').getByRole('button', { name: 'Create Batch' }).dblclick();
  await expect(page).toHaveURL(path);
  await expect(toast(page, 'Batch created successfully')).toHaveAttribute('data-toast', 'success');
  await expect(row(page, 'शाम का बैच २').getByRole('cell').first()).toHaveText('25');
  expect(requests.map((request) => request.postDataJSON())).toEqual([
    { title: 'शाम का बैच २', time: '05:00 PM - 07:00 PM', studentLimit: 25 },
  ]);
});

test('a rejected batch keeps the form and marks the field; leaving with changes asks for confirmation [R-440, R-376]', async ({ page }) => {
  await openAsOperator(page, '/franchise/create-batch');
  await field(page, 'Title').fill('Evening coaching batch');
  await field(page, 'Time').fill('9 to 5');
  await field(page, 'Student Limit').fill('0');
  await clickButton(page, 'Create Batch');
  await expect(toast(page, 'A batch must have at least one seat.')).toHaveAttribute('data-toast', 'error');
  await expect(field(page, 'Student Limit')).toBeFocused();
  await expect(field(page, 'Title')).toHaveValue('Evening coaching batch');
  const questions = handleDialogs(page, 'dismiss', 'accept');
  await page.getByRole('main').getByRole('link', { name: 'Cancel' }).click();
  await expect(field(page, 'Time')).toHaveValue('9 to 5');
  await page.getByRole('main').getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL(path);
  expect(questions).toEqual(Array(2).fill('You have unsaved changes. Leave this page?'));
});

test('a list that fails to load shows an error, and Retry loads it [R-440]', async ({ page, network }) => {
  network.fail('/self-created-batches');
  await openAsOperator(page, path);
  await expect(page.getByText('The list could not be loaded.')).toBeVisible();
  await expect(toast(page, unreachable)).toHaveAttribute('data-toast', 'error');
  await expect(page.getByText('There is no batch added yet')).toHaveCount(0);
  network.passThrough('/self-created-batches');
  await clickButton(page, 'Retry');
  await expect(rowRange(page)).toHaveText('1–5 of 7');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  network.respond('/self-created-batches', { json: { success: true, batches: [{ _id: 'b', title: 'Only title' }] } });
  await page.reload();
  await expect(row(page, 'Only title').getByRole('cell')).toHaveText(['-', '-', '-', '-', 'Ended', 'Delete']);
});

test('the dialog names the number of students if it is known, and has a red Confirm', async ({ page, network }) => {
  network.respond('/franchise/users', { json: { success: true, users: [{ _id: 'a', fullName: 'A' }] } });
  await openAsOperator(page, path);
  const deleteButton = row(page, 'Tally practical lab').getByRole('button');
  await deleteButton.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('1 student is in this batch.')).toBeVisible();
  expect(network.calls('/franchise/users').map(({ search }) => search)).toEqual(['?batchId=b-lab']);
  await expect(dialog.getByRole('button', { name: 'Confirm' })).toHaveCSS('background-color', 'rgb(179, 38, 30)');
  network.fail('/franchise/users');
  await page.reload();
  await deleteButton.click();
  await expect.poll(() => network.calls('/franchise/users').length).toBeGreaterThan(1);
  await expectNoToasts(page);
  await expect(dialog.getByText('in this batch')).toHaveCount(0);
});
