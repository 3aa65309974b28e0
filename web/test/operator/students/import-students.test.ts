import { writeXlsx } from 'hucre/xlsx';
import { expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { createStudents, type ImportedStudent, toTable } from '../../data/student-table.ts';
import { expectAccessibleAtAllWidths } from '../../support/axe.ts';
import { watchPrints } from '../../support/documents.ts';
import type { Network } from '../../support/network.ts';
import {
  button,
  dialog,
  expectCount,
  expectTexts,
  field,
  header,
  heading,
  link,
  main,
  sidebarLink,
  tabTo,
  texts,
} from '../../support/page.ts';
import { photo, twoColours, uploadedPhoto } from '../../support/photos.ts';
import { renderRoute } from '../../support/render-route.tsx';
import { operator, storedTexts, submitLogin } from '../../support/session.ts';

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

/** Adds a column with courses to the table of the students. */
const toTableWithCourses = (students: readonly ImportedStudent[], courses: readonly string[]) =>
  toTable(students)
    .split('\n')
    .map((line, index) => `${line}\t${['Course', ...courses][index]}`)
    .join('\n');

const currentStep = main.css('li[aria-current=step]');
const names = () =>
  main
    .css('input[data-column=fullName]')
    .elements()
    .map((input) => (input instanceof HTMLInputElement ? input.value : ''));

/** The students that were sent, in order. */
const sentStudents = (network: Network) => network.calls('/admin/register').map(({ form }) => Object.fromEntries(form ?? []));

test('10 students are created from a pasted table with photos, and each gets a Student Id and a slip with a password', async () => {
  const students = createStudents(10);
  const { network, url } = await renderRoute('/franchise/student-management', { as: 'franchise' });
  await link('Import Students').click();
  await expect.poll(url).toBe(path);
  await expect.element(sidebarLink('Student Management')).toHaveAttribute('aria-current', 'true');
  await expect.element(currentStep).toHaveTextContent('Table');
  await readTable(students);
  await expect.element(currentStep).toHaveTextContent('Check');
  await expect.element(main.getByText('Please choose the courses and photos above.')).toBeVisible();
  await field('Course').selectOptions('c-ccc');
  await choosePhotos(students);
  await expect.element(main.getByText('10 of 10 students have a photo.', { exact: true })).toBeVisible();
  await button('Create 10 students').click();
  await expect.element(mainHeading('10 students created')).toBeVisible();
  await expect.element(currentStep).toHaveTextContent('Done');
  await expect.element(main.getByText('These 10 passwords will not be shown again. Print the slips before you leave.')).toBeVisible();
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
  await expectAccessibleAtAllWidths('created students in a list that scrolls');
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
  const passwords = sentStudents(network).map(({ password }) => String(password));
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true);
  await sidebarLink('Dashboard').click();
  await expect.poll(() => confirm.mock.calls).toEqual([['The password slips are not printed yet. Leave this page?']]);
  expect(url()).toBe(path);
  await button('Print password slips').click();
  await expect.poll(() => prints.length).toBe(1);
  const [slips = ''] = prints;
  const slip = ({ fullName, email, password }: Record<string, unknown>) =>
    `Gyan Vikas Institute${fullName}Email: ${email}Password: ${password}Sign in at ${location.origin}/login`;
  expect(slips).toBe(sentStudents(network).map(slip).join(''));
  dispatchEvent(new Event('afterprint'));
  await expect.poll(() => passwords.filter((password) => document.documentElement.outerHTML.includes(password))).toEqual([]);
  expect(storedTexts()).toContain('new2@example.com');
  for (const password of passwords) expect(storedTexts()).not.toContain(password);
  await button('The slips are printed').click();
  await expect.element(main.getByText('The passwords are no longer kept here.')).toHaveFocus();
  await expect.element(button('Print password slips')).not.toBeInTheDocument();
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
    'Date of Birth of Asha Kumari': 'Write it like 09-03-2005.',
    'Email of छात्र 2': 'A student with this email is in your list already.',
    'Gender of छात्र 2': 'Write male, female or other.',
    'Email of छात्र 4': 'Row 3 has this email, too.',
    'Photo of छात्र 4': 'No photo yet.',
  };
  for (const [label, error] of Object.entries(errors)) {
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field(label)).toHaveAccessibleDescription(error);
  }
  await expectCount(main.css('[aria-invalid=true]'), 5);
  await main.getByText(/^Columns: /).click();
  await expectAccessibleAtAllWidths('the table');
  await button('Go to the first error').click();
  await expect.element(field('Date of Birth of Asha Kumari')).toHaveFocus();
  await userEvent.keyboard('28/02/2005');
  await field('Email of छात्र 2').fill('new2@example.com');
  await field('Gender of छात्र 2').fill('M');
  await button('Create 3 students').click();
  await expect.element(mainHeading('3 students created')).toBeVisible();
  expect(sentStudents(network).map(({ email, dob, gender }) => [email, dob, gender])).toEqual([
    ['new1@example.com', '2005-02-28', 'female'],
    ['new2@example.com', '2005-03-09', 'male'],
    ['NEW4@example.com', '2005-03-09', 'female'],
  ]);
  // The row that is left.
  await expect.element(field('Email of छात्र 4')).toHaveValue('new4@example.com');
  await expect.element(field('Email of छात्र 4')).toHaveAccessibleDescription('A student with this email is in your list already.');
});

test('one sentence asks for the courses, batches and photos that are not chosen yet', async () => {
  await pasteStudents(createStudents(2, [{ Batch: 'Night batch' }]));
  await expect.element(main.getByText('Please choose the courses, batches and photos above.')).toBeVisible();
});

test('a course that is not known is selected once for all its rows, and initials are known', async () => {
  const students = createStudents(5);
  const { network } = await renderRoute(path, { as: 'franchise' });
  await field('Or paste a table').fill(toTableWithCourses(students, ['DCA', 'Typing', 'typing', '', 'c-ccc']));
  await button('Read table').click();
  await expect.element(main.getByText('DCA is read as Diploma in Computer Applications (1 row).')).toBeVisible();
  await expect.element(field('Course')).toHaveAccessibleDescription('Used when the row has no course: 1 row');
  await choosePhotos(students);
  await button('Create 2 students').click();
  await expect.element(mainHeading('2 students created')).toBeVisible();
  await expect.element(main.getByText('Please choose the courses above.')).toBeVisible();
  await button('Create students').click();
  await expect.element(field('Course')).toHaveFocus();
  await expect.element(field('Course')).toHaveAccessibleDescription(/Please select a course\.$/);
  await expect.element(field('Course of छात्र 2')).toHaveAttribute('aria-invalid', 'true');
  await field('Course').selectOptions('c-ccc');
  await field('Typing, 2 rows').selectOptions('c-dca');
  await expect.element(field('Typing, 2 rows')).toHaveValue('c-dca');
  await button('Create 3 students').click();
  await expect.element(mainHeading('5 students created')).toBeVisible();
  expect(sentStudents(network).map(({ courseId }) => courseId)).toEqual(['c-dca', 'c-ccc', 'c-dca', 'c-dca', 'c-ccc']);
});

test('rows with errors are first, then those with warnings, stay where they are while they are corrected, and a warning is sent', async () => {
  const students = createStudents(4, [{}, { 'Mobile No.': '12350' }, {}, { DOB: '32 Jan 2006' }]);
  const { network } = await pasteStudents(students);
  await expect.poll(names).toEqual(['छात्र 4', 'छात्र 2', 'Asha Kumari', 'छात्र 3']);
  await expect.element(field('Phone of छात्र 2')).toHaveAccessibleDescription('5 digits, not 10.');
  await field('Course').selectOptions('c-ccc');
  await field('Photos').upload(['12350', ...students.map(({ phone }) => phone)].map((name) => photo(`${name}.png`)));
  await expect.element(main.getByText('1 row has errors. Rows without errors will be sent; the rest stay here.')).toBeVisible();
  await field('Date of Birth of छात्र 4').fill('5 Jan 2006');
  await expect.element(main.getByText('All 4 rows are ready. 1 row has a warning. Rows with warnings are sent, too.')).toBeVisible();
  expect(names()).toEqual(['छात्र 4', 'छात्र 2', 'Asha Kumari', 'छात्र 3']);
  await button('Create 4 students').click();
  await expect.element(mainHeading('4 students created')).toBeVisible();
  expect(sentStudents(network).map(({ phone, dob }) => [phone, dob])).toEqual([
    ['1235000001', '2005-03-09'],
    ['12350', '2005-03-09'],
    ['1235000003', '2005-03-09'],
    ['1235000004', '2006-01-05'],
  ]);
});

test('on a phone the heading, which has the focus when the table has come or gone, is not under the header', async () => {
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  await page.viewport(360, 640);
  await renderRoute(path, { as: 'franchise' });
  await field('Or paste a table').fill(toTable(createStudents(30)));
  for (const name of ['Read table', 'Discard the table']) {
    button(name).element().scrollIntoView({ block: 'start' });
    await button(name).click();
    await expect.element(heading('Import Students')).toHaveFocus();
    const { bottom } = header.element().getBoundingClientRect();
    await expect.poll(() => heading('Import Students').element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    await expect.element(heading('Import Students')).toBeInViewport({ ratio: 1 });
  }
});

test('a table with a correction is discarded only after a question', async () => {
  await pasteStudents(createStudents(1));
  await field('City of Asha Kumari').fill('Gaya');
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true);
  await button('Discard the table').click();
  await expect.poll(() => confirm.mock.calls).toEqual([['Discard the table with your corrections?']]);
  await expect.element(field('City of Asha Kumari')).toHaveValue('Gaya');
  await button('Discard the table').click();
  await expect.element(field('Table file')).toBeVisible();
});

test('corrections and choices survive a reload and the end of the session, without passwords, until they are sent', async () => {
  const students = createStudents(2, [{ Batch: 'Night batch' }, { City: '' }]);
  const withPassword = (line: string, index: number) => `${line}\t${['Password', 'own-secret-1', ''][index]}`;
  const { mocks, goto, network, reload, url } = await renderRoute(path, { as: 'franchise' });
  await field('Or paste a table').fill(toTable(students).split('\n').map(withPassword).join('\n'));
  await button('Read table').click();
  await field('Course').selectOptions('c-ccc');
  await main.getByLabelText(/Night batch/).selectOptions('b-evening');
  await field('City of छात्र 2').fill('Gaya');
  const expectRestored = async () => {
    await expect.element(main.getByText('Restored what you had typed')).toBeVisible();
    await expect.element(field('City of छात्र 2')).toHaveValue('Gaya');
    await expect.element(field('Course')).toHaveValue('c-ccc');
    await expect.element(main.getByLabelText(/Night batch/)).toHaveValue('b-evening');
    expect(storedTexts()).not.toContain('own-secret-1');
  };
  await reload();
  await expectRestored();
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  await mocks.expireTokens();
  await sidebarLink('Dashboard').click();
  await dialog('Your session has ended').getByRole('button', { name: 'Cancel' }).click();
  await link('Login now').click();
  await submitLogin(operator);
  await expect.poll(url).toBe('/franchise/dashboard');
  await goto(path);
  await expectRestored();
  await choosePhotos(students);
  await button('Create 2 students').click();
  // The password of the table is not replaced without a question.
  await expect.element(main.getByText('1 student had a password in the table.')).toBeVisible();
  await expect.poll(() => sessionStorage.getItem('institute.draft.import-students')).toBeNull();
  expect(sentStudents(network)).toEqual([]);
});

test('photos that fit no student and students without a photo are named, and such a photo is given to a student by hand', async () => {
  const students = createStudents(3);
  const { network } = await pasteStudents(students);
  await field('Course').selectOptions('c-ccc');
  await field('Photos').upload([`${students[0]?.phone}.png`, 'IMG_1.png', 'IMG_2.png'].map((name) => photo(name)));
  await expect.element(main.getByText('1 of 3 students have a photo.')).toBeVisible();
  await expect.element(main.getByText('Without a photo: छात्र 2, छात्र 3.')).toBeVisible();
  await expect.element(main.getByText('2 photos do not match any student: IMG_1.png, IMG_2.png.')).toBeVisible();
  await field('Student in IMG_2.png').selectOptions('छात्र 2');
  await expect.element(main.getByText('1 photo does not match any student: IMG_1.png.')).toBeVisible();
  await expect.element(field('Student in IMG_2.png')).toBeVisible();
  await expect.element(field('Photo of छात्र 2')).toHaveValue('IMG_2.png');
  await expectAccessibleAtAllWidths('photos to give to a student');
  await field('Student in IMG_2.png').selectOptions('छात्र 3');
  await expect.element(field('Photo of छात्र 2')).toHaveValue('');
  await button('Create 2 students').click();
  await expect.element(mainHeading('2 students created')).toBeVisible();
  expect(sentStudents(network).map(({ email }) => email)).toEqual(['new1@example.com', 'new3@example.com']);
});

test('the next table has its own count, and its slips are the first thing to do when it is done', async () => {
  watchPrints();
  const [first, second] = [createStudents(2), createStudents(3).slice(2)];
  await pasteStudents(first);
  await field('Course').selectOptions('c-ccc');
  await choosePhotos(first);
  await button('Create 2 students').click();
  await expect.element(mainHeading('2 students created')).toBeVisible();
  const actions = main.getByRole('region', { name: 'Progress' }).css('button, a');
  await expectTexts(actions, 'Print password slips', 'Go to Student List', 'Import another table', 'Download CSV');
  await button('Print password slips').click();
  await button('The slips are printed').click();
  await button('Import another table').click();
  await expect.element(currentStep).toHaveTextContent('Table');
  await readTable(second);
  await field('Course').selectOptions('c-ccc');
  await choosePhotos(second);
  await button('Create 1 student').click();
  await expect.element(mainHeading('1 student created')).toBeVisible();
  await expect.element(main.getByText('This password will not be shown again. Print the slip before you leave.')).toBeVisible();
  await expect.element(main.getByRole('region', { name: 'Progress' }).getByRole('status').first()).toHaveTextContent('1 student sent.');
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
  await expect.element(main.getByText('Already there, perhaps saved by this run: please look.')).toBeVisible();
  await button('Correct 1 student').click();
  await expect.element(field('Email of Asha Kumari')).toHaveAccessibleDescription('This email is already registered.');
  await expect.element(field('Batch of Asha Kumari')).toHaveValue('सुबह का बैच');
  await field('Email of Asha Kumari').fill('other@example.com');
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
  await expect.element(field('Email of Asha Kumari')).toHaveValue('asha@example.com');
});

test('rows that look like a student of the list or like a row above are named before they are sent', async () => {
  const students = createStudents(5, [
    {},
    { 'Mobile No.': '0091 00000 12345' },
    { 'Mobile No.': '+91-12350-00001' },
    { Name: 'KUMARI Asha' },
    { 'E-mail ID': 'yash@example.com', 'Mobile No.': '1235000001' },
  ]);
  const { network } = await pasteStudents(students);
  await field('Course').selectOptions('c-ccc');
  await field('Photos').upload(createStudents(5).map(({ email }) => photo(`${email}.png`)));
  const warning = main.getByRole('status').filter({ hasText: 'Is this the same person?' });
  // The row whose email is taken has an error that says so.
  await expect
    .poll(() => texts(warning.getByRole('listitem')))
    .toEqual([
      expect.stringMatching(/^In row 2, छात्र 2: same phone as अंजलि कुमारी, GVI\/\d+\/2026$/),
      'In row 3, छात्र 3: same phone as row 1, Asha Kumari',
      'In row 4, KUMARI Asha: same name and date of birth as row 1, Asha Kumari',
    ]);
  await expect.element(warning.getByRole('link')).toHaveAttribute('href', '/franchise/students/s-001');
  await expectAccessibleAtAllWidths('the question which rows are the same person');
  await button('Create 4 students').click();
  await expect.element(mainHeading('4 students created')).toBeVisible();
  expect(sentStudents(network).map(({ email }) => email)).toEqual([1, 2, 3, 4].map((number) => `new${number}@example.com`));
});

/** The students as a spreadsheet keeps them: dates of birth are days, and phones are numbers. */
async function toWorkbook(students: readonly ImportedStudent[]): Promise<File> {
  const [header = [], ...lines] = toTable(students)
    .split('\n')
    .map((line) => line.split('\t'));
  const toCell = (text: string, column: number) => {
    if (header[column] === 'DOB') return new Date(`${text.split('-').reverse().join('-')}T00:00:00Z`);
    return header[column] === 'Mobile No.' ? Number(text) : text;
  };
  const rows = [['Students of 2026'], header, ...lines.map((cells) => cells.map(toCell)), []];
  return new File([new Uint8Array(await writeXlsx({ sheets: [{ name: 'Students', rows }] }))], 'students.xlsx');
}

/** Drops a file on an element, as a person drags it from a folder. */
function drop(target: Element, file: File): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  const options = { bubbles: true, cancelable: true, dataTransfer };
  expect(target.dispatchEvent(new DragEvent('dragover', options)), 'the file is not opened in place of the page').toBe(false);
  target.dispatchEvent(new DragEvent('drop', options));
}

test('a workbook is dropped and its students are sent as they were typed; one that cannot be read leaves what was pasted', async () => {
  const students = createStudents(2);
  const { network } = await renderRoute(path, { as: 'franchise' });
  await field('Or paste a table').fill('Name');
  const old = new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])], 'students.xls');
  await field('Table file').upload(old);
  await expect.element(field('Table file')).toHaveAccessibleDescription(/This workbook is an old one \(\.xls\), or has a password\./);
  drop(field('Or paste a table').element(), new File(['PK'], 'students.xlsx'));
  await expect.element(field('Table file')).toHaveAccessibleDescription(/This workbook could not be read\./);
  await expect.element(field('Or paste a table')).toHaveValue('Name');
  drop(mainHeading('Table of students').element(), await toWorkbook(students));
  await expect.element(field('Date of Birth of Asha Kumari')).toHaveValue('09-03-2005');
  await field('Course').selectOptions('c-ccc');
  await choosePhotos(students);
  await button('Create 2 students').click();
  await expect.element(mainHeading('2 students created')).toBeVisible();
  expect(sentStudents(network).map(({ email, phone, dob, pinCode }) => [email, phone, dob, pinCode])).toEqual([
    ['new1@example.com', '1235000001', '2005-03-09', '800001'],
    ['new2@example.com', '1235000002', '2005-03-09', '800001'],
  ]);
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
  await expect.element(field('City of छात्र 2')).toHaveFocus();
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
