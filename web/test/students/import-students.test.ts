import { expect, test, vi } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { createStudents, type ImportedStudent, toTable } from '../data/student-table.ts';
import { expectAccessibleAtAllWidths } from '../support/axe.ts';
import { watchPrints } from '../support/documents.ts';
import type { Network } from '../support/network.ts';
import { button, expectCount, expectTexts, field, link, main, sidebarLink, tabTo } from '../support/page.ts';
import { photo, twoColours, uploadedPhoto } from '../support/photos.ts';
import { renderRoute } from '../support/render-route.tsx';
import { storedTexts } from '../support/session.ts';

const path = '/franchise/import-students';

const mainHeading = (name: string) => main.getByRole('heading', { name, exact: true });

/** Reads the table of the students. */
async function readTable(students: readonly ImportedStudent[]): Promise<void> {
  await field('Or paste a table').fill(toTable(students));
  await button('Read table').click();
  await expect.element(mainHeading('Check the table')).toBeVisible();
}

/** Opens the page, and reads the table of the students. */
async function pasteStudents(students: readonly ImportedStudent[]) {
  const visit = await renderRoute(path, { as: 'franchise' });
  await readTable(students);
  return visit;
}

/** Chooses a photo for each student, with the phone as its name. */
async function choosePhotos(students: readonly ImportedStudent[]): Promise<void> {
  await field('Photos').upload(students.map(({ phone }) => photo(`${phone}.png`)));
}

/** The students that were sent, in order. */
const sentStudents = (network: Network) => network.calls('/admin/register').map(({ form }) => Object.fromEntries(form ?? []));

test('10 students are created from a pasted table with photos, and each gets a Student Id and a slip with a password', async () => {
  const students = createStudents(10);
  const { network, url } = await renderRoute('/franchise/student-management', { as: 'franchise' });
  await link('Import students').click();
  await expect.poll(url).toBe(path);
  await expect.element(sidebarLink('Student Management')).toHaveAttribute('aria-current', 'true');
  await readTable(students);
  await expect.element(main.getByText('10 rows have cells to correct.')).toBeVisible();
  await field('Course').selectOptions('c-ccc');
  await choosePhotos(students);
  await expect.element(main.getByText('10 of 10 students have a photo.', { exact: true })).toBeVisible();
  await button('Create 10 students').click();
  await expect.element(mainHeading('10 students created')).toBeVisible();
  await expect.element(main.getByText('The 10 passwords are kept in this page only. Print the slips before you leave it.')).toBeVisible();
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
  const created = main.getByRole('listitem').filter({ hasText: 'new10@example.com' });
  await expect.element(created).toHaveTextContent(/GVI\/\d+\/\d{4}/);
  const download = commands.nextDownloadText();
  await button('Download CSV').click();
  const csv = await download;
  expect(csv).toMatch(/"GVI\/\d+\/\d{4}","Asha Kumari","new1@example.com"/);
  expect(sent.filter(({ password }) => csv.includes(String(password)))).toEqual([]);
});

test('the slips are printed once, their passwords are stored nowhere, and the page asks before it is left without them', async () => {
  const prints = watchPrints();
  const students = createStudents(2);
  const { network, url } = await pasteStudents(students);
  await field('Course').selectOptions('c-ccc');
  await choosePhotos(students);
  await button('Create 2 students').click();
  await expect.element(mainHeading('2 students created')).toBeVisible();
  await expectAccessibleAtAllWidths('created students');
  const passwords = sentStudents(network).map(({ password }) => String(password));
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true);
  await sidebarLink('Dashboard').click();
  expect(confirm.mock.calls).toEqual([['The password slips are not printed yet. Leave this page?']]);
  expect(url()).toBe(path);
  await button('Print password slips').click();
  await expect.poll(() => prints.length).toBe(1);
  const [slips = ''] = prints;
  for (const [index, { email }] of students.entries()) {
    expect(slips).toContain(`Email: ${email}`);
    expect(slips).toContain(passwords[index]);
  }
  expect(slips).toContain(`Sign in at ${location.origin}/login`);
  expect(storedTexts()).toContain('new2@example.com');
  for (const password of passwords) expect(storedTexts()).not.toContain(password);
  await button('The slips are printed').click();
  await expect.element(main.getByText('The passwords are no longer kept here.')).toHaveFocus();
  await expect.element(button('Print password slips')).not.toBeInTheDocument();
  expect(document.querySelector('iframe'), 'the frame with the slips').toBe(null);
  await sidebarLink('Dashboard').click();
  await expect.poll(url).toBe('/franchise/dashboard');
  expect(confirm).toHaveBeenCalledTimes(1);
});

test('every error is shown at its cell, and a corrected cell is sent', async () => {
  const students = createStudents(4, [
    { DOB: '31-02-2005' },
    { 'E-mail ID': 'yash@example.com', Sex: '?' },
    { 'E-mail ID': 'NEW4@example.com' },
  ]);
  const { network } = await pasteStudents(students);
  await field('Course').selectOptions('c-ccc');
  await choosePhotos(students.slice(0, 3));
  const errors = {
    'Date of Birth of Row 1': 'Please type the date as DD-MM-YYYY, for example 09-03-2005.',
    'Email of Row 2': 'A student with this email is in your list already.',
    'Gender of Row 2': 'Please write male, female or other.',
    'Email of Row 4': 'Row 3 has this email, too.',
    'Photo of Row 4': 'This student has no photo yet.',
  };
  for (const [label, error] of Object.entries(errors)) {
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field(label)).toHaveAccessibleDescription(error);
  }
  await expectCount(main.css('[aria-invalid=true]'), 5);
  await main.getByText(/^Columns: /).click();
  await expectAccessibleAtAllWidths('the table');
  await button('Go to the first error').click();
  await expect.element(field('Date of Birth of Row 1')).toHaveFocus();
  await userEvent.keyboard('28/02/2005');
  await field('Email of Row 2').fill('new2@example.com');
  await field('Gender of Row 2').fill('M');
  await button('Create 3 students').click();
  await expect.element(mainHeading('3 students created')).toBeVisible();
  expect(sentStudents(network).map(({ email, dob, gender }) => [email, dob, gender])).toEqual([
    ['new1@example.com', '2005-02-28', 'female'],
    ['new2@example.com', '2005-03-09', 'male'],
    ['NEW4@example.com', '2005-03-09', 'female'],
  ]);
  // The row that is left.
  await expect.element(field('Email of Row 1')).toHaveValue('new4@example.com');
  await expect.element(field('Email of Row 1')).toHaveAccessibleDescription('A student with this email is in your list already.');
});

test('an import stops when a batch is full, of which the table warned, and its students go to another batch [Q-82]', async () => {
  const lab = { Batch: 'tally  practical lab' };
  const students = createStudents(5, [{}, {}, lab, lab]);
  const { network } = await pasteStudents(students);
  await field('Course').selectOptions('c-ccc');
  await choosePhotos(students);
  await expect.element(main.getByText('Tally practical lab has 0 free seats, and the table has 2 students for it.')).toBeVisible();
  await button('Create 5 students').click();
  await expect.element(mainHeading('Tally practical lab is full')).toBeVisible();
  await expect.element(main.getByText('2 of 5 sent')).toBeVisible();
  await expectTexts(main.getByRole('paragraph').filter({ hasText: /^This batch is full\./ }), 'This batch is full. 2 rows left.');
  expect(sentStudents(network)).toHaveLength(3);
  await button('Continue').click();
  await expect.element(mainHeading('3 students created')).toBeVisible();
  expect(
    sentStudents(network).map(({ email }) => email),
    'no further student of the full batch',
  ).toEqual([0, 1, 2, 4].map((index) => students[index]?.email));
  await field('Another batch').selectOptions('Evening coaching batch');
  await button('Move 2 students').click();
  await button('Continue').click();
  await expect.element(mainHeading('5 students created')).toBeVisible();
  expect(sentStudents(network).map(({ batch }) => batch)).toEqual([
    ...['b-morning', 'b-morning', 'b-lab', 'b-morning'],
    ...['b-evening', 'b-evening'],
  ]);
});

test('a student that the server rejects goes back into the table with its words; the photo is sent as a small portrait [S-19]', async () => {
  const students = createStudents(1);
  const { network } = await pasteStudents(students);
  await field('Course').selectOptions('c-ccc');
  await field('Photos').upload(await twoColours(4000, 3000, `${students[0]?.phone}.jpg`));
  const message = { email: ['This email is already registered.'] };
  network.respond('/admin/register', { status: 409, json: { success: false, message } }, { times: 1 });
  await button('Create 1 student').click();
  await button('Correct 1 rejected student').click();
  await expect.element(field('Email of Row 1')).toHaveAccessibleDescription('This email is already registered.');
  await expect.element(field('Batch of Row 1')).toHaveValue('सुबह का बैच');
  await field('Email of Row 1').fill('other@example.com');
  await button('Create 1 student').click();
  await expect.element(mainHeading('1 student created')).toBeVisible();
  expect(sentStudents(network).map(({ email }) => email)).toEqual(['new1@example.com', 'other@example.com']);
  expect(await uploadedPhoto(network, '/admin/register')).toMatchObject({ type: 'image/jpeg', width: 960, height: 1200 });
});

test('the template is the table that the page understands, and a file without students is rejected with a message', async () => {
  await renderRoute(path, { as: 'franchise' });
  const download = commands.nextDownloadText();
  await button('Download template').click();
  const template = await download;
  const tableFile = (text: string) => new File([text], 'students.csv', { type: 'text/csv' });
  await field('Table file').upload(tableFile(template));
  await expect.element(field('Table file')).toHaveAccessibleDescription(/There is no student below the header row\.$/);
  await field('Table file').upload(tableFile(`${template.trim()}\r\nAsha Kumari,asha@example.com\r\n`));
  await expect.element(main.getByText('Columns: all 14 are used')).toBeVisible();
  await expect.element(field('Email of Row 1')).toHaveValue('asha@example.com');
});

test('a table is read, corrected and sent with the keyboard alone', async () => {
  const students = createStudents(2, [{}, { City: '' }]);
  const { network } = await renderRoute(path, { as: 'franchise' });
  await tabTo('Or paste a table');
  await commands.insertText(toTable(students));
  await tabTo('Read table');
  await userEvent.keyboard('{Enter}');
  await expect.element(mainHeading('Check the table')).toBeVisible();
  await tabTo('Course');
  await userEvent.keyboard('CCC');
  await tabTo('Photos');
  // Enter opens the dialog of the system, which the test does not see.
  await choosePhotos(students);
  await tabTo('Go to the first error');
  await userEvent.keyboard('{Enter}');
  await expect.element(field('City of Row 2')).toHaveFocus();
  await userEvent.keyboard('Gaya');
  await tabTo('Create 2 students');
  await userEvent.keyboard('{Enter}');
  await expect.element(main.getByRole('region', { name: 'Progress' })).toHaveFocus();
  await expect.element(mainHeading('2 students created')).toBeVisible();
  expect(network.calls('/admin/register').map(({ form }) => [form?.get('email'), form?.get('city')])).toEqual([
    ['new1@example.com', 'Patna'],
    ['new2@example.com', 'Gaya'],
  ]);
  await tabTo('Print password slips');
});
