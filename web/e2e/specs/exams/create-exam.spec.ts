import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../support/axe.ts';
import { handleDialogs } from '../../support/dialogs.ts';
import { serverError, watchRequests } from '../../support/network.ts';
import { openAsOperator, row } from '../../support/pages/franchise.ts';
import { clickButton, field } from '../../support/pages/page.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

const path = '/franchise/create-exam';

const availableStudents = (page: Page) => page.getByRole('listbox', { name: 'Available students' }).getByRole('option');
const availableStudent = (page: Page, name: string) => availableStudents(page).filter({ hasText: name });
const selectedStudents = (page: Page) => page.getByRole('list', { name: 'Selected students' }).getByRole('listitem');

/** Selects course and batch, which determine the available students. */
async function selectBatch(page: Page, course: string, batch: string): Promise<void> {
  await field(page, 'Course').selectOption(course);
  await field(page, 'Batch').selectOption(batch);
}

async function fill(page: Page): Promise<void> {
  await field(page, 'Title').fill(' अंतिम परीक्षा ');
  await field(page, 'Date').fill('2026-12-28');
  await field(page, 'Time').fill('17:05');
  await field(page, 'Location').fill('Room 1');
  await selectBatch(page, 'c-ccc', 'b-forenoon');
}

test('an exam needs title, time, date, location, course, batch and students [R-388, R-391]', async ({ page }) => {
  const students = watchRequests(page, 'GET', '/franchise/users');
  const requests = watchRequests(page, 'POST', '/create-hall-ticket');
  await openAsOperator(page, path);
  await expect(page.getByText('Select the course and batch first.')).toBeVisible();
  await clickButton(page, 'Create Exam');
  await expect(toast(page, 'Please fill all required fields')).toHaveCount(1);
  for (const label of ['Title', 'Time', 'Date', 'Location', 'Course', 'Batch', 'Students'])
    await expect(field(page, label), label).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Title')).toBeFocused();
  // Ended batches are not options.
  await expect(field(page, 'Batch').locator('option')).toHaveCount(6);
  await expect(field(page, 'Batch').locator('option', { hasText: 'Monsoon' })).toHaveCount(0);
  await field(page, 'Course').selectOption('c-ccc');
  await expect(page.getByText('Select the course and batch first.')).toBeVisible();
  expect(students, 'without a batch no students are requested').toHaveLength(0);
  await fill(page);
  await expect(availableStudents(page)).toHaveCount(3);
  expect(new URL(students[0]?.url() ?? '').search).toBe('?batchId=b-forenoon&courseId=c-ccc');
  // Everything but the students is filled in.
  await clickButton(page, 'Create Exam');
  await expect(field(page, 'Students')).toBeFocused();
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(1);
  expect(requests).toHaveLength(0);
});

test('an exam is created once with its students, with the keyboard alone, and appears in the list [R-387, R-389, R-390]', async ({
  page,
}) => {
  await openAsOperator(page, '/franchise/exams');
  await page.getByRole('main').getByRole('link', { name: 'Create Exam' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create Exam' })).toBeFocused();
  const requests = watchRequests(page, 'POST', '/create-hall-ticket');
  await clickButton(page, 'Create Exam');
  await expect(toast(page, 'Please fill all required fields')).toHaveCount(1);
  await fill(page);
  await expect(availableStudents(page)).toHaveCount(3);
  await field(page, 'Students').focus();
  // Enter selects the typed name without submitting, and the next name replaces the text.
  await page.keyboard.type('SUNIL');
  await page.keyboard.press('Enter');
  await expect(selectedStudents(page)).toHaveText(['Sunil Mahto']);
  await page.keyboard.type('GVI/28/2026');
  await page.keyboard.press('Enter');
  await expect(selectedStudents(page)).toHaveText(['Sunil Mahto', 'Deepak Paswan']);
  await page.keyboard.press('Backspace');
  await expect(availableStudents(page)).toHaveCount(3);
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(field(page, 'Students')).toHaveAttribute(
    'aria-activedescendant',
    (await availableStudent(page, 'Manish').getAttribute('id')) ?? '',
  );
  await page.keyboard.press('Enter');
  await expect(availableStudent(page, 'Manish')).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(availableStudent(page, 'Manish')).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  const last = (await availableStudents(page).last().getAttribute('id')) ?? '';
  await expect(field(page, 'Students'), 'wraps around to the last option').toHaveAttribute('aria-activedescendant', last);
  await page.getByRole('button', { name: 'Remove Deepak Paswan' }).focus();
  await page.keyboard.press('Enter');
  await expect(selectedStudents(page)).toHaveText(['Sunil Mahto']);
  await expect(field(page, 'Students')).toBeFocused();
  expect(requests).toHaveLength(0);
  await page.getByRole('main').getByRole('button', { name: 'Create Exam' }).dblclick();
  await expect(page).toHaveURL('/franchise/exams');
  await expect(toast(page, 'Exam created successfully')).toHaveAttribute('data-toast', 'success');
  await expect(row(page, 'अंतिम परीक्षा').getByRole('cell').nth(3)).toHaveText('5:05 PM');
  expect(requests).toHaveLength(1);
  const { students, ...exam } = requests[0]?.postDataJSON() ?? {};
  expect(exam).toEqual({
    title: 'अंतिम परीक्षा',
    date: '2026-12-28',
    time: '17:05',
    location: 'Room 1',
    course: 'c-ccc',
    batch: 'b-forenoon',
  });
  expect(students, 'as JSON text').toBe('[{"_id":"s-023","fullName":"Sunil Mahto","fatherName":"Jagdish Mahto","gender":"male"}]');
});

test('a rejected exam keeps the form and its students; leaving asks for confirmation [R-390, R-440]', async ({ page, network }) => {
  const body = { success: false, message: 'The hall is taken.', errors: { location: ['Taken on that day.'] } };
  network.respond('/create-hall-ticket', { status: 422, json: body });
  await openAsOperator(page, path);
  await fill(page);
  await page.getByRole('button', { name: 'Select all 3' }).click();
  await clickButton(page, 'Create Exam');
  await expect(toast(page, 'The hall is taken.')).toHaveAttribute('data-toast', 'error');
  await expect(page).toHaveURL(path);
  await expect(selectedStudents(page)).toHaveCount(3);
  await expect(field(page, 'Time')).toHaveValue('17:05');
  await expect(field(page, 'Batch')).toHaveValue('b-forenoon');
  const questions = handleDialogs(page, 'dismiss');
  await page.getByRole('main').getByRole('link', { name: 'Cancel' }).click();
  await expect(selectedStudents(page)).toHaveCount(3);
  expect(questions).toEqual(['You have unsaved changes. Leave this page?']);
});

test('selecting another course or batch removes students who are not in it and shows how many; an empty batch shows a message [R-388, F-27]', async ({
  page,
}) => {
  await openAsOperator(page, path);
  await selectBatch(page, 'c-dca', 'b-morning');
  await expect(availableStudents(page)).toHaveText([/Vikash Ranjan/, /Rohit Kumar Singh/]);
  await page.getByRole('button', { name: 'Select all 2' }).click();
  await expect(page.getByText('2 selected', { exact: true })).toBeVisible();
  // Rohit is enrolled in both courses.
  await field(page, 'Course').selectOption('c-tally');
  await expect(selectedStudents(page)).toHaveText(['Rohit Kumar Singh']);
  await expect(page.getByText('1 selected student is not in this course and batch and was removed.')).toBeVisible();
  await field(page, 'Batch').selectOption('b-evening');
  await expect(page.getByText('No students found in this course and batch.')).toBeVisible();
  await expect(page.getByText('2 selected students are not in this course and batch and were removed.')).toBeVisible();
  await expect(selectedStudents(page)).toHaveCount(0);
  await selectBatch(page, 'c-dca', 'b-morning');
  await expect(selectedStudents(page), 'selecting the batch again restores the selection').toHaveCount(2);
  await page.getByRole('button', { name: 'Remove all' }).click();
  await expect(field(page, 'Students')).toBeFocused();
  await expect(page.getByText('0 selected', { exact: true })).toBeVisible();
  await expect(page.getByText(/removed\./)).toHaveCount(0);
});

test('if the students fail to load, Retry is shown; duplicates are shown once, and only 20 of the selected students are listed [R-391, F-26]', async ({
  page,
  network,
}) => {
  network.respond('/franchise/users', serverError);
  await openAsOperator(page, path);
  await selectBatch(page, 'c-ccc', 'b-forenoon');
  await expect(page.getByText('The students could not be loaded.')).toBeVisible();
  await expect(field(page, 'Students')).not.toBeEditable();
  const differentUsers = Array.from({ length: 24 }, (_, index) => ({ _id: `s-${index}`, fullName: `Same Name`, rollNo: `R/${index}` }));
  const users = [...differentUsers, { _id: 's-0', fullName: 'Same Name', rollNo: 'R/0' }];
  network.respond('/franchise/users', { json: { success: true, users } });
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(availableStudents(page)).toHaveCount(24);
  await field(page, 'Students').fill('R/2');
  await page.getByRole('button', { name: 'Select all 5' }).click();
  await field(page, 'Students').fill('');
  await page.getByRole('button', { name: 'Select all 24' }).click();
  await expect(page.getByText('24 selected', { exact: true })).toBeVisible();
  await expect(selectedStudents(page)).toHaveCount(21);
  await expect(selectedStudents(page).last()).toHaveText('and 4 more');
  await availableStudent(page, 'R/0').click();
  await expect(page.getByText('23 selected', { exact: true })).toBeVisible();
});

test('a batch of thousands shows 50 students, typing stays fast and all can be selected [F-19]', async ({ page }) => {
  await openAsOperator(page, path, 'huge');
  await selectBatch(page, 'c-ccc', 'b-morning');
  await expect(page.getByText('Showing 50 of 5002. Type to narrow the list.')).toBeVisible({ timeout: 30_000 });
  await expect(availableStudents(page)).toHaveCount(50);
  await field(page, 'Students').focus();
  const medianTime = await page.evaluate(async () => {
    const input = document.activeElement;
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const times: number[] = [];
    for (const text of ['k', 'ku', 'kum', 'kuma', 'kumar', 'kuma', 'kum']) {
      const start = performance.now();
      set?.call(input, text);
      input?.dispatchEvent(new Event('input', { bubbles: true }));
      await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
      times.push(performance.now() - start);
    }
    return times.sort((a, b) => a - b)[3] ?? 0;
  });
  expect(medianTime).toBeLessThan(100);
  await expect(availableStudents(page)).toHaveCount(50);
  await field(page, 'Students').fill('sneha tirkey');
  await expect(availableStudents(page)).toHaveCount(1);
  await field(page, 'Students').fill('nobody at all');
  await expect(page.getByText("Nothing matches 'nobody at all'.")).toBeVisible();
  await field(page, 'Students').fill('');
  await page.getByRole('button', { name: 'Select all 5002' }).click();
  await expect(page.getByText('5002 selected', { exact: true })).toBeVisible();
  await expect(selectedStudents(page)).toHaveCount(21);
});

test('axe finds no violations in the selection of students, in light and dark mode', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAsOperator(page, path);
  await selectBatch(page, 'c-ccc', 'b-forenoon');
  await availableStudent(page, 'Sunil').click();
  await field(page, 'Students').fill('a');
  await clickButton(page, 'Create Exam');
  await expect(field(page, 'Title')).toHaveAttribute('aria-invalid', 'true');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page, 'main');
  }
});
