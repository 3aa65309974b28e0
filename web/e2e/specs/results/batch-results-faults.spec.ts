import { expectAccessibleAtAllWidths } from '../../support/axe.ts';
import { handleDialogs } from '../../support/dialogs.ts';
import { test } from '../../support/mocks.ts';
import { watchRequests } from '../../support/network.ts';
import * as batch from '../../support/pages/batch-results.ts';
import { sidebarLink } from '../../support/pages/franchise.ts';
import { field } from '../../support/pages/page.ts';
import { operator } from '../../support/session.ts';
import { expect } from '../../support/test.ts';

const words = 'The institute is closed for an hour.';
const taken = 'A result for this student and course has already been submitted.';
const closed = { status: 503, body: { success: false, message: words } } as const;

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

test('a duplicated tab says that the run continues in the other tab, and sends nothing [F-11]', async ({ page, mocks, network }) => {
  const students = batch.addStudents(mocks, 6);
  const held = network.hold('/create-result');
  await batch.fillBatch(page);
  await batch.button(page, 'Send 6 results').click();
  await batch.button(page, 'Pause').click();
  const opened = page.waitForEvent('popup');
  // Copies the storage of the tab, as duplicating it does.
  await page.evaluate(() => void open(location.href));
  const copy = await opened;
  const copied = watchRequests(copy, 'POST', '/create-result');
  await batch.button(copy, 'Continue').click();
  await expect(
    copy
      .getByRole('main')
      .getByText(/continues in another tab/)
      .last(),
  ).toBeVisible();
  await batch.button(copy, 'Continue').click();
  held.release();
  await batch.button(page, 'Continue').click();
  await expect(batch.progress(page, '6 of 6 sent')).toBeVisible();
  expect([copied, batch.storedGrades(mocks, students)]).toEqual([[], students.map(() => ['A'])]);
  await page.close();
  await expect(batch.problems(copy, 'Not answered (6)')).toContainText('Another tab may have sent this row.');
  expect(copied).toEqual([]);
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
  await expect(page.getByText(/\d rows? left\.$/).last(), 'the calls on their way have ended').toBeAttached();
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
