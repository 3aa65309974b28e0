import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleAtAllWidths } from '../../support/axe.ts';
import { handleDialogs } from '../../support/dialogs.ts';
import type { Network } from '../../support/network.ts';
import { openAsOperator, sidebarLink } from '../../support/pages/franchise.ts';
import { choosePhotos, createStudents, pasteStudents, readStorages, watchPrinting } from '../../support/pages/import-students.ts';
import { clickButton, field } from '../../support/pages/page.ts';
import { expect, test } from '../../support/test.ts';

const path = '/franchise/import-students';
const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name, exact: true });

/** The students that were sent, in order. */
const sentStudents = (network: Network) => network.calls('/admin/register').map(({ form }) => form ?? {});

test('10 students are created from a pasted table with photos, and each gets a Student Id and a slip with a password', async ({
  page,
  network,
}) => {
  const students = createStudents(10);
  await openAsOperator(page, '/franchise/student-management');
  await main(page).getByRole('link', { name: 'Import students' }).click();
  await expect(page).toHaveURL(path);
  await expect(sidebarLink(page, 'Student Management')).toHaveAttribute('aria-current', 'true');
  await pasteStudents(page, students);
  await expect(main(page).getByText('10 rows have cells to correct.', { exact: false })).toBeVisible();
  await field(page, 'Course').selectOption('c-ccc');
  await choosePhotos(page, students);
  await expect(main(page).getByText('10 of 10 students have a photo.')).toBeVisible();
  await clickButton(page, 'Create 10 students');
  await expect(heading(page, '10 students created')).toBeVisible();
  await expect(main(page).getByText('The 10 passwords are kept in this page only. Print the slips before you leave it.')).toBeVisible();
  const sent = sentStudents(network);
  expect(sent.map(({ email }) => email)).toEqual(students.map(({ email }) => email));
  expect(sent[0]).toEqual({
    fullName: 'Asha Kumari',
    email: 'new1@example.com',
    phone: '1235000001',
    fatherName: 'Mohan Prasad',
    dob: '2005-03-09',
    gender: 'female',
    state: 'bihar',
    city: 'Patna',
    village: 'Danapur',
    pinCode: '800001',
    courseId: 'c-ccc',
    batch: 'b-morning',
    role: '11',
    password: expect.stringMatching(/^[a-zA-Z0-9]{8}$/),
    avatar: expect.objectContaining({ type: 'image/png' }),
  });
  const created = main(page).getByRole('listitem').filter({ hasText: 'new10@example.com' });
  await expect(created).toContainText(/GVI\/\d+\/\d{4}/);
  const [download] = await Promise.all([page.waitForEvent('download'), clickButton(page, 'Download CSV')]);
  const file = test.info().outputPath('students.csv');
  await download.saveAs(file);
  const csv = await readFile(file, 'utf8');
  expect(csv).toMatch(/"GVI\/\d+\/\d{4}","Asha Kumari","new1@example.com"/);
  expect(sent.filter(({ password }) => csv.includes(String(password)))).toEqual([]);
});

test('the slips are printed once, their passwords are stored nowhere, and the page asks before it is left without them', async ({
  page,
  network,
}) => {
  const students = createStudents(2);
  await pasteStudents(page, students);
  await field(page, 'Course').selectOption('c-ccc');
  await choosePhotos(page, students);
  await clickButton(page, 'Create 2 students');
  await expect(heading(page, '2 students created')).toBeVisible();
  const passwords = sentStudents(network).map(({ password }) => String(password));
  const questions = handleDialogs(page, 'dismiss', 'accept');
  await sidebarLink(page, 'Dashboard').click();
  expect(questions).toEqual(['The password slips are not printed yet. Leave this page?']);
  await expect(page).toHaveURL(path);
  const readPrinted = await watchPrinting(page);
  await clickButton(page, 'Print password slips');
  await expect.poll(readPrinted).toHaveLength(1);
  const [slips = ''] = await readPrinted();
  for (const [index, { email }] of students.entries()) {
    expect(slips).toContain(`Email: ${email}`);
    expect(slips).toContain(passwords[index]);
  }
  expect(slips).toContain(`Sign in at ${new URL('/login', page.url()).href}`);
  const stored = await readStorages(page);
  expect(stored).toContain('new2@example.com');
  for (const password of passwords) expect(stored).not.toContain(password);
  await clickButton(page, 'The slips are printed');
  await expect(main(page).getByText('The passwords are no longer kept here.')).toBeFocused();
  await expect(main(page).getByRole('button', { name: 'Print password slips' })).toHaveCount(0);
  expect(await page.locator('iframe').count(), 'the frame with the slips').toBe(0);
  await sidebarLink(page, 'Dashboard').click();
  await expect(page).toHaveURL('/franchise/dashboard');
  expect(questions).toHaveLength(1);
});

test('every error is shown at its cell, and a corrected cell is sent', async ({ page, network }) => {
  const students = createStudents(4, [
    { DOB: '31-02-2005' },
    { 'E-mail ID': 'yash@example.com', Sex: '?' },
    { 'E-mail ID': 'NEW4@example.com' },
  ]);
  await pasteStudents(page, students);
  await field(page, 'Course').selectOption('c-ccc');
  await choosePhotos(page, students.slice(0, 3));
  const errors = {
    'Date of Birth of Row 1': 'Please type the date as DD-MM-YYYY, for example 09-03-2005.',
    'Email of Row 2': 'A student with this email is in your list already.',
    'Gender of Row 2': 'Please write male, female or other.',
    'Email of Row 4': 'Row 3 has this email, too.',
    'Photo of Row 4': 'This student has no photo yet.',
  };
  for (const [label, error] of Object.entries(errors)) {
    await expect(field(page, label), label).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, label), label).toHaveAccessibleDescription(error);
  }
  await expect(main(page).locator('[aria-invalid=true]')).toHaveCount(5);
  await clickButton(page, 'Go to the first error');
  await expect(field(page, 'Date of Birth of Row 1')).toBeFocused();
  await page.keyboard.type('28/02/2005');
  await field(page, 'Email of Row 2').fill('new2@example.com');
  await field(page, 'Gender of Row 2').fill('M');
  await clickButton(page, 'Create 3 students');
  await expect(heading(page, '3 students created')).toBeVisible();
  expect(sentStudents(network).map(({ email, dob, gender }) => [email, dob, gender])).toEqual([
    ['new1@example.com', '2005-02-28', 'female'],
    ['new2@example.com', '2005-03-09', 'male'],
    ['NEW4@example.com', '2005-03-09', 'female'],
  ]);
  await expect(field(page, 'Email of Row 1'), 'the row that is left').toHaveValue('new4@example.com');
  await expect(field(page, 'Email of Row 1')).toHaveAccessibleDescription('A student with this email is in your list already.');
});

test('an import stops when a batch is full, of which the table warned, and its students go to another batch [Q-82]', async ({
  page,
  network,
}) => {
  const lab = { Batch: 'tally  practical lab' };
  const students = createStudents(5, [{}, {}, lab, lab]);
  await pasteStudents(page, students);
  await field(page, 'Course').selectOption('c-ccc');
  await choosePhotos(page, students);
  await expect(main(page).getByText('Tally practical lab has 0 free seats, and the table has 2 students for it.')).toBeVisible();
  await clickButton(page, 'Create 5 students');
  await expect(heading(page, 'Tally practical lab is full')).toBeVisible();
  await expect(main(page).getByText('2 of 5 sent')).toBeVisible();
  await expect(
    main(page)
      .getByRole('paragraph')
      .filter({ hasText: /^This batch is full\. 2 rows left\.$/ }),
  ).toBeVisible();
  expect(sentStudents(network)).toHaveLength(3);
  await clickButton(page, 'Continue');
  await expect(heading(page, '3 students created')).toBeVisible();
  expect(
    sentStudents(network).map(({ email }) => email),
    'no further student of the full batch',
  ).toEqual([0, 1, 2, 4].map((index) => students[index]?.email));
  await field(page, 'Another batch').selectOption({ label: 'Evening coaching batch' });
  await clickButton(page, 'Move 2 students');
  await clickButton(page, 'Continue');
  await expect(heading(page, '5 students created')).toBeVisible();
  expect(sentStudents(network).map(({ batch }) => batch)).toEqual([
    ...['b-morning', 'b-morning', 'b-lab', 'b-morning'],
    ...['b-evening', 'b-evening'],
  ]);
});

test('after a reload the photos are chosen again, no student is created twice, and no password was stored', async ({ page, network }) => {
  const students = createStudents(4);
  await pasteStudents(page, students);
  await field(page, 'Course').selectOption('c-ccc');
  await choosePhotos(page, students);
  const hold = network.hold('/admin/register');
  await clickButton(page, 'Create 4 students');
  await expect.poll(() => hold.calls.length).toBe(1);
  await clickButton(page, 'Pause');
  hold.release();
  await expect(main(page).getByText('1 of 4 sent')).toBeVisible();
  const stored = await readStorages(page);
  expect(stored).toContain('new4@example.com');
  expect(stored).not.toContain(String(sentStudents(network)[0]?.password));
  expect(stored).not.toMatch(/password/i);
  handleDialogs(page, 'accept');
  await page.reload();
  await expect(main(page).getByText('1 of 4 sent')).toBeVisible();
  await clickButton(page, 'Continue');
  await expect(main(page).getByText('The photo of Rohit Singh, new2@example.com is not chosen.', { exact: false }).last()).toBeVisible();
  await choosePhotos(page, students);
  await clickButton(page, 'Continue');
  await expect(heading(page, '4 students created')).toBeVisible();
  expect(sentStudents(network).map(({ email }) => email)).toEqual(students.map(({ email }) => email));
  expect(await readStorages(page)).not.toMatch(/password/i);
});

test('a student that the server rejects goes back into the table with its words', async ({ page, network }) => {
  const students = createStudents(1);
  await pasteStudents(page, students);
  await field(page, 'Course').selectOption('c-ccc');
  await choosePhotos(page, students);
  const message = { email: ['This email is already registered.'] };
  network.respond('/admin/register', { status: 409, json: { success: false, message } }, { times: 1 });
  await clickButton(page, 'Create 1 student');
  await clickButton(page, 'Correct 1 rejected student');
  await expect(field(page, 'Email of Row 1')).toHaveAccessibleDescription('This email is already registered.');
  await expect(field(page, 'Batch of Row 1')).toHaveValue('सुबह का बैच');
  await field(page, 'Email of Row 1').fill('other@example.com');
  await clickButton(page, 'Create 1 student');
  await expect(heading(page, '1 student created')).toBeVisible();
  expect(sentStudents(network).map(({ email }) => email)).toEqual(['new1@example.com', 'other@example.com']);
});

test('the template is the table that the page understands, and a file without students is rejected with a message', async ({ page }) => {
  await openAsOperator(page, path);
  const [download] = await Promise.all([page.waitForEvent('download'), clickButton(page, 'Download template')]);
  const file = test.info().outputPath(download.suggestedFilename());
  await download.saveAs(file);
  await field(page, 'Table file').setInputFiles(file);
  await expect(field(page, 'Table file')).toHaveAccessibleDescription(/There is no student below the header row\.$/);
  const text = `${(await readFile(file, 'utf8')).trim()}\r\nAsha Kumari,asha@example.com\r\n`;
  await field(page, 'Table file').setInputFiles({ name: 'students.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(main(page).getByText('Columns: all 14 are used')).toBeVisible();
  await expect(field(page, 'Email of Row 1')).toHaveValue('asha@example.com');
});

test('the table and the created students are accessible at every width', async ({ page }) => {
  const students = createStudents(3, [{ DOB: 'soon' }]);
  await pasteStudents(page, students);
  await main(page)
    .getByText(/^Columns: /)
    .click();
  await expectAccessibleAtAllWidths(page, 'the table');
  await field(page, 'Course').selectOption('c-ccc');
  await choosePhotos(page, students);
  await clickButton(page, 'Create 2 students');
  await expect(heading(page, '2 students created')).toBeVisible();
  await expectAccessibleAtAllWidths(page, 'created students');
});
