import type { TestMocks } from '@institute/mocks/playwright';
import type { Page } from '@playwright/test';
import * as batch from '../../support/batch-results.ts';
import { test } from '../../support/mocks.ts';
import { watchRequests } from '../../support/network.ts';
import { expectLoaded, field, handleDialogs, row } from '../../support/pages.ts';
import { expect } from '../../support/test.ts';

const taken = 'A result for this student and course has already been submitted.';
const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true });
const progress = (page: Page, name: string) => main(page).getByRole('heading', { level: 2, name, exact: true });
/** A list of rows with the same problem, such as 'Already there (2)'. */
const problems = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });

/** The grades that the mocks have stored for each student: one for each if no row is lost or stored twice. */
function storedGrades(mocks: TestMocks, students: readonly batch.BatchStudent[]): string[][] {
  const { results } = mocks.store.state.db;
  return students.map(({ _id }) => results.filter(({ studentId }) => studentId === _id).map(({ grade }) => grade));
}

test('reload in the middle: asks first, then shows what is left and what is unknown, and sends nothing by itself', async ({
  page,
  mocks,
  network,
}) => {
  const students = batch.addStudents(mocks, 12);
  const held = network.hold('/create-result', { before: 'response' });
  await batch.fillBatch(page);
  await button(page, 'Send 12 results').click();
  await expect.poll(() => storedGrades(mocks, students).flat()).toHaveLength(4);
  const questions = handleDialogs(page, 'accept');
  await page.reload();
  await expectLoaded(page);
  held.release();
  expect(questions).toHaveLength(1);
  await expect(main(page).getByText('You had 8 rows left. Nothing has been sent since.').last()).toBeVisible();
  const unknown = problems(page, 'No response (4)');
  await expect(unknown).toContainText('The page was closed before the response came.');
  await expect(field(page, 'Start Date')).toHaveValue('2026-01-05');
  // Meanwhile the list shows that four results have arrived.
  await expect(row(page, /^Student 1 GVI/)).toContainText('No response');
  await button(page, 'Continue').click();
  await expect(progress(page, '8 of 12 sent')).toBeVisible();
  expect(storedGrades(mocks, students)).toEqual(students.map(() => ['A']));
  await unknown.getByRole('button', { name: 'Send all again' }).click();
  await expect(problems(page, 'Already there (4)').getByRole('listitem').first()).toContainText(taken);
  expect(storedGrades(mocks, students)).toEqual(students.map(() => ['A']));
});

test('a duplicated tab says that the run continues in the other tab, and sends nothing [F-11]', async ({ page, mocks, network }) => {
  const students = batch.addStudents(mocks, 6);
  const held = network.hold('/create-result');
  await batch.fillBatch(page);
  await button(page, 'Send 6 results').click();
  await button(page, 'Pause').click();
  const opened = page.waitForEvent('popup');
  // Copies the storage of the tab, as the browser does when it duplicates a tab.
  await page.evaluate(() => void open(location.href));
  const copy = await opened;
  const copied = watchRequests(copy, 'POST', '/create-result');
  await button(copy, 'Continue').click();
  await expect(
    main(copy)
      .getByText(/continues in another tab/)
      .last(),
  ).toBeVisible();
  await button(copy, 'Continue').click();
  held.release();
  await button(page, 'Continue').click();
  await expect(progress(page, '6 of 6 sent')).toBeVisible();
  expect([copied, storedGrades(mocks, students)]).toEqual([[], students.map(() => ['A'])]);
  await page.close();
  await expect(problems(copy, 'No response (6)')).toContainText('Another tab may have sent this row.');
  expect(copied).toEqual([]);
});
