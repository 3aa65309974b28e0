import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/axe.ts';
import { watchRequests } from '../../support/network.ts';
import { openAsOperator } from '../../support/pages/franchise.ts';
import { clickButton, field } from '../../support/pages/page.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

const path = '/franchise/create-result';
const unknown = 'No student of your centre has this number';
const rollNo = (page: Page) => field(page, 'Student Roll No');
const students = (page: Page) => page.getByRole('listbox', { name: 'Students' }).getByRole('option');
const courses = (page: Page) => field(page, 'Course').locator('option:not([value=""])');
const status = (page: Page, text: string) => page.getByRole('main').getByRole('status').filter({ hasText: text });

async function fillRest(page: Page): Promise<void> {
  for (const [label, text] of [
    ['Grade', 'A+'],
    ['Issue Date', '2026-11-20'],
    ['Start Date', '2026-05-01'],
    ['End Date', '2026-10-31'],
  ] as const) {
    await field(page, label).fill(text);
  }
}

test('a student is chosen by name with the keyboard, with the only course and its duration', async ({ page }) => {
  await openAsOperator(page, path);
  await rollNo(page).focus();
  await page.keyboard.type('agrawal');
  await expect(students(page)).toHaveText(['Yash AgrawalGVI/50/2026']);
  await expectAccessible(page, 'the list of students');
  await page.keyboard.press('Enter');
  await expect(rollNo(page)).toHaveValue('GVI/50/2026');
  await expect(rollNo(page)).toHaveAccessibleDescription('Yash Agrawal');
  await expect(rollNo(page)).toBeFocused();
  await expect(students(page)).toHaveCount(0);
  await expect(courses(page)).toHaveText(['ITI Entrance Coaching']);
  await expect(field(page, 'Course')).toHaveValue('c-iti');
  await expect(field(page, 'Duration')).toHaveValue(/^\d+$/);
  await fillRest(page);
  const requests = watchRequests(page, 'POST', '/create-result');
  await field(page, 'Grade').press('Enter');
  await expect(toast(page, 'Result created successfully')).toBeVisible();
  expect(requests[0]?.postDataJSON()).toMatchObject({ rollNo: 'GVI/50/2026', courseId: 'c-iti', grade: 'A+' });
});

test('a student with two courses has these two, and Escape and a click outside close the list without moving the form', async ({
  page,
}) => {
  await openAsOperator(page, path);
  await rollNo(page).fill('rohit');
  await expect(students(page)).toHaveText([/Rohit Kumar Singh/]);
  // The field below the list.
  const box = await field(page, 'Grade').boundingBox();
  await rollNo(page).press('Escape');
  await expect(students(page)).toHaveCount(0);
  await rollNo(page).press('ArrowDown');
  await expect(students(page)).toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).click();
  await expect(students(page)).toHaveCount(0);
  expect(await field(page, 'Grade').boundingBox()).toEqual(box);
  await rollNo(page).fill('rohit k');
  await students(page).click();
  await expect(courses(page)).toHaveText(['Diploma in Computer Applications', 'Tally with GST']);
  await expect(field(page, 'Course')).toHaveValue('');
  await expect(field(page, 'Duration')).toHaveValue('');
  await field(page, 'Course').selectOption('c-dca');
  await expect(field(page, 'Duration')).toHaveValue('6');
});

test('a typed roll number chooses its student in any case, and other courses follow the own ones', async ({ page }) => {
  await openAsOperator(page, path);
  await rollNo(page).fill(' gvi/12/2026');
  await expect(rollNo(page)).toHaveAccessibleDescription('Rohit Kumar Singh');
  // Not the duration of the course.
  await field(page, 'Duration').fill('4');
  await field(page, 'Course').selectOption({ label: 'Course on Computer Concepts' });
  await expect(rollNo(page)).toHaveValue('GVI/12/2026');
  await expect(courses(page).nth(1)).toHaveText('Tally with GST');
  await expect(field(page, 'Duration')).toHaveValue('4');
  await fillRest(page);
  const requests = watchRequests(page, 'POST', '/create-result');
  await clickButton(page, 'Create Result');
  await expect(toast(page, 'Result created successfully')).toBeVisible();
  expect(requests[0]?.postDataJSON()).toMatchObject({ rollNo: 'GVI/12/2026', courseId: 'c-ccc', duration: 4 });
});

test('a roll number in no list has a hint and all courses, and is sent as it is typed', async ({ page, network }) => {
  network.respond('/create-result', { status: 404, json: { success: false, message: 'The server knows no such student.' } });
  await openAsOperator(page, path);
  await rollNo(page).fill(' x/7 ');
  await expect(status(page, unknown)).toHaveCount(0);
  await field(page, 'Course').selectOption('c-iti');
  await field(page, 'Grade').focus();
  await expect(status(page, unknown)).toBeVisible();
  await expect(rollNo(page)).toHaveAccessibleDescription(unknown);
  await fillRest(page);
  await clickButton(page, 'Create Result');
  await expect(toast(page, 'The server knows no such student.')).toBeVisible();
  expect(JSON.parse(network.calls('/create-result')[0]?.body ?? '{}')).toMatchObject({ rollNo: 'x/7', courseId: 'c-iti' });
});

test('without the list of students the roll number is typed as before, and Retry fetches the list', async ({ page, network }) => {
  network.respond('/franchise/users', { status: 400, json: { success: false, message: 'Not now' } });
  await openAsOperator(page, path);
  await rollNo(page).fill('GVI/50/2026');
  await field(page, 'Course').selectOption('c-iti');
  const retry = page.getByRole('button', { name: 'Retry loading the students' });
  await expect(retry).toBeVisible();
  // The hint appears when the field has lost the focus.
  await field(page, 'Grade').focus();
  await expect(status(page, unknown)).toHaveCount(0);
  network.passThrough('/franchise/users');
  await retry.click();
  await expect(rollNo(page)).toHaveAccessibleDescription('Yash Agrawal');
});

test('Create and next keeps course, duration and dates, and the next student is typed at once', async ({ page }) => {
  await openAsOperator(page, path);
  const requests = watchRequests(page, 'POST', '/create-result');
  await rollNo(page).focus();
  for (const [name, grade] of [
    ['aman', 'A'],
    ['manish tiwari', 'B'],
  ] as const) {
    await page.keyboard.type(name);
    await expect(students(page)).not.toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(field(page, 'Course')).toHaveValue('c-ccc');
    if (requests.length === 0) {
      await fillRest(page);
      // Not the duration of the course.
      await field(page, 'Duration').fill('4');
    }
    await field(page, 'Grade').fill(grade);
    await clickButton(page, 'Create and next');
    await expect(rollNo(page)).toBeFocused();
    await expect(rollNo(page)).toHaveValue('');
    await expect(field(page, 'Grade')).toHaveValue('');
    await expect(field(page, 'Course')).toHaveValue('c-ccc');
    await expect(field(page, 'Duration')).toHaveValue('4');
    await expect(field(page, 'End Date')).toHaveValue('2026-10-31');
  }
  const dates = { startDate: '2026-05-01', endDate: '2026-10-31', issueDate: '2026-11-20' };
  expect(requests.map((request) => request.postDataJSON())).toEqual([
    { rollNo: 'GVI/19/2026', courseId: 'c-ccc', grade: 'A', duration: 4, ...dates },
    { rollNo: 'GVI/31/2026', courseId: 'c-ccc', grade: 'B', duration: 4, ...dates },
  ]);
  // All of it is sent, so nothing is lost.
  await page.getByRole('main').getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/franchise/results');
});

test('a reload restores the student, the course and the duration', async ({ page }) => {
  await openAsOperator(page, path);
  await rollNo(page).fill('rohit');
  await rollNo(page).press('Enter');
  await field(page, 'Course').selectOption('c-tally');
  await field(page, 'Duration').fill('9');
  await expect.poll(() => page.evaluate(() => sessionStorage['institute.draft.create-result'])).toContain('9');
  await page.reload();
  await expect(page.getByText('Restored what you had typed')).toBeVisible();
  await expect(rollNo(page)).toHaveValue('GVI/12/2026');
  await expect(rollNo(page)).toHaveAccessibleDescription('Rohit Kumar Singh');
  await expect(students(page)).toHaveCount(0);
  await expect(field(page, 'Course')).toHaveValue('c-tally');
  await expect(field(page, 'Duration')).toHaveValue('9');
});
