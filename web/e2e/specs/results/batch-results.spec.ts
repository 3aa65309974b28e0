import type { Page } from '@playwright/test';
import { handleDialogs } from '../../support/dialogs.ts';
import { test } from '../../support/mocks.ts';
import * as batch from '../../support/pages/batch-results.ts';
import { openAsOperator, row, sidebarLink } from '../../support/pages/franchise.ts';
import { field } from '../../support/pages/page.ts';
import { expect } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

test('40 results are sent with the keyboard alone, each once', async ({ page, mocks }) => {
  const students = batch.addStudents(mocks, 40);
  await openAsOperator(page, batch.path);
  const { keyboard } = page;
  await field(page, 'Course').focus();
  await keyboard.type('Course on');
  await keyboard.press('Tab');
  await keyboard.type('Evening');
  // Day and month are the same, so that the order of the date field does not matter.
  for (const date of ['02022026', '08082026', '09092026']) {
    await keyboard.press('Tab');
    await keyboard.type(date);
    // The picker of a date field is a tab stop of its own.
    await keyboard.press('Tab');
  }
  await keyboard.press('Tab');
  await keyboard.type('6');
  await expect(batch.grade(page, 'Student 1')).toBeVisible();
  for (let stop = 0; stop < 3; stop++) await keyboard.press('Tab');
  await expect(batch.grade(page, 'Student 1')).toBeFocused();
  for (const index of students.keys()) {
    await keyboard.type(index % 2 ? 'A' : 'B+');
    await keyboard.press('Enter');
  }
  await keyboard.press('Tab');
  await expect(batch.button(page, 'Send 40 results')).toBeFocused();
  await keyboard.press('Enter');
  await expect(batch.progress(page, '40 of 40 sent')).toBeVisible({ timeout: 30_000 });
  expect(batch.storedGrades(mocks, students)).toEqual(students.map((_, index) => [index % 2 ? 'A' : 'B+']));
  const [call] = mocks.calls('createResult');
  expect(call?.input).toEqual({
    rollNo: expect.stringMatching(/^GVI\/50\d\d\/2026$/),
    courseId: 'c-ccc',
    grade: expect.stringMatching(/^(A|B\+)$/),
    startDate: '2026-02-02',
    endDate: '2026-08-08',
    issueDate: '2026-09-09',
    duration: 6,
  });
  await page.getByRole('main').getByRole('link', { name: 'Go to Student Results' }).press('Enter');
  await expect(page).toHaveURL('/franchise/results');
  await expect(row(page, 'Student 40')).toBeVisible();
});

test('Student Results and Create Result lead to the page, which marks Result Declare in the sidebar', async ({ page }) => {
  for (const path of ['/franchise/results', '/franchise/create-result']) {
    await openAsOperator(page, path);
    await page.getByRole('main').getByRole('link', { name: 'Results for a batch' }).click();
    await expect(page).toHaveURL(batch.path);
  }
  await expect(sidebarLink(page, 'Result Declare')).toHaveAttribute('aria-current', 'true');
});

test('a student who has a result of the course is marked and left out; blank rows are not sent', async ({ page, mocks }) => {
  const students = batch.addStudents(mocks, 4);
  const [result] = mocks.store.state.db.results;
  if (result) mocks.store.state.db.results.push({ ...result, _id: 'r-old', studentId: 's-batch-2', courseId: 'c-ccc', grade: 'C' });
  await batch.fillBatch(page);
  await expect(batch.studentRow(page, 'Student 2')).toContainText('Already asked for');
  await expect(batch.grade(page, 'Student 2')).toHaveCount(0);
  await batch.grade(page, 'Student 3').fill(' ');
  await batch.button(page, 'Send 2 results').click();
  await expect(batch.progress(page, '2 of 2 sent')).toBeVisible();
  expect(batch.storedGrades(mocks, students)).toEqual([['A'], ['C'], [], ['A']]);
});

test('dates out of order and a missing grade are shown at their fields, and nothing is sent', async ({ page, mocks }) => {
  batch.addStudents(mocks, 2);
  await openAsOperator(page, batch.path);
  await batch.button(page, 'Send results').click();
  await expect(toast(page, 'Please fill all required fields')).toBeVisible();
  await expect(field(page, 'Course')).toBeFocused();
  await batch.chooseBatch(page);
  await batch.fillDates(page);
  const check = async (label: string, message: string) => {
    await page.getByRole('main').getByRole('button', { name: /^Send/ }).click();
    await expect(field(page, label)).toHaveAccessibleDescription(new RegExp(message));
    await expect(field(page, label)).toBeFocused();
  };
  await check('Grade for all blank rows', 'Please enter at least one grade.');
  await batch.fillBlankRows(page, 'A');
  await field(page, 'End Date').fill('2025-12-31');
  await check('End Date', 'The end date is before the start date.');
  await field(page, 'End Date').fill('2026-07-21');
  await check('Issue Date', 'The issue date is before the end date.');
  await field(page, 'Issue Date').fill('2026-07-22');
  await field(page, 'Duration').fill('six');
  await check('Duration', 'Please enter the number of months.');
  expect(mocks.calls('createResult')).toEqual([]);
});

test('a column from a spreadsheet fills the grades down from a cell, and can be undone', async ({ page, mocks, context }) => {
  batch.addStudents(mocks, 3);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAsOperator(page, batch.path);
  await batch.chooseBatch(page);
  await batch.grade(page, 'Student 2').fill('old');
  await page.evaluate(() => navigator.clipboard.writeText('A+\r\nB\r\nC\r\n'));
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByText('2 cells filled. 1 did not fit.')).toBeVisible();
  const grades = () => Promise.all([1, 2, 3].map((number) => batch.grade(page, `Student ${number}`).inputValue()));
  expect(await grades()).toEqual(['', 'A+', 'B']);
  await batch.button(page, 'Undo').click();
  await expect(batch.grade(page, 'Student 2')).toBeFocused();
  expect(await grades()).toEqual(['', 'old', '']);
});

test('a rejected grade is corrected in its row and sent again with the next press', async ({ page, mocks }) => {
  const students = batch.addStudents(mocks, 2);
  mocks.on('createResult', ({ input }) =>
    input.grade === 'Z' ? { status: 422, body: { success: false, message: 'No such grade.' } } : undefined,
  );
  await batch.fillBatch(page);
  await batch.grade(page, 'Student 2').fill('Z');
  await batch.button(page, 'Send 2 results').click();
  await expect(batch.problems(page, 'Rejected (1)')).toContainText('No such grade.');
  await batch.grade(page, 'Student 2').fill('B');
  await batch.button(page, 'Send 1 result').click();
  await expect(batch.progress(page, '2 of 2 sent')).toBeVisible();
  expect(batch.storedGrades(mocks, students)).toEqual([['A'], ['B']]);
});

test('Pause lets the calls end that are on their way, Stop gives the waiting rows back', async ({ page, mocks, network }) => {
  const students = batch.addStudents(mocks, 10);
  const held = network.hold('/create-result');
  await batch.fillBatch(page);
  await batch.button(page, 'Send 10 results').click();
  await expect.poll(() => held.calls.length).toBe(4);
  await batch.button(page, 'Pause').click();
  await expect(batch.button(page, 'Continue')).toBeFocused();
  held.release();
  await expect(batch.progress(page, '4 of 10 sent')).toBeVisible();
  await expect(page.getByRole('main').getByText('Paused. 6 rows left.').last()).toBeVisible();
  await batch.button(page, 'Stop').click();
  await expect(batch.progress(page, '4 of 4 sent')).toBeFocused();
  expect(batch.storedGrades(mocks, students).flat()).toHaveLength(4);
  await batch.button(page, 'Send 6 results').click();
  await expect(batch.progress(page, '10 of 10 sent')).toBeVisible();
  expect(batch.storedGrades(mocks, students)).toEqual(students.map(() => ['A']));
});

test('what is typed survives a reload until it is sent or discarded', async ({ page, mocks }) => {
  batch.addStudents(mocks, 3);
  await batch.fillBatch(page);
  await batch.grade(page, 'Student 2').fill('B');
  handleDialogs(page, 'accept');
  await batch.reopen(page);
  await expect(page.getByText('Restored what you had typed')).toBeVisible();
  await expect(batch.grade(page, 'Student 2')).toHaveValue('B');
  await expect(field(page, 'Issue Date')).toHaveValue('2026-07-20');
  await batch.button(page, 'Send 3 results').click();
  await expect(batch.progress(page, '3 of 3 sent')).toBeVisible();
  await batch.button(page, 'Clear list').click();
  await batch.reopen(page);
  await expect(field(page, 'Issue Date')).toHaveValue('');
  await field(page, 'Duration').fill('6');
  await batch.reopen(page);
  await expect(field(page, 'Duration')).toHaveValue('6');
  await batch.button(page, 'Discard').click();
  await expect(field(page, 'Duration')).toHaveValue('');
  expect(await draft(page)).toBeNull();
});

const draft = (page: Page) => page.evaluate(() => sessionStorage.getItem('institute.draft.batch-results'));

test('the progress comes into view when the run starts', async ({ page, mocks, network }) => {
  batch.addStudents(mocks, 40);
  network.hold('/create-result');
  await batch.fillBatch(page);
  await batch.button(page, 'Send 40 results').click();
  await expect(batch.progress(page, '0 of 40 sent')).toBeInViewport();
});
