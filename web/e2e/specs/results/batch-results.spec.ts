import type { Page } from '@playwright/test';
import { expectAccessibleAtAllWidths } from '../../support/axe.ts';
import { handleDialogs } from '../../support/dialogs.ts';
import { test } from '../../support/mocks.ts';
import * as batch from '../../support/pages/batch-results.ts';
import { openAsOperator, row, sidebarLink } from '../../support/pages/franchise.ts';
import { field } from '../../support/pages/page.ts';
import { operator } from '../../support/session.ts';
import { expect } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

const words = 'The institute is closed for an hour.';
const taken = 'A result for this student and course has already been submitted.';
const closed = { status: 503, body: { success: false, message: words } } as const;

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

test('503 in the middle: the row is rejected with the words of the server, the others wait; nothing is lost and nothing is there twice', async ({
  page,
  mocks,
}) => {
  const students = batch.addStudents(mocks, 12);
  let isClosed = true;
  mocks.on('createResult', ({ input }) => (isClosed && input.rollNo === students[2]?.rollNo ? closed : { delayMs: 200 }));
  await batch.fillBatch(page);
  await batch.button(page, 'Send 12 results').click();
  await expect(batch.progress(page, '3 of 12 sent')).toBeVisible();
  await expect(page.getByRole('main').getByText(`${words} 8 rows left.`).last()).toBeVisible();
  const rejected = batch.problems(page, 'Rejected (1)');
  await expect(rejected.getByRole('listitem')).toContainText(words);
  await expect(batch.studentRow(page, 'Student 3')).toContainText('Rejected');
  await expectAccessibleAtAllWidths(page, 'a run with a rejected row');
  isClosed = false;
  await batch.button(page, 'Continue').click();
  await expect(batch.progress(page, '11 of 12 sent')).toBeVisible();
  await rejected.getByRole('button', { name: `Send again: Student 3, ${students[2]?.rollNo}` }).click();
  await expect(batch.progress(page, '12 of 12 sent')).toBeVisible();
  expect(batch.storedGrades(mocks, students)).toEqual(students.map(() => ['A']));
  expect(students.map((student) => batch.countCalls(mocks, student))).toEqual([1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
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

test('a saved row whose answer is lost is unknown, and is never sent again unasked', async ({ page, mocks }) => {
  const students = batch.addStudents(mocks, 8);
  let isLost = true;
  await page.route('**/v1/create-result', async (route) => {
    if (!isLost || route.request().postDataJSON().rollNo !== students[1]?.rollNo) return route.fallback();
    await route.fetch({ url: `${mocks.baseUrl}/create-result` });
    await route.abort();
  });
  await batch.fillBatch(page);
  await batch.button(page, 'Send 8 results').click();
  const unknown = batch.problems(page, 'Not answered (1)');
  await expect(unknown).toContainText('The server did not answer. Look in the list before you send it again.');
  await expectAccessibleAtAllWidths(page, 'a run with an unknown row');
  // Depends on how many rows the other three calls have sent meanwhile.
  const more = batch.button(page, 'Continue');
  if (await more.isVisible()) await more.click();
  await expect(batch.progress(page, '7 of 8 sent')).toBeVisible();
  expect([batch.countCalls(mocks, students[1]), batch.storedGrades(mocks, students)]).toEqual([1, students.map(() => ['A'])]);
  isLost = false;
  await unknown.getByRole('button', { name: /^Send again/ }).click();
  await expect(batch.problems(page, 'Rejected (1)')).toContainText(taken);
  await page.getByRole('button', { name: /^Remove from list/ }).click();
  await expect(batch.progress(page, '7 of 7 sent')).toBeFocused();
  expect(batch.storedGrades(mocks, students)).toEqual(students.map(() => ['A']));
});

test('offline in the middle: Continue sends the rest, and nothing is there twice', async ({ page, mocks, network }) => {
  const students = batch.addStudents(mocks, 12);
  mocks.on('createResult', { delayMs: 800 });
  await batch.fillBatch(page);
  await batch.button(page, 'Send 12 results').click();
  await expect(batch.progress(page, '4 of 12 sent')).toBeVisible();
  await network.offline();
  await expect(batch.button(page, 'Continue')).toBeVisible();
  const calls = mocks.calls('createResult').length;
  await batch.button(page, 'Continue').click();
  await expect(
    page
      .getByRole('main')
      .getByText(/^You are offline\./)
      .last(),
  ).toBeVisible();
  expect(mocks.calls('createResult')).toHaveLength(calls);
  await network.online();
  await batch.button(page, 'Continue').click();
  await expect(batch.button(page, 'Pause')).toHaveCount(0);
  // Those that were on their way may be saved: the server rejects them then.
  const sendAll = page.getByRole('button', { name: /^Send (all )?again/ });
  if ((await sendAll.count()) > 0) await sendAll.first().click();
  await expect(page.getByRole('link', { name: 'Go to Student Results' })).toBeVisible();
  expect(batch.storedGrades(mocks, students)).toEqual(students.map(() => ['A']));
});

test('reload in the middle: asks first, then shows what is left and what is unknown, and sends nothing by itself', async ({
  page,
  mocks,
  network,
}) => {
  const students = batch.addStudents(mocks, 12);
  const held = network.hold('/create-result', { before: 'response' });
  await batch.fillBatch(page);
  await batch.button(page, 'Send 12 results').click();
  await expect.poll(() => batch.storedGrades(mocks, students).flat()).toHaveLength(4);
  const questions = handleDialogs(page, 'accept');
  await batch.reopen(page);
  held.release();
  expect(questions).toHaveLength(1);
  await expect(page.getByRole('main').getByText('You had 8 rows left. Nothing was sent meanwhile.').last()).toBeVisible();
  const unknown = batch.problems(page, 'Not answered (4)');
  await expect(unknown).toContainText('The page was closed before the answer came.');
  await expect(field(page, 'Start Date')).toHaveValue('2026-01-05');
  // The list shows meanwhile that four of them have arrived.
  await expect(batch.studentRow(page, 'Student 1')).toContainText('Not answered');
  await batch.button(page, 'Continue').click();
  await expect(batch.progress(page, '8 of 12 sent')).toBeVisible();
  expect(batch.storedGrades(mocks, students)).toEqual(students.map(() => ['A']));
  await unknown.getByRole('button', { name: 'Send all again' }).click();
  await expect(batch.problems(page, 'Rejected (4)').getByRole('listitem').first()).toContainText(taken);
  expect(batch.storedGrades(mocks, students)).toEqual(students.map(() => ['A']));
});

test('the end of the session in the middle: after the sign-in Continue sends the rest, each once', async ({ page, mocks }) => {
  const students = batch.addStudents(mocks, 12);
  mocks.on('createResult', { delayMs: 800 });
  await batch.fillBatch(page);
  await batch.button(page, 'Send 12 results').click();
  await expect(batch.progress(page, '4 of 12 sent')).toBeVisible();
  await mocks.expireTokens();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabel('Password', { exact: true }).fill(operator.password);
  const calls = mocks.calls('createResult').length;
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(dialog).toHaveCount(0);
  expect(mocks.calls('createResult'), 'nothing is sent unasked').toHaveLength(calls);
  await batch.button(page, 'Continue').click();
  await expect(batch.progress(page, '12 of 12 sent')).toBeVisible();
  expect(batch.storedGrades(mocks, students)).toEqual(students.map(() => ['A']));
});

test('the same row twice: listed twice, sent by a double press, and asked for again after a reload', async ({ page, mocks }) => {
  const students = batch.addStudents(mocks, 6);
  const [first] = mocks.store.state.db.accounts.slice(-6);
  if (first) mocks.store.state.db.accounts.push(first);
  await batch.fillBatch(page);
  await batch.button(page, 'Send 6 results').dblclick();
  await expect(batch.progress(page, '6 of 6 sent')).toBeVisible();
  expect(batch.storedGrades(mocks, students)).toEqual(students.map(() => ['A']));
  await batch.button(page, 'Clear list').click();
  await batch.reopen(page);
  await batch.chooseBatch(page);
  await expect(batch.studentRow(page, 'Student 1')).toContainText('Already asked for');
  await expect(page.getByRole('textbox', { name: /^Grade of/ })).toHaveCount(0);
  expect(mocks.calls('createResult')).toHaveLength(6);
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

test('a logout removes the run, and a page that is left asks first', async ({ page, mocks, network }) => {
  batch.addStudents(mocks, 6);
  network.hold('/create-result');
  await batch.fillBatch(page);
  await batch.button(page, 'Send 6 results').click();
  await expect(batch.button(page, 'Pause')).toBeVisible();
  const questions = handleDialogs(page, 'dismiss');
  await sidebarLink(page, 'Dashboard').click();
  await expect.poll(() => questions).toEqual(['Some results are not sent yet. Leave this page?']);
  await expect(page).toHaveURL(batch.path);
  await page.getByRole('banner').getByRole('button', { name: /Meera/ }).click();
  await page
    .getByRole('button', { name: 'Logout' })
    .or(page.getByRole('menuitem', { name: 'Logout' }))
    .click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('institute.')))).toEqual([]);
});
