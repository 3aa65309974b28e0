import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessibleAtAllWidths } from '../support/axe.ts';
import { Network } from '../support/network.ts';
import { button, dialog, header, main, sidebarLink } from '../support/page.ts';
import * as batch from './batch.ts';

const words = 'The institute is closed for an hour.';
const taken = 'A result for this student and course has already been submitted.';
const closed = { status: 503, body: { success: false, message: words } } as const;

test('503 in the middle: the row is rejected with the words of the server, the others wait; nothing is lost and nothing is there twice', async () => {
  const { mocks, students } = await batch.fillBatch(12);
  let isClosed = true;
  mocks.on('createResult', ({ input }) => (isClosed && input.rollNo === students[2]?.rollNo ? closed : { delayMs: 200 }));
  await button('Send 12 results').click();
  await expect.element(batch.progress('3 of 12 sent')).toBeVisible();
  await expect.element(main.getByText(`${words} 8 rows left.`).last()).toBeVisible();
  const rejected = batch.problems('Rejected (1)');
  await expect.element(rejected.getByRole('listitem')).toHaveTextContent(words);
  await expect.element(batch.studentRow('Student 3')).toHaveTextContent('Rejected');
  await expectAccessibleAtAllWidths('a run with a rejected row');
  isClosed = false;
  await button('Continue').click();
  await expect.element(batch.progress('11 of 12 sent')).toBeVisible();
  await rejected.getByRole('button', { name: `Send again: Student 3, ${students[2]?.rollNo}` }).click();
  await expect.element(batch.progress('12 of 12 sent')).toBeVisible();
  expect(batch.storedGrades(mocks, students)).toEqual(students.map(() => ['A']));
  expect(students.map((student) => batch.countCalls(mocks, student))).toEqual([1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
});

test('a saved row whose answer is lost is unknown, and is never sent again unasked', async () => {
  const network = new Network();
  const { mocks, students } = await batch.fillBatch(8, { network });
  let isLost = true;
  network.intercept('/create-result', async ({ body }, send) => {
    const response = await send();
    if (isLost && Object(body).rollNo === students[1]?.rollNo) throw new TypeError('Failed to fetch');
    return response;
  });
  await button('Send 8 results').click();
  const unknown = batch.problems('Not answered (1)');
  await expect.element(unknown).toHaveTextContent('The server did not answer. Look in the list before you send it again.');
  await expectAccessibleAtAllWidths('a run with an unknown row');
  // Depends on how many rows the other three calls have sent meanwhile.
  const more = button('Continue');
  if (more.query()) await more.click();
  await expect.element(batch.progress('7 of 8 sent')).toBeVisible();
  expect([batch.countCalls(mocks, students[1]), batch.storedGrades(mocks, students)]).toEqual([1, students.map(() => ['A'])]);
  isLost = false;
  await unknown.getByRole('button', { name: /^Send again/ }).click();
  await expect.element(batch.problems('Rejected (1)')).toHaveTextContent(taken);
  await page.getByRole('button', { name: /^Remove from list/ }).click();
  await expect.element(batch.progress('7 of 7 sent')).toHaveFocus();
  expect(batch.storedGrades(mocks, students)).toEqual(students.map(() => ['A']));
});

test('the end of the session in the middle: after the sign-in Continue sends the rest, each once', async () => {
  const network = new Network();
  const { mocks, students } = await batch.fillBatch(12, { network });
  const answered = network.hold('/create-result', { before: 'response' });
  await button('Send 12 results').click();
  await expect.poll(() => answered.calls.length).toBe(4);
  const onTheirWay = network.hold('/create-result');
  answered.release();
  await expect.element(batch.progress('4 of 12 sent')).toBeVisible();
  await expect.poll(() => onTheirWay.calls.length).toBe(4);
  await mocks.expireTokens();
  onTheirWay.release();
  const signIn = dialog('Your session has ended');
  await signIn.getByLabelText('Password', { exact: true }).fill('franchise123');
  await expect.element(page.getByText(/\d rows? left\.$/).last(), { message: 'the calls on their way have ended' }).toBeInTheDocument();
  const calls = mocks.calls('createResult').length;
  await signIn.getByRole('button', { name: 'Sign In' }).click();
  await expect.element(signIn).not.toBeInTheDocument();
  expect(mocks.calls('createResult'), 'nothing is sent unasked').toHaveLength(calls);
  await button('Continue').click();
  await expect.element(batch.progress('12 of 12 sent')).toBeVisible();
  expect(batch.storedGrades(mocks, students)).toEqual(students.map(() => ['A']));
});

test('the same row twice: listed twice, sent by a double press, and asked for again after a reload', async () => {
  const { mocks, students, reopen } = await batch.fillBatch(6, {
    before: ({ store }) => {
      const [first] = store.state.db.accounts.slice(-6);
      if (first) store.state.db.accounts.push(first);
    },
  });
  await button('Send 6 results').dblClick();
  await expect.element(batch.progress('6 of 6 sent')).toBeVisible();
  expect(batch.storedGrades(mocks, students)).toEqual(students.map(() => ['A']));
  await button('Clear list').click();
  await reopen();
  await batch.chooseBatch();
  await expect.element(batch.studentRow('Student 1')).toHaveTextContent('Already asked for');
  await expect.element(page.getByRole('textbox', { name: /^Grade of/ })).not.toBeInTheDocument();
  expect(mocks.calls('createResult')).toHaveLength(6);
});

test('a logout removes the run, and a page that is left asks first', async () => {
  const network = new Network();
  const { url } = await batch.fillBatch(6, { network });
  network.hold('/create-result');
  await button('Send 6 results').click();
  await expect.element(button('Pause')).toBeVisible();
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  await sidebarLink('Dashboard').click();
  await expect.poll(() => confirm.mock.calls).toEqual([['Some results are not sent yet. Leave this page?']]);
  expect(url()).toBe(batch.path);
  await header.getByRole('button', { name: /Meera/ }).click();
  await header.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(url).toBe('/');
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('institute.'))).toEqual([]);
});
