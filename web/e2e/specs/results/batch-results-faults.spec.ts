import { handleDialogs } from '../../support/dialogs.ts';
import { test } from '../../support/mocks.ts';
import { watchRequests } from '../../support/network.ts';
import * as batch from '../../support/pages/batch-results.ts';
import { field } from '../../support/pages/page.ts';
import { expect } from '../../support/test.ts';

const taken = 'A result for this student and course has already been submitted.';

test('offline in the middle: Continue sends the rest, and nothing is there twice', async ({ page, mocks, network }) => {
  const students = batch.addStudents(mocks, 12);
  // The fifth and the sixth are on their way while the page goes offline.
  let received = 0;
  mocks.on('createResult', () => {
    received += 1;
    return { delayMs: received === 5 || received === 6 ? 3000 : 100 };
  });
  // The mocks list a call when they answer it, which may be after the page is offline.
  let requests = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/create-result')) requests += 1;
  });
  await batch.fillBatch(page);
  await batch.button(page, 'Send 12 results').click();
  await expect(batch.progress(page, '4 of 12 sent')).toBeVisible();
  await network.offline();
  await expect(batch.button(page, 'Continue')).toBeVisible();
  const sent = requests;
  expect(sent).toBeGreaterThanOrEqual(4);
  await batch.button(page, 'Continue').click();
  await expect(
    page
      .getByRole('main')
      .getByText(/^You are offline\./)
      .last(),
  ).toBeVisible();
  expect(requests).toBe(sent);
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
