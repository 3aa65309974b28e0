import { type createMocks, seed } from '@institute/mocks';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessibleAtAllWidths } from '../../support/axe.ts';
import { Network } from '../../support/network.ts';
import { button, dialog, field, focus, link, main, press, row, sidebarLink, toast } from '../../support/page.ts';
import { renderRoute, waitForResponses } from '../../support/render-route.tsx';
import { signOut } from '../../support/session.ts';

const path = '/franchise/batch-results';

type Mocks = ReturnType<typeof createMocks>;

/** Students of a course and a batch without other students. */
function studentsOfBatch(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    ...seed.students.asha,
    _id: `s-batch-${index + 1}`,
    fullName: `Student ${index + 1}`,
    rollNo: `GVI/${index + 5001}/2026`,
    courses: ['c-ccc'],
    batch: 'b-evening',
  }));
}

type BatchStudent = ReturnType<typeof studentsOfBatch>[number];

/** Gives students of the batch a result of the course, by their numbers. */
const withResults =
  (...numbers: number[]) =>
  ({ store }: Mocks) => {
    const { results } = store.state.db;
    const [result] = results;
    const added = { courseId: 'c-ccc', grade: 'C' };
    for (const number of numbers) if (result) results.push({ ...result, _id: `r-${number}`, studentId: `s-batch-${number}`, ...added });
  };

async function openBatch(count: number, { network, before }: { network?: Network; before?: (mocks: Mocks) => void } = {}) {
  const students = studentsOfBatch(count);
  const opened = await renderRoute(path, {
    as: 'operator',
    ...(network && { network }),
    before: (mocks) => {
      mocks.store.state.db.accounts.push(...students);
      before?.(mocks);
    },
  });
  const reopen = async () => {
    await opened.reload();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Results for a Batch' })).toBeVisible();
  };
  return { ...opened, students, reopen };
}

/** Opens the page and fills in all fields, with the same grade for all students. */
async function fillBatch(...args: Parameters<typeof openBatch>) {
  const opened = await openBatch(...args);
  await chooseBatch();
  await fillDates();
  await fillBlankRows('A');
  return opened;
}

async function chooseBatch(): Promise<void> {
  await field('Course').selectOptions('c-ccc');
  await field('Batch').selectOptions('b-evening');
}

async function fillDates(): Promise<void> {
  await field('Start Date').fill('2026-01-05');
  await field('End Date').fill('2026-07-04');
  await field('Issue Date').fill('2026-07-20');
  await field('Duration').fill('6');
}

async function fillBlankRows(grade: string): Promise<void> {
  await field('Same for all students').fill(grade);
  await press(field('Same for all students'), '{Enter}');
}

/** The row of a student in the grid. The roll number, and maybe a status, follow the name. */
const studentRow = (student: string) => row(new RegExp(`^${student} GVI`));
const grade = (student: string) => field(`Grade of ${student}`);
const progress = (text: string | RegExp) => main.getByRole('heading', { level: 2, name: text, exact: true });
/** A list of rows with the same problem, such as 'Rejected (2)'. */
const problems = (name: string) => main.getByRole('region', { name, exact: true });

/** The grades that the mocks have stored for each student: one for each if no row is lost or stored twice. */
function storedGrades(mocks: Mocks, students: readonly BatchStudent[]): string[][] {
  const { results } = mocks.store.state.db;
  return students.map(({ _id }) => results.filter(({ studentId }) => studentId === _id).map(({ grade }) => grade));
}

/** How often the page has sent the row of a student. */
const countCalls = (mocks: Mocks, student: BatchStudent | undefined): number =>
  mocks.calls('createResult').filter(({ input }) => input?.rollNo === student?.rollNo).length;

test('40 results are sent with the keyboard alone, each once', async () => {
  const { mocks, students, url } = await openBatch(40);
  await focus(field('Course'));
  await userEvent.keyboard('Course on{Tab}Evening');
  // Day and month are the same, so that the order of the date field does not matter. The picker of a date field is a tab stop of its own.
  for (const date of ['02022026', '08082026', '09092026']) await userEvent.keyboard(`{Tab}${date}{Tab}`);
  await userEvent.keyboard('{Tab}6');
  await expect.element(grade('Student 1')).toBeVisible();
  await userEvent.keyboard('{Tab}{Tab}{Tab}');
  await expect.element(grade('Student 1')).toHaveFocus();
  await userEvent.keyboard(students.map((_, index) => `${index % 2 ? 'A' : 'B+'}{Enter}`).join(''));
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Send 40 results')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(progress('40 of 40 sent')).toBeVisible();
  expect(storedGrades(mocks, students)).toEqual(students.map((_, index) => [index % 2 ? 'A' : 'B+']));
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
  await press(link('See the results'), '{Enter}');
  await expect.poll(url).toBe('/franchise/results');
  await expect.element(row('Student 40')).toBeVisible();
  await link('Results for a Batch').click();
  await expect.poll(url).toBe(path);
  await expect.element(sidebarLink('Result Declare')).toHaveAttribute('aria-current', 'true');
});

test('where all students have a result there is nothing to send, and the page says so and how to go on', async () => {
  await openBatch(2, { before: withResults(1, 2) });
  await chooseBatch();
  await expect.element(main.getByText('There is no grade left to enter.')).toBeVisible();
  await expect.element(main.getByText('2 of 2 graded')).toBeVisible();
  await expect.element(button(/^Send/)).not.toBeInTheDocument();
  await expect.element(field('Same for all students')).not.toBeInTheDocument();
  await expect.element(link('See the results')).toBeVisible();
  await button('Grade another batch').click();
  await expect.element(field('Batch')).toHaveValue('');
  await expect.element(button('Send results')).toBeVisible();
});

test('dates out of order and a missing grade are shown at their fields, and nothing is sent', async () => {
  const { mocks } = await openBatch(2);
  await button('Send results').click();
  await expect.element(toast('Please fill all required fields')).toBeVisible();
  await expect.element(field('Course')).toHaveFocus();
  await chooseBatch();
  await fillDates();
  await button('Send results').click();
  await expect.element(field('Same for all students')).toHaveAccessibleDescription(/Please enter at least one grade\./);
  await expect.element(field('Same for all students')).toHaveFocus();
  await fillBlankRows('A');
  await field('End Date').fill('2025-12-31');
  await button('Send 2 results').click();
  await expect.element(field('End Date')).toHaveAccessibleDescription(/The end date is before the start date\./);
  await expect.element(field('End Date')).toHaveFocus();
  expect(mocks.calls('createResult')).toEqual([]);
});

test('what is typed survives a reload until it is sent or discarded', async () => {
  const { reopen } = await fillBatch(3);
  await grade('Student 2').fill('B');
  await reopen();
  await expect.element(page.getByText('Restored what you had typed')).toBeVisible();
  await expect.element(grade('Student 2')).toHaveValue('B');
  await expect.element(field('Issue Date')).toHaveValue('2026-07-20');
  await button('Send 3 results').click();
  await expect.element(progress('3 of 3 sent')).toBeVisible();
  await button('Grade another batch').click();
  await reopen();
  await expect.element(field('Issue Date')).toHaveValue('');
  await field('Duration').fill('6');
  await reopen();
  await expect.element(field('Duration')).toHaveValue('6');
  await button('Discard').click();
  await expect.element(field('Duration')).toHaveValue('');
  expect(sessionStorage.getItem('institute.draft.batch-results')).toBeNull();
});

const words = 'The institute is closed for an hour.';
const closed = { status: 503, body: { success: false, message: words } } as const;

test('503 in the middle: the row is rejected with the words of the server, the others wait; nothing is lost and nothing is there twice', async () => {
  const { mocks, students } = await fillBatch(12);
  let isClosed = true;
  mocks.on('createResult', ({ input }) => (isClosed && input.rollNo === students[2]?.rollNo ? closed : { delayMs: 200 }));
  await button('Send 12 results').click();
  await expect.element(progress('3 of 12 sent')).toBeVisible();
  await expect.element(main.getByText(`${words} 8 rows left.`).last()).toBeVisible();
  const rejected = problems('Rejected (1)');
  await expect.element(rejected.getByRole('listitem')).toHaveTextContent(words);
  await expect.element(studentRow('Student 3')).toHaveTextContent('Rejected');
  await expectAccessibleAtAllWidths('a run with a rejected row');
  isClosed = false;
  await button('Continue').click();
  await expect.element(progress('11 of 12 sent')).toBeVisible();
  await rejected.getByRole('button', { name: `Send again: Student 3, ${students[2]?.rollNo}` }).click();
  await expect.element(progress('12 of 12 sent')).toBeVisible();
  expect(storedGrades(mocks, students)).toEqual(students.map(() => ['A']));
  expect(students.map((student) => countCalls(mocks, student))).toEqual([1, 1, 2, 1, 1, 1, 1, 1, 1, 1, 1, 1]);
});

test('the end of the session in the middle: after the sign-in Continue sends the rest, each once', async () => {
  const network = new Network();
  const { mocks, students } = await fillBatch(12, { network });
  const answered = network.hold('/create-result', { before: 'response' });
  await button('Send 12 results').click();
  await expect.poll(() => answered.calls.length).toBe(4);
  const onTheirWay = network.hold('/create-result');
  answered.release();
  await expect.element(progress('4 of 12 sent')).toBeVisible();
  await expect.poll(() => onTheirWay.calls.length).toBe(4);
  await mocks.expireTokens();
  onTheirWay.release();
  const signIn = dialog('Your session has ended');
  await signIn.getByLabelText('Password', { exact: true }).fill('franchise123');
  await expect.element(page.getByText(/\d rows? left\.$/).last(), { message: 'the calls on their way have ended' }).toBeInTheDocument();
  const calls = mocks.calls('createResult').length;
  await signIn.getByRole('button', { name: 'Sign In' }).click();
  await expect.element(signIn).not.toBeInTheDocument();
  await waitForResponses();
  expect(mocks.calls('createResult'), 'nothing is sent unasked').toHaveLength(calls);
  await button('Continue').click();
  await expect.element(progress('12 of 12 sent')).toBeVisible();
  expect(storedGrades(mocks, students)).toEqual(students.map(() => ['A']));
});

test('a logout removes the run, and a page that is left asks first', async () => {
  const network = new Network();
  const { url } = await fillBatch(6, { network });
  network.hold('/create-result');
  await button('Send 6 results').click();
  await expect.element(button('Pause')).toBeVisible();
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  await sidebarLink('Dashboard').click();
  await expect.poll(() => confirm.mock.calls).toEqual([['Some results are not sent yet. Leave this page?']]);
  expect(url()).toBe(path);
  await signOut();
  await expect.poll(url).toBe('/');
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('institute.'))).toEqual([]);
});

test('the duration and the end date follow from the course until they are typed', async () => {
  const { reopen } = await openBatch(1);
  await chooseBatch();
  await expect.element(field('Duration')).toHaveValue('3');
  await field('Start Date').fill('2026-01-05');
  await expect.element(field('End Date')).toHaveValue('2026-04-04');
  await field('Course').selectOptions('c-dca');
  await expect.element(field('Duration')).toHaveValue('6');
  await expect.element(field('End Date')).toHaveValue('2026-07-04');
  // The dates still follow the start after a reload.
  await reopen();
  await expect.element(field('End Date')).toHaveValue('2026-07-04');
  await field('Duration').fill('4');
  await expect.element(field('End Date')).toHaveValue('2026-05-04');
  await field('End Date').fill('2026-05-30');
  await field('Start Date').fill('2026-02-01');
  await field('Course').selectOptions('c-ccc');
  await expect.element(field('End Date')).toHaveValue('2026-05-30');
  await expect.element(field('Duration')).toHaveValue('4');
  await reopen();
  await expect.element(field('End Date')).toHaveValue('2026-05-30');
  await expect.element(field('Duration')).toHaveValue('4');
});

test('a student who has a result is marked and left out, blank rows are not sent, and after sending the next step is in place of the button', async () => {
  const { mocks, students, url } = await openBatch(4, { before: withResults(2) });
  await chooseBatch();
  await expect.element(studentRow('Student 2')).toHaveTextContent('Already requested');
  await expect.element(grade('Student 2')).not.toBeInTheDocument();
  await expect.element(main.getByRole('progressbar', { name: '1 of 4 graded' })).toBeVisible();
  await fillDates();
  await grade('Student 1').fill('B');
  await fillBlankRows('A');
  await grade('Student 4').fill(' ');
  await expect.element(main.getByRole('progressbar', { name: '3 of 4 graded' })).toBeVisible();
  await press(button('Send 2 results'), '{Enter}');
  await expect.element(link('See the results')).toHaveFocus();
  await expect.element(button(/^Send/)).not.toBeInTheDocument();
  expect(storedGrades(mocks, students)).toEqual([['B'], ['C'], ['A'], []]);
  // The last student can still be graded.
  await grade('Student 4').fill('C');
  await expect.element(button('Send 1 result')).toBeVisible();
  await grade('Student 4').fill('');
  await button('Grade another batch').click();
  await expect.element(field('Course')).toHaveFocus();
  for (const label of ['Course', 'Batch', 'Start Date', 'End Date', 'Duration']) await expect.element(field(label)).toHaveValue('');
  await expect.element(progress(/sent$/)).not.toBeInTheDocument();
  expect(url()).toBe(path);
});

test('a link chooses course and batch, unless they are not in the lists', async () => {
  const { url, reload } = await renderRoute(`${path}?course=c-ccc&batch=b-forenoon`, { as: 'operator' });
  await expect.element(field('Course')).toHaveValue('c-ccc');
  await expect.element(field('Batch')).toHaveValue('b-forenoon');
  await expect.element(studentRow('Sunil Mahto')).toBeVisible();
  // Values of the link alone are no typed values.
  await reload();
  await expect.element(studentRow('Sunil Mahto')).toBeVisible();
  await expect.element(page.getByText('Restored what you had typed')).not.toBeInTheDocument();
  expect(url()).toContain('batch=b-forenoon');
  // The user can also select no course and no batch.
  for (const label of ['Course', 'Batch']) await field(label).selectOptions('');
  await waitForResponses();
  for (const label of ['Course', 'Batch']) await expect.element(field(label)).toHaveValue('');
  await renderRoute(`${path}?course=c-none&batch=b-none`, { as: 'operator' });
  await expect.element(page.getByText('Select the course and batch first.')).toBeVisible();
  await expect.element(field('Batch')).toHaveValue('');
});
