import type { Page } from '@playwright/test';
import { expectNoViolations } from '../../support/axe.ts';
import { handleDialogs } from '../../support/dialogs.ts';
import { watchRequests } from '../../support/network.ts';
import { openAsOperator, row, searchBox } from '../../support/pages/franchise.ts';
import { clickButton, expectLoaded, field } from '../../support/pages/page.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

const path = '/franchise/create-marksheet';

const addedSubjects = (page: Page) => page.getByRole('list', { name: 'Subjects of the marksheet' }).getByRole('listitem');
const options = (page: Page, label: string) => field(page, label).locator('option:not([value=""])');
const subjectFields = ['Subject', 'Marks Obtained', 'Practical Marks'] as const;

async function addSubject(page: Page, subject: string, marks: string, practical: string): Promise<void> {
  await field(page, 'Subject').selectOption(subject);
  await field(page, 'Marks Obtained').fill(marks);
  await field(page, 'Practical Marks').fill(practical);
  await clickButton(page, 'Add Subject');
}

async function selectStudent(page: Page, student: string, course: string): Promise<void> {
  await field(page, 'Student').selectOption(student);
  await field(page, 'Course').selectOption(course);
}

async function fillDates(page: Page): Promise<void> {
  await field(page, 'Start Date').fill('2026-04-02');
  await field(page, 'End Date').fill('2026-07-01');
  await field(page, 'Issue Date').fill('2026-07-06');
}

test("a subject needs its three fields, else 'Please fill all required fields'; marks are out of 100 [R-400, R-401, R-402]", async ({
  page,
}) => {
  await openAsOperator(page, path);
  await selectStudent(page, 's-014', 'c-ccc');
  await expect(options(page, 'Subject'), 'those of the course').toHaveText(['Fundamentals', 'Office', 'Internet']);
  await expect(field(page, 'Total Marks')).toHaveValue('100');
  await expect(field(page, 'Total Marks')).not.toBeEditable();
  await clickButton(page, 'Add Subject');
  await expect(toast(page, 'Please fill all required fields')).toHaveCount(1);
  for (const label of subjectFields) await expect(field(page, label), label).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Student')).not.toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Subject')).toBeFocused();
  await addSubject(page, 'Office', 'sixty', '22');
  await expect(field(page, 'Marks Obtained')).toBeFocused();
  await expect(page.getByText('Please enter the marks obtained as a number.')).toHaveCount(2);
  // Enter adds the subject and does not submit.
  await field(page, 'Marks Obtained').press('Enter');
  await field(page, 'Marks Obtained').fill('६०');
  await field(page, 'Marks Obtained').press('Enter');
  await expect(addedSubjects(page)).toHaveText([/^Office\s*Obtained 60, practical 22, total 100/]);
  await expect(field(page, 'Marks Obtained'), 'for the next subject').toBeFocused();
  await expect(field(page, 'Subject')).toHaveValue('Internet');
  for (const label of ['Marks Obtained', 'Practical Marks']) await expect(field(page, label), label).toHaveValue('');
  await expect(field(page, 'Start Date'), 'the form is not submitted').not.toHaveAttribute('aria-invalid', 'true');
  await expect(options(page, 'Subject'), 'without the added subject').toHaveText(['Fundamentals', 'Internet']);
  await clickButton(page, 'Create Marksheet');
  await expect(field(page, 'Start Date')).toBeFocused();
  await expectNoViolations(page, 'main');
  await page.getByRole('button', { name: 'Remove Office' }).click();
  await expect(addedSubjects(page)).toHaveCount(0);
  await expect(field(page, 'Subject')).toBeFocused();
  await expect(options(page, 'Subject')).toHaveCount(3);
});

test('a marksheet is created once, for a course of its student, and appears in the list [R-399, R-403, R-404, R-405, R-406]', async ({
  page,
}) => {
  await openAsOperator(page, '/franchise/out-marksheet');
  await page.getByRole('main').getByRole('link', { name: 'Create Marksheet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create Marksheet' })).toBeFocused();
  const requests = watchRequests(page, 'POST', '/create-marksheet');
  await expect(options(page, 'Student')).toHaveCount(40);
  await expect(options(page, 'Course')).toHaveCount(0);
  await clickButton(page, 'Create Marksheet');
  await expect(toast(page, 'Please fill all required fields')).toHaveCount(1);
  for (const label of ['Student', 'Course', 'Start Date', 'End Date', 'Issue Date', 'Subject'])
    await expect(field(page, label), label).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Student')).toBeFocused();
  await field(page, 'Student').selectOption('Rohit Kumar Singh (GVI/12/2026)');
  await expect(options(page, 'Course')).toHaveText(['Diploma in Computer Applications', 'Tally with GST']);
  await field(page, 'Course').selectOption('Tally with GST');
  await fillDates(page);
  await addSubject(page, 'GST', '61.5', '20');
  await addSubject(page, 'Payroll', '70', '0');
  expect(requests).toHaveLength(0);
  await page.getByRole('main').getByRole('button', { name: 'Create Marksheet' }).dblclick();
  await expect(page).toHaveURL('/franchise/out-marksheet');
  await expect(toast(page, 'Marksheet created successfully')).toHaveAttribute('data-toast', 'success');
  await expectLoaded(page);
  await searchBox(page).fill('GVI-M-0016');
  await expect(row(page, 'GVI-M-0016').getByRole('cell').nth(3)).toHaveText('02-04-2026 - 01-07-2026');
  await expect(row(page, 'GVI-M-0016').getByRole('cell', { name: 'Un-verified' })).toBeVisible();
  expect(requests.map((request) => request.postDataJSON())).toEqual([
    {
      subjects: [
        { subjectName: 'GST', marksObtain: 61.5, totalMarks: 100, practicalMarks: 20 },
        { subjectName: 'Payroll', marksObtain: 70, totalMarks: 100, practicalMarks: 0 },
      ],
      session: '02-04-2026 - 01-07-2026',
      student: 's-002',
      course: 'c-tally',
      issueDate: '2026-07-06',
    },
  ]);
});

test('an incomplete subject, a dismissed change of course and a rejected marksheet lose no input [R-402, R-440]', async ({
  page,
  network,
}) => {
  const message = { subjects: ['Accounts: the marks do not fit the register.'] };
  network.respond('/create-marksheet', { status: 422, json: { success: false, message } });
  await openAsOperator(page, path);
  const requests = watchRequests(page, 'POST', '/create-marksheet');
  await selectStudent(page, 's-002', 'c-dca');
  await fillDates(page);
  await addSubject(page, 'Accounts', '70', '20');
  await field(page, 'Marks Obtained').fill('55');
  await clickButton(page, 'Create Marksheet');
  await expect(toast(page, 'This subject is not added yet. Please add or clear it.')).toHaveAttribute('data-toast', 'error');
  await expect(field(page, 'Subject')).toBeFocused();
  expect(requests).toHaveLength(0);
  await clickButton(page, 'Clear');
  await expect(field(page, 'Marks Obtained')).toHaveValue('');
  await expect(field(page, 'Subject')).not.toHaveAttribute('aria-invalid', 'true');
  // The response rejects the field.
  await clickButton(page, 'Create Marksheet');
  await expect(toast(page, 'Accounts: the marks do not fit the register.')).toHaveAttribute('data-toast', 'error');
  await expect(field(page, 'Subject')).toHaveAttribute('aria-invalid', 'true');
  await expect(addedSubjects(page)).toHaveCount(1);
  await expect(field(page, 'Issue Date')).toHaveValue('2026-07-06');
  const questions = handleDialogs(page, 'dismiss', 'dismiss', 'accept', 'dismiss');
  await field(page, 'Course').selectOption('c-tally');
  await expect(field(page, 'Course')).toHaveValue('c-dca');
  await field(page, 'Student').selectOption('s-001');
  await expect(field(page, 'Student')).toHaveValue('s-002');
  await expect(addedSubjects(page)).toHaveCount(1);
  await field(page, 'Student').selectOption('s-001');
  await expect(field(page, 'Student')).toHaveValue('s-001');
  await expect(addedSubjects(page)).toHaveCount(0);
  await expect(field(page, 'Course'), 'the only one').toHaveValue('c-ccc');
  await expect(options(page, 'Course')).toHaveText(['Course on Computer Concepts']);
  await page.getByRole('main').getByRole('link', { name: 'Cancel' }).click();
  await expect(field(page, 'Student')).toHaveValue('s-001');
  const question = 'This will remove the subjects you have added. Continue?';
  expect(questions).toEqual([question, question, question, 'You have unsaved changes. Leave this page?']);
});

test('a student among thousands is found by typing, and a course without subjects shows a message [R-403, F-19]', async ({
  page,
  network,
}) => {
  const courses = [{ _id: 'c-ccc', title: 'No subjects', price: 1 }];
  network.respond('/courses', { json: { success: true, courses } });
  await openAsOperator(page, path, 'huge');
  const availableStudents = page.getByRole('listbox', { name: 'Available students' }).getByRole('option');
  await expect(page.getByText('Showing 50 of 100040. Type to narrow the list.')).toBeVisible({ timeout: 30_000 });
  await expect(availableStudents).toHaveCount(50);
  await field(page, 'Student').fill('GVI/24/2026');
  await expect(availableStudents).toHaveText([/Sneha Tirkey/]);
  await field(page, 'Student').press('Enter');
  await expect(field(page, 'Student')).toHaveValue('Sneha Tirkey, GVI/24/2026');
  await expect(page.getByRole('button', { name: 'Change student' })).toBeFocused();
  await expect(options(page, 'Course')).toHaveText(['No subjects']);
  await field(page, 'Course').selectOption('c-ccc');
  await expect(page.getByText('The institute has not listed subjects for this course.')).toBeVisible();
  await page.getByRole('button', { name: 'Change student' }).click();
  await expect(field(page, 'Student')).toBeFocused();
  await expect(options(page, 'Course')).toHaveCount(0);
});

test('marks obtained and practical marks together are at most 100, which the form shows while they are typed', async ({ page }) => {
  await openAsOperator(page, path);
  await selectStudent(page, 's-014', 'c-ccc');
  await field(page, 'Subject').selectOption('Office');
  await field(page, 'Marks Obtained').fill('62');
  await field(page, 'Practical Marks').fill('25');
  await expect(page.getByText('62 + 25 = 87 of 100')).toBeVisible();
  await field(page, 'Marks Obtained').fill('90');
  await field(page, 'Practical Marks').fill('90');
  await expect(page.getByText('90 + 90 = 180 of 100')).toBeVisible();
  const error = '90 + 90 is more than 100.';
  await expect(field(page, 'Practical Marks')).toHaveAccessibleDescription(error);
  await field(page, 'Practical Marks').press('Enter');
  await expect(toast(page, error)).toHaveAttribute('data-toast', 'error');
  await expect(addedSubjects(page)).toHaveCount(0);
  await expect(field(page, 'Practical Marks')).toBeFocused();
  await expectNoViolations(page, 'main');
  await field(page, 'Practical Marks').fill('10');
  await expect(field(page, 'Practical Marks')).not.toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Practical Marks').press('Enter');
  await expect(addedSubjects(page)).toHaveText([/^Office.*100 of 100/]);
  await addSubject(page, 'Internet', '40', '20.5');
  await expect(page.getByText('Total 160.5 of 200 (80.25 %)')).toBeVisible();
});

test('the dates of a marksheet are in order', async ({ page }) => {
  await openAsOperator(page, path);
  const requests = watchRequests(page, 'POST', '/create-marksheet');
  await selectStudent(page, 's-014', 'c-ccc');
  await addSubject(page, 'Office', '60', '20');
  await fillDates(page);
  await field(page, 'Start Date').fill('2026-07-02');
  await field(page, 'Issue Date').fill('2026-06-30');
  await clickButton(page, 'Create Marksheet');
  await expect(toast(page, 'The end date is before the start date.')).toHaveAttribute('data-toast', 'error');
  await expect(field(page, 'End Date')).toBeFocused();
  await expect(field(page, 'End Date')).toHaveAccessibleDescription('The end date is before the start date.');
  await expect(field(page, 'Issue Date')).toHaveAccessibleDescription('The issue date is before the end date.');
  expect(requests).toHaveLength(0);
});

test('marksheets of several students are typed one after another, with the keyboard alone', async ({ page }) => {
  await openAsOperator(page, path);
  const requests = watchRequests(page, 'POST', '/create-marksheet');
  const search = field(page, 'Find by name or roll no');
  await expect(options(page, 'Student')).toHaveCount(40);
  await search.fill('gvi/24');
  await expect(options(page, 'Student')).toHaveText(['Sneha Tirkey (GVI/24/2026)']);
  await expect(page.getByText('Enter selects Sneha Tirkey (GVI/24/2026).')).toBeVisible();
  await search.press('Enter');
  await expect(field(page, 'Student')).toHaveValue('s-014');
  await expect(field(page, 'Course'), 'the only one').toHaveValue('c-ccc');
  await expect(field(page, 'Start Date'), 'the next blank field').toBeFocused();
  await fillDates(page);
  await addSubject(page, 'Fundamentals', '60', '20');
  await page.keyboard.type('61');
  await page.keyboard.press('Tab');
  await page.keyboard.type('21');
  await page.keyboard.press('Enter');
  await expect(addedSubjects(page)).toHaveText([/^Fundamentals/, /^Office/]);
  await clickButton(page, 'Create and next');
  await expect(toast(page, 'Marksheet created successfully')).toHaveAttribute('data-toast', 'success');
  await expect(search).toBeFocused();
  await expect(addedSubjects(page)).toHaveCount(0);
  for (const [label, value] of [
    ['Student', ''],
    ['Course', 'c-ccc'],
    ['Start Date', '2026-04-02'],
    ['End Date', '2026-07-01'],
    ['Issue Date', '2026-07-06'],
    ['Subject', 'Fundamentals'],
  ] as const)
    await expect(field(page, label), label).toHaveValue(value);
  await page.keyboard.type('GVI/11/');
  await page.keyboard.press('Enter');
  await expect(field(page, 'Marks Obtained'), 'the next blank field').toBeFocused();
  for (const key of ['70', 'Tab', '22', 'Enter', '71', 'Tab', '23', 'Enter', 'Enter'])
    await (/\d/.test(key) ? page.keyboard.type(key) : page.keyboard.press(key));
  await expect.poll(() => requests.length).toBe(2);
  await expect(search).toBeFocused();
  const subject = (subjectName: string, marksObtain: number, practicalMarks: number) => ({
    subjectName,
    marksObtain,
    practicalMarks,
    totalMarks: 100,
  });
  const shared = { session: '02-04-2026 - 01-07-2026', course: 'c-ccc', issueDate: '2026-07-06' };
  expect(requests.map((request) => request.postDataJSON())).toEqual([
    { ...shared, student: 's-014', subjects: [subject('Fundamentals', 60, 20), subject('Office', 61, 21)] },
    { ...shared, student: 's-001', subjects: [subject('Fundamentals', 70, 22), subject('Office', 71, 23)] },
  ]);
  // Only what is kept is left, so nothing is lost.
  await page.getByRole('main').getByRole('link', { name: 'Cancel' }).click();
  await expect(page).toHaveURL('/franchise/out-marksheet');
  await page.getByRole('main').getByRole('link', { name: 'Create Marksheet' }).click();
  await expect(field(page, 'Issue Date'), 'kept as a draft').toHaveValue('2026-07-06');
  await field(page, 'Student').selectOption('s-005');
  await addSubject(page, 'Internet', '50', '20');
  await field(page, 'Issue Date').press('Enter');
  await expect(page, 'Enter presses the first button').toHaveURL('/franchise/out-marksheet');
});
