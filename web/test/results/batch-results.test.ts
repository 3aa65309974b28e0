import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, field, link, main, press, row, sidebarLink, toast } from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';
import * as batch from './batch.ts';

test('40 results are sent with the keyboard alone, each once', { timeout: 40_000 }, async () => {
  const { mocks, students, url } = await batch.openBatch(40);
  field('Course').element().focus();
  await userEvent.keyboard('Course on{Tab}Evening');
  // Day and month are the same, so that the order of the date field does not matter. The picker of a date field is a tab stop of its own.
  for (const date of ['02022026', '08082026', '09092026']) await userEvent.keyboard(`{Tab}${date}{Tab}`);
  await userEvent.keyboard('{Tab}6');
  await expect.element(batch.grade('Student 1')).toBeVisible();
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  await expect.element(batch.grade('Student 1')).toHaveFocus();
  await userEvent.keyboard(students.map((_, index) => `${index % 2 ? 'A' : 'B+'}{Enter}`).join(''));
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Send 40 results')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(batch.progress('40 of 40 sent'), { timeout: 20_000 }).toBeVisible();
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
  await press(link('Go to Student Results'), '{Enter}');
  await expect.poll(url).toBe('/franchise/results');
  await expect.element(row('Student 40')).toBeVisible();
});

test('Student Results and Create Result lead to the page, which marks Result Declare in the sidebar', async () => {
  for (const path of ['/franchise/results', '/franchise/create-result']) {
    const { url } = await renderRoute(path, { as: 'franchise' });
    await main.getByRole('link', { name: 'Results for a batch' }).click();
    await expect.poll(url).toBe(batch.path);
  }
  await expect.element(sidebarLink('Result Declare')).toHaveAttribute('aria-current', 'true');
});

test('a student who has a result of the course is marked and left out; blank rows are not sent', async () => {
  const { mocks, students } = await batch.fillBatch(4, {
    before: ({ store }) => {
      const { results } = store.state.db;
      const [result] = results;
      if (result) results.push({ ...result, _id: 'r-old', studentId: 's-batch-2', courseId: 'c-ccc', grade: 'C' });
    },
  });
  await expect.element(batch.studentRow('Student 2')).toHaveTextContent('Already asked for');
  await expect.element(batch.grade('Student 2')).not.toBeInTheDocument();
  // Only blank rows are filled.
  await batch.grade('Student 1').fill('B');
  await batch.fillBlankRows('A+');
  await batch.grade('Student 3').fill(' ');
  await button('Send 2 results').click();
  await expect.element(batch.progress('2 of 2 sent')).toBeVisible();
  expect(batch.storedGrades(mocks, students)).toEqual([['B'], ['C'], [], ['A']]);
});

test('dates out of order and a missing grade are shown at their fields, and nothing is sent', async () => {
  const { mocks } = await batch.openBatch(2);
  await button('Send results').click();
  await expect.element(toast('Please fill all required fields')).toBeVisible();
  await expect.element(field('Course')).toHaveFocus();
  await batch.chooseBatch();
  await batch.fillDates();
  const check = async (label: string, message: string) => {
    await main.getByRole('button', { name: /^Send/ }).click();
    await expect.element(field(label)).toHaveAccessibleDescription(new RegExp(message));
    await expect.element(field(label)).toHaveFocus();
  };
  await check('Grade for all blank rows', 'Please enter at least one grade.');
  await batch.fillBlankRows('A');
  await field('End Date').fill('2025-12-31');
  await check('End Date', 'The end date is before the start date.');
  await field('End Date').fill('2026-07-21');
  await check('Issue Date', 'The issue date is before the end date.');
  await field('Issue Date').fill('2026-07-22');
  await field('Duration').fill('six');
  await check('Duration', 'Please enter the number of months.');
  expect(mocks.calls('createResult')).toEqual([]);
});

test('a column from a spreadsheet fills the grades down from a cell, and can be undone', async () => {
  await batch.openBatch(3);
  await batch.chooseBatch();
  await batch.grade('Student 2').fill('old');
  await navigator.clipboard.writeText('A+\r\nB\r\nC\r\n');
  await userEvent.paste();
  await expect.element(page.getByText('2 cells filled. 1 did not fit.')).toBeVisible();
  const expectGrades = async (...grades: string[]) => {
    for (const [index, grade] of grades.entries()) await expect.element(batch.grade(`Student ${index + 1}`)).toHaveValue(grade);
  };
  await expectGrades('', 'A+', 'B');
  await button('Undo').click();
  await expect.element(batch.grade('Student 2')).toHaveFocus();
  await expectGrades('', 'old', '');
});

test('a rejected grade is corrected in its row and sent again with the next press', async () => {
  const { mocks, students } = await batch.fillBatch(2);
  mocks.on('createResult', ({ input }) =>
    input.grade === 'Z' ? { status: 422, body: { success: false, message: 'No such grade.' } } : undefined,
  );
  await batch.grade('Student 2').fill('Z');
  await button('Send 2 results').click();
  await expect.element(batch.problems('Rejected (1)')).toHaveTextContent('No such grade.');
  await batch.grade('Student 2').fill('B');
  await button('Send 1 result').click();
  await expect.element(batch.progress('2 of 2 sent')).toBeVisible();
  expect(batch.storedGrades(mocks, students)).toEqual([['A'], ['B']]);
});

test('Pause lets the calls end that are on their way, Stop gives the waiting rows back', async () => {
  const { mocks, network, students } = await batch.fillBatch(10);
  const held = network.hold('/create-result');
  await button('Send 10 results').click();
  await expect.poll(() => held.calls.length).toBe(4);
  await button('Pause').click();
  await expect.element(button('Continue')).toHaveFocus();
  held.release();
  await expect.element(batch.progress('4 of 10 sent')).toBeVisible();
  await expect.element(main.getByText('Paused. 6 rows left.').last()).toBeVisible();
  await button('Stop').click();
  await expect.element(batch.progress('4 of 4 sent')).toHaveFocus();
  expect(batch.storedGrades(mocks, students).flat()).toHaveLength(4);
  await button('Send 6 results').click();
  await expect.element(batch.progress('10 of 10 sent')).toBeVisible();
  expect(batch.storedGrades(mocks, students)).toEqual(students.map(() => ['A']));
});

const draft = () => sessionStorage.getItem('institute.draft.batch-results');

test('what is typed survives a reload until it is sent or discarded', async () => {
  const { reopen } = await batch.fillBatch(3);
  await batch.grade('Student 2').fill('B');
  await reopen();
  await expect.element(page.getByText('Restored what you had typed')).toBeVisible();
  await expect.element(batch.grade('Student 2')).toHaveValue('B');
  await expect.element(field('Issue Date')).toHaveValue('2026-07-20');
  await button('Send 3 results').click();
  await expect.element(batch.progress('3 of 3 sent')).toBeVisible();
  await button('Clear list').click();
  await reopen();
  await expect.element(field('Issue Date')).toHaveValue('');
  await field('Duration').fill('6');
  await reopen();
  await expect.element(field('Duration')).toHaveValue('6');
  await button('Discard').click();
  await expect.element(field('Duration')).toHaveValue('');
  expect(draft()).toBeNull();
});

test('the progress comes into view when the run starts', async () => {
  const { network } = await batch.fillBatch(40);
  network.hold('/create-result');
  await button('Send 40 results').click();
  await expect.element(batch.progress('0 of 40 sent')).toBeInViewport();
});
