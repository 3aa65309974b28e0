import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Network } from '../../support/network.ts';
import {
  button,
  cells,
  clickTwice,
  expectCount,
  expectEditable,
  expectTexts,
  field,
  heading,
  link,
  press,
  row,
  searchBox,
  texts,
  toast,
} from '../../support/page.ts';
import { renderRoute, waitForData } from '../../support/render-route.tsx';

const path = '/franchise/create-marksheet';
const openForm = () => renderRoute(path, { as: 'operator' });

const addedSubjects = page.getByRole('list', { name: 'Subjects of the marksheet' }).getByRole('listitem');
const options = (label: string) => field(label).css('option:not([value=""])');
const subjectFields = ['Subject', 'Marks Obtained', 'Practical Marks'] as const;

/** The text of each subject begins with one of `subjects`. */
const expectAddedSubjects = (...subjects: string[]) =>
  expect.poll(() => texts(addedSubjects)).toEqual(subjects.map((subject) => expect.stringMatching(`^${subject}`)));

async function addSubject(subject: string, marks: string, practical: string): Promise<void> {
  await field('Subject').selectOptions(subject);
  await field('Marks Obtained').fill(marks);
  await field('Practical Marks').fill(practical);
  await button('Add subject').click();
}

async function selectStudent(student: string, course: string): Promise<void> {
  await field('Student').selectOptions(student);
  await field('Course').selectOptions(course);
}

async function fillDates(): Promise<void> {
  await field('Start Date').fill('2026-04-02');
  await field('End Date').fill('2026-07-01');
  await field('Issue Date').fill('2026-07-06');
}

/** A subject as it is sent. */
const createSubject = (subjectName: string, marksObtain: number, practicalMarks: number) => ({
  subjectName,
  marksObtain,
  practicalMarks,
  totalMarks: 100,
});

/** Types the numbers, and presses the keys. */
async function typeKeys(...keys: string[]): Promise<void> {
  for (const key of keys) await userEvent.keyboard(/\d/.test(key) ? key : `{${key}}`);
}

test("a subject needs its three fields, else 'Please fill all required fields'; marks are out of 100 [R-400, R-401, R-402, R-441]", async () => {
  await openForm();
  await selectStudent('s-014', 'c-ccc');
  // The options are the subjects of the course.
  await expectTexts(options('Subject'), 'Fundamentals', 'Office', 'Internet');
  await expect.element(field('Total Marks')).toHaveValue('100');
  await expectEditable(field('Total Marks'), false);
  await button('Add subject').click();
  await expectCount(toast('Please fill all required fields'), 1);
  for (const label of subjectFields) await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field('Student')).not.toHaveAttribute('aria-invalid', 'true');
  await expect.element(field('Subject')).toHaveFocus();
  await addSubject('Office', 'sixty', '22');
  await expect.element(field('Marks Obtained')).toHaveFocus();
  await expectCount(page.getByText('Please enter the marks obtained as a number.'), 2);
  await field('Marks Obtained').fill('६०');
  // Enter adds the subject and does not submit.
  await press(field('Marks Obtained'), '{Enter}');
  await expectAddedSubjects('Office\\s*Obtained 60, practical 22, total 100');
  // The fields are ready for the next subject.
  await expect.element(field('Marks Obtained')).toHaveFocus();
  await expect.element(field('Subject')).toHaveValue('Internet');
  for (const label of ['Marks Obtained', 'Practical Marks']) await expect.element(field(label)).toHaveValue('');
  // The form is not submitted.
  await expect.element(field('Start Date')).not.toHaveAttribute('aria-invalid', 'true');
  await expectTexts(options('Subject'), 'Fundamentals', 'Internet');
  // The pointer would have to wait for the toasts to close, because the bar with the buttons is above them.
  await press(page.getByRole('button', { name: 'Remove Office' }), '{Enter}');
  await expectCount(addedSubjects, 0);
  await expect.element(field('Subject')).toHaveFocus();
  await expectCount(options('Subject'), 3);
});

test('a marksheet is created once, for a course of its student, and appears in the list [R-399, R-403, R-404, R-405, R-406]', async () => {
  const { network, url } = await renderRoute('/franchise/out-marksheet', { as: 'operator' });
  await link('Create Marksheet').click();
  await expect.element(heading('Create Marksheet')).toHaveFocus();
  await expectCount(options('Student'), 40);
  await expectCount(options('Course'), 0);
  await button('Create Marksheet').click();
  for (const label of ['Student', 'Course', 'Start Date', 'End Date', 'Issue Date', 'Subject'])
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field('Student')).toHaveFocus();
  await field('Student').selectOptions('Rohit Kumar Singh (GVI/12/2026)');
  await expectTexts(options('Course'), 'Diploma in Computer Applications', 'Tally with GST');
  await field('Course').selectOptions('Tally with GST');
  await fillDates();
  await addSubject('GST', '61.5', '20');
  await addSubject('Payroll', '70', '0');
  expect(network.calls('/create-marksheet')).toEqual([]);
  await clickTwice(button('Create Marksheet'));
  await expect.poll(url).toBe('/franchise/out-marksheet');
  await expect.element(toast('Marksheet created successfully')).toHaveAttribute('data-toast', 'success');
  await waitForData();
  await searchBox.fill('GVI-M-0016');
  await expectTexts(cells('GVI-M-0016').nth(3), '02-04-2026 - 01-07-2026');
  await expect.element(row('GVI-M-0016').getByRole('cell', { name: 'Un-verified' })).toBeVisible();
  const subjects = [createSubject('GST', 61.5, 20), createSubject('Payroll', 70, 0)];
  expect(network.calls('/create-marksheet').map(({ body }) => body)).toEqual([
    { session: '02-04-2026 - 01-07-2026', issueDate: '2026-07-06', student: 's-002', course: 'c-tally', subjects },
  ]);
});

test('dates out of order, an incomplete subject, a dismissed change of course and a rejected marksheet lose no input [R-402, R-440]', async () => {
  const { network } = await openForm();
  const message = { subjects: ['Accounts: the marks do not fit the register.'] };
  network.respond('/create-marksheet', { status: 422, json: { success: false, message } });
  await selectStudent('s-002', 'c-dca');
  await fillDates();
  await field('End Date').fill('2026-03-31');
  await addSubject('Accounts', '70', '20');
  await button('Create Marksheet').click();
  await expect.element(field('End Date')).toHaveAccessibleDescription('The end date is before the start date.');
  await expect.element(field('End Date')).toHaveFocus();
  await field('End Date').fill('2026-07-01');
  await field('Marks Obtained').fill('55');
  await button('Create Marksheet').click();
  await expect.element(toast('This subject is not added yet. Please add or clear it.')).toHaveAttribute('data-toast', 'error');
  await expect.element(field('Subject')).toHaveFocus();
  expect(network.calls('/create-marksheet')).toEqual([]);
  await button('Clear').click();
  await expect.element(field('Marks Obtained')).toHaveValue('');
  await expect.element(field('Subject')).not.toHaveAttribute('aria-invalid', 'true');
  // The response rejects the field.
  await button('Create Marksheet').click();
  await expect.element(toast('Accounts: the marks do not fit the register.')).toHaveAttribute('data-toast', 'error');
  await expect.element(field('Subject')).toHaveAttribute('aria-invalid', 'true');
  await expectCount(addedSubjects, 1);
  await expect.element(field('Issue Date')).toHaveValue('2026-07-06');
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  await field('Course').selectOptions('c-tally');
  await expect.element(field('Course')).toHaveValue('c-dca');
  await field('Student').selectOptions('s-001');
  await expect.element(field('Student')).toHaveValue('s-002');
  await expectCount(addedSubjects, 1);
  confirm.mockReturnValueOnce(true);
  await field('Student').selectOptions('s-001');
  await expect.element(field('Student')).toHaveValue('s-001');
  await expectCount(addedSubjects, 0);
  // The only course of the student.
  await expect.element(field('Course')).toHaveValue('c-ccc');
  await expectTexts(options('Course'), 'Course on Computer Concepts');
  const question = 'This will remove the subjects you have added. Continue?';
  expect(confirm.mock.calls.flat()).toEqual(Array(3).fill(question));
});

test('a student among thousands is found by typing, and a course without subjects shows a message [R-403]', async () => {
  const network = new Network();
  network.respond('/courses', { json: { success: true, courses: [{ _id: 'c-ccc', title: 'No subjects', price: 1 }] } });
  await renderRoute(path, { as: 'operator', scenario: 'huge', network });
  const availableStudents = page.getByRole('listbox', { name: 'Available students' }).getByRole('option');
  await expect.element(page.getByText('Showing 50 of 10040. Type to narrow the list.')).toBeVisible();
  await field('Student').fill('GVI/24/2026');
  await expectCount(availableStudents, 1);
  await expect.element(availableStudents).toHaveTextContent('Sneha Tirkey');
  await press(field('Student'), '{Enter}');
  await expect.element(field('Student')).toHaveValue('Sneha Tirkey, GVI/24/2026');
  await expect.element(page.getByRole('button', { name: 'Change student' })).toHaveFocus();
  await expectTexts(options('Course'), 'No subjects');
  await field('Course').selectOptions('c-ccc');
  await expect.element(page.getByText('The institute has not listed subjects for this course.')).toBeVisible();
  await page.getByRole('button', { name: 'Change student' }).click();
  await expect.element(field('Student')).toHaveFocus();
});

test('the form adds the marks while they are typed, and only warns of more than 100 together, in case the practical counts apart [Q-76]', async () => {
  await openForm();
  await selectStudent('s-014', 'c-ccc');
  await addSubject('Office', '90', '101');
  await expect.element(field('Practical Marks')).toHaveAccessibleDescription('In Office Marks must be between 0 and 100.');
  await expect.element(field('Practical Marks')).toHaveFocus();
  await field('Practical Marks').fill('50');
  await expect.element(page.getByText('90 + 50 = 140 of 100')).toBeVisible();
  await expect.element(field('Practical Marks')).toHaveAccessibleDescription('In Office 90 + 50 is more than 100. Please check.');
  await press(field('Practical Marks'), '{Enter}');
  await expectAddedSubjects('Office.*140 of 100');
  await addSubject('Internet', '40', '20.5');
  await expect.element(page.getByText('Total 200.5 of 200 (100.25%)')).toBeVisible();
});

test('marksheets of several students are typed one after another, with the keyboard alone', async () => {
  const { network, url } = await openForm();
  const search = field('Find by name or roll no');
  await expectCount(options('Student'), 40);
  await search.fill('gvi/24');
  await expectTexts(options('Student'), 'Sneha Tirkey (GVI/24/2026)');
  await expect.element(page.getByText('Enter selects Sneha Tirkey (GVI/24/2026).')).toBeVisible();
  await press(search, '{Enter}');
  await expect.element(field('Student')).toHaveValue('s-014');
  // The only course of the student.
  await expect.element(field('Course')).toHaveValue('c-ccc');
  // The focus is in the next blank field.
  await expect.element(field('Start Date')).toHaveFocus();
  await fillDates();
  await addSubject('Fundamentals', '60', '20');
  await expect.element(field('Marks Obtained')).toHaveFocus();
  await typeKeys('61', 'Tab', '21', 'Enter');
  await expectAddedSubjects('Fundamentals', 'Office');
  await button('Create and add another').click();
  await expect.element(toast('Marksheet created successfully')).toHaveAttribute('data-toast', 'success');
  await expect.element(search).toHaveFocus();
  await expectCount(addedSubjects, 0);
  for (const [label, value] of [
    ['Student', ''],
    ['Course', 'c-ccc'],
    ['Start Date', '2026-04-02'],
    ['End Date', '2026-07-01'],
    ['Issue Date', '2026-07-06'],
    ['Subject', 'Fundamentals'],
  ] as const)
    await expect.element(field(label)).toHaveValue(value);
  await userEvent.keyboard('GVI/11/{Enter}');
  // The focus is in the next blank field.
  await expect.element(field('Marks Obtained')).toHaveFocus();
  await typeKeys('70', 'Tab', '22', 'Enter', '71', 'Tab', '23', 'Enter', 'Enter');
  await expect.poll(() => network.calls('/create-marksheet').length).toBe(2);
  await expect.element(search).toHaveFocus();
  const calls = network.calls('/create-marksheet').map(({ body }) => body);
  const shared = { session: '02-04-2026 - 01-07-2026', course: 'c-ccc', issueDate: '2026-07-06' };
  const subjects = [createSubject('Fundamentals', 70, 22), createSubject('Office', 71, 23)];
  expect(calls[0]).toMatchObject({ ...shared, student: 's-014' });
  expect(calls[1]).toEqual({ ...shared, student: 's-001', subjects });
  // The form has only values that are kept for the next marksheet, so nothing is lost.
  await link('Cancel').click();
  await expect.poll(url).toBe('/franchise/out-marksheet');
});
