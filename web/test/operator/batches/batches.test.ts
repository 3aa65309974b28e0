import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createStudents } from '../../data/student-table.ts';
import { Network, rejected, serverError, unreachable } from '../../support/network.ts';
import {
  button,
  cells,
  clickTwice,
  columnHeaders,
  dialog,
  expectCount,
  expectNoToasts,
  expectTexts,
  field,
  heading,
  link,
  press,
  row,
  rowNames,
  rowRange,
  searchBox,
  toast,
} from '../../support/page.ts';
import { renderRoute } from '../../support/render-route.tsx';
import { readTable } from '../students/import-students.ts';

const path = '/franchise/batches';
const openBatches = (search = '') => renderRoute(`${path}${search}`, { as: 'operator' });

test("All Batches shows each batch's seats, time, creation and status, and its search matches titles only [R-364, R-365, R-368, R-370, R-429, Q-82]", async () => {
  const { network, url } = await openBatches('?page=2');
  await expect.element(heading('All Batches')).toBeVisible();
  expect(columnHeaders()).toEqual(['Title', 'Seats', 'Available Seats', 'Time', 'Created', 'Status', 'Actions']);
  await expectTexts(rowRange, '6–7 of 7');
  expect(network.calls('/self-created-batches').map(({ method }) => method)).toEqual(['GET']);
  await searchBox.fill('TALLY');
  await expect.poll(url).toBe(`${path}?q=TALLY`);
  await expectTexts(
    cells('Tally practical lab'),
    ...['4', '0 Full', '03:30 PM - 05:00 PM', 'September-05-2026 at 3:35 PM', 'Active', 'StudentsDelete'],
  );
  await searchBox.fill('evening');
  await expect.element(row('Evening coaching batch').getByRole('cell', { name: '34 left' })).toBeVisible();
  await searchBox.fill('monsoon');
  await expect.element(row('Monsoon batch 2026').getByRole('cell', { name: 'Ended' })).toBeVisible();
  await searchBox.fill('05:30 PM');
  await expect.element(page.getByText('No results for ‘05:30 PM’.')).toBeVisible();
});

test('only a batch that the server calls ended is so: one without a state is active in the list, on its page and in forms [R-322]', async () => {
  const network = new Network();
  const batches = [
    { _id: 'b-unknown', title: 'Unknown' },
    { _id: 'b-ended', title: 'Old', isActive: false },
  ];
  network.respond('/self-created-batches', { json: { success: true, batches } });
  const { goto } = await renderRoute(path, { as: 'operator', network });
  await expect.element(row('Unknown').getByRole('cell', { name: 'Active' })).toBeVisible();
  await expect.element(row('Old').getByRole('cell', { name: 'Ended' })).toBeVisible();
  await goto(`${path}/b-unknown`);
  await expect.element(page.getByText('Active', { exact: true })).toBeVisible();
  await goto('/franchise/create-exam');
  await expectTexts(field('Batch').getByRole('option'), 'Select a batch', 'Unknown');
});

test("a batch is deleted only after Confirm: 'Are you sure! You want to delete this batch.' [R-366, R-367, R-369]", async () => {
  const { network, reload } = await openBatches();
  const users = network.hold('/franchise/users');
  const deleteButton = row('Monsoon batch 2026').getByRole('button', { name: 'Delete Monsoon batch 2026' });
  await press(deleteButton, '{Enter}');
  await expect.element(dialog().getByText('Are you sure! You want to delete this batch.')).toBeVisible();
  await expect.element(dialog().getByText('Monsoon batch 2026')).toBeVisible();
  // If the students fail to load, their number is left out.
  await expect.poll(() => users.calls.length).toBe(1);
  users.respond(serverError);
  await expectNoToasts();
  await expect.element(dialog().getByText('in this batch')).not.toBeInTheDocument();
  await expect.element(dialog().getByRole('button', { name: 'Confirm' })).toHaveStyle({ backgroundColor: 'rgb(179, 38, 30)' });
  // Cancel is the first button and has the focus.
  await expect.element(dialog().getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog()).not.toBeInTheDocument();
  await expect.element(deleteButton).toHaveFocus();
  expect(network.calls('/category/*')).toEqual([]);
  network.respond('/franchise/users', { json: { success: true, users: [{ _id: 'a', fullName: 'A' }] } });
  await reload();
  await deleteButton.click();
  await expect.element(dialog().getByText('1 student is in this batch.')).toBeVisible();
  await expect.element(dialog().getByText(/^We do not know what happens to the students/)).toBeVisible();
  expect(network.calls('/franchise/users').at(-1)?.search).toBe('?batchId=b-monsoon');
  const list = network.hold('/self-created-batches');
  await clickTwice(dialog().getByRole('button', { name: 'Confirm' }));
  await expect.element(toast('Batch deleted successfully')).toHaveAttribute('data-toast', 'success');
  await expect.poll(() => list.counts().calls).toBe(1);
  // The row stays away while the list is fetched again.
  await expect.element(row('Monsoon batch 2026')).not.toBeInTheDocument();
  list.release();
  await expectTexts(rowRange, '1–5 of 6');
  await expect.element(heading('All Batches')).toHaveFocus();
  expect(network.calls('/category/*').map(({ method, path }) => `${method} ${path}`)).toEqual(['DELETE /category/b-monsoon']);
});

test('a row disappears before the server responds, and is back when the server rejects it, with the error in its dialog [R-440]', async () => {
  const { network } = await openBatches();
  const deletion = network.hold('/category/b-lab');
  const names = rowNames();
  await row('Tally practical lab').getByRole('button').click();
  await dialog().getByRole('button', { name: 'Confirm' }).click();
  await expect.poll(() => deletion.counts().calls).toBe(1);
  await expect.element(row('Tally practical lab')).not.toBeInTheDocument();
  deletion.respond(rejected(409, 'The batch has students.'));
  await expectCount(dialog().getByText('The batch has students.'), 2);
  await dialog().getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(rowNames).toEqual(names);
  // The focus is on the heading if the row was not back yet when the dialog closed.
  const focused = () => document.activeElement?.ariaLabel ?? document.activeElement?.textContent;
  await expect.poll(focused).toMatch(/^(Delete Tally practical lab|All Batches)$/);
  await row('Monsoon batch 2026').getByRole('button').click();
  await expect.element(dialog().getByText('Monsoon batch 2026')).toBeVisible();
  await expect.element(dialog().css('p').filter({ hasText: 'The batch has students.' })).not.toBeInTheDocument();
});

test('after the last row of a page is deleted, the list shows the previous page [F-36]', async () => {
  await openBatches('?page=2');
  for (const name of rowNames()) {
    await row(name).getByRole('button').click();
    await dialog().getByRole('button', { name: 'Confirm' }).click();
    await expect.element(row(name)).not.toBeInTheDocument();
  }
  await expectTexts(rowRange, '1–5 of 5');
});

test('a batch is created once and appears in the list without a reload [R-372, R-373, R-374, R-375, Q-53, F-20]', async () => {
  const { network, url } = await openBatches();
  await link('Create Batch').click();
  await button('Create Batch').click();
  await expectCount(toast('Please fill all required fields'), 1);
  for (const label of ['Title', 'Time', 'Student Limit']) await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field('Title')).toHaveFocus();
  await field('Title').fill(' शाम का बैच २ ');
  await field('Time').fill('05:00 PM - 07:00 PM');
  for (const limit of ['many', '12.5', '30 seats']) {
    await field('Student Limit').fill(limit);
    await button('Create Batch').click();
    await expect.element(field('Student Limit')).toHaveAccessibleDescription(/Please enter the number of seats as a whole number\.$/);
  }
  await field('Student Limit').fill(' २५ ');
  await clickTwice(button('Create Batch'));
  await expect.poll(url).toBe(path);
  await expect.element(toast('Batch created successfully')).toHaveAttribute('data-toast', 'success');
  await expectTexts(cells('शाम का बैच २').first(), '25');
  expect(network.calls('/create-batch').map(({ body }) => body)).toEqual([
    { title: 'शाम का बैच २', time: '05:00 PM - 07:00 PM', studentLimit: 25 },
  ]);
});

test.each(['create-student', 'create-exam', 'batch-results', 'import-students'])(
  'on the first day /%s leads to the form of a batch',
  async (form) => {
    const { url } = await renderRoute(`/franchise/${form}`, { as: 'operator', scenario: 'new-franchise' });
    if (form === 'import-students') await readTable(createStudents(1, [{ Batch: '' }]));
    await expectTexts(field('Batch').getByRole('option'), 'No batches yet');
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    await link('Create a batch first').click();
    await expect.poll(url).toBe('/franchise/create-batch');
  },
);

test('a rejected batch keeps the form and marks the field; leaving with changes asks for confirmation [R-440, R-376]', async () => {
  const { url, goto } = await openBatches();
  await goto('/franchise/create-batch');
  await field('Title').fill('Evening coaching batch');
  await field('Time').fill('9 to 5');
  await field('Student Limit').fill('0');
  await button('Create Batch').click();
  await expect.element(toast('A batch must have at least one seat.')).toHaveAttribute('data-toast', 'error');
  await expect.element(field('Student Limit')).toHaveFocus();
  await expect.element(field('Title')).toHaveValue('Evening coaching batch');
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true);
  await link('Cancel').click();
  await expect.element(field('Time')).toHaveValue('9 to 5');
  await link('Cancel').click();
  await expect.poll(url).toBe(path);
  expect(confirm.mock.calls).toEqual(Array(2).fill(['You have unsaved changes. Leave this page?']));
});

test('a list that fails to load shows an error, and Retry loads it [R-440]', async () => {
  const { network, goto } = await renderRoute('/franchise/profile', { as: 'operator' });
  network.fail('/self-created-batches');
  await goto(path);
  await expect.element(page.getByText('The list could not be loaded.')).toBeVisible();
  await expect.element(toast(unreachable)).toHaveAttribute('data-toast', 'error');
  await expect.element(page.getByText('There is no batch added yet')).not.toBeInTheDocument();
  network.passThrough('/self-created-batches');
  await button('Retry').click();
  await expectTexts(rowRange, '1–5 of 7');
  await expect.element(heading('All Batches')).toHaveFocus();
});
