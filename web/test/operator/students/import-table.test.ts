import { writeXlsx } from 'hucre/xlsx';
import { expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { createStudents, toTable } from '../../data/student-table.ts';
import { expectAccessibleAtAllWidths } from '../../support/axe.ts';
import { button, expectCount, expectTexts, field, header, heading, main, press, texts } from '../../support/page.ts';
import { photo } from '../../support/photos.ts';
import { renderRoute } from '../../support/render-route.tsx';
import { choosePhotos, expectCreated, mainHeading, openTable, path, readText, sentStudents } from './import-students.ts';

const missing = main.getByRole('status').filter({ hasText: 'Missing:' });
const names = () =>
  main
    .css('input[data-column=fullName]')
    .elements()
    .map((input) => (input instanceof HTMLInputElement ? input.value : ''));

test('every error is shown at its cell, and a corrected cell is sent', async () => {
  const { network, students } = await openTable(4, [
    { DOB: '31-02-2005' },
    { 'E-mail ID': 'yash@example.com', Sex: '?' },
    { 'E-mail ID': 'NEW4@example.com' },
  ]);
  await field('Course').selectOptions('c-ccc');
  await choosePhotos(students.slice(0, 3));
  const errors = {
    'Date of Birth of Asha Kumari': 'Write it like 09-03-2005.',
    'Email of छात्र 2': 'A student with this email is in your list already.',
    'Gender of छात्र 2': 'Write male, female or other.',
    'Email of छात्र 4': 'Row 3 has the same email.',
    'Photo of छात्र 4': 'No photo yet.',
  };
  for (const [label, error] of Object.entries(errors)) {
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field(label)).toHaveAccessibleDescription(error);
  }
  await expectCount(main.css('[aria-invalid=true]'), 5);
  await main.getByText(/^Columns: /).click();
  await expectAccessibleAtAllWidths('the table');
  await button('3 rows have errors').click();
  await expect.element(field('Date of Birth of Asha Kumari')).toHaveFocus();
  await userEvent.keyboard('28/02/2005');
  await field('Email of छात्र 2').fill('new2@example.com');
  await field('Gender of छात्र 2').fill('M');
  await button('Create 3 students').click();
  await expectCreated(3);
  expect(sentStudents(network).map(({ email, dob, gender }) => [email, dob, gender])).toEqual([
    ['new1@example.com', '2005-02-28', 'female'],
    ['new2@example.com', '2005-03-09', 'male'],
    ['NEW4@example.com', '2005-03-09', 'female'],
  ]);
  // This row is left.
  await expect.element(field('Email of छात्र 4')).toHaveValue('new4@example.com');
  await expect.element(field('Email of छात्र 4')).toHaveAccessibleDescription('A student with this email is in your list already.');
});

test('a course that is not known, also of a link, is selected once for all its rows, and initials are known', async () => {
  const students = createStudents(5);
  const { network } = await renderRoute(`${path}?course=c-gone`, { as: 'operator' });
  const courses = ['Course', 'DCA', 'Typing', 'typing', '', 'c-ccc'];
  const lines = toTable(students).split('\n');
  await readText(lines.map((line, index) => `${line}\t${courses[index]}`).join('\n'));
  await expect.element(main.getByText('DCA is read as Diploma in Computer Applications (1 row).')).toBeVisible();
  await expect.element(field('Course')).toHaveAccessibleDescription('For 1 row without a course');
  await choosePhotos(students);
  await button('Create 2 students').click();
  await expectCreated(2);
  await expect.element(missing).toHaveTextContent('Missing:Course');
  await button('Create students').click();
  await expect.element(field('Course')).toHaveFocus();
  await expect.element(field('Course')).toHaveAccessibleDescription(/Please select a course\.$/);
  await expect.element(field('Course of छात्र 2')).toHaveAttribute('aria-invalid', 'true');
  await field('Course').selectOptions('c-ccc');
  await field('Typing, 2 rows').selectOptions('c-dca');
  await expect.element(field('Typing, 2 rows')).toHaveValue('c-dca');
  await button('Create 3 students').click();
  await expectCreated(5);
  expect(sentStudents(network).map(({ courseId }) => courseId)).toEqual(['c-dca', 'c-ccc', 'c-dca', 'c-dca', 'c-ccc']);
});

test('rows with errors are first, then those with warnings, stay where they are while they are corrected, and a warning is sent', async () => {
  const { network, students } = await openTable(4, [{}, { 'Mobile No.': '12350' }, {}, { DOB: '32 Jan 2006' }]);
  await expect.poll(names).toEqual(['छात्र 4', 'छात्र 2', 'Asha Kumari', 'छात्र 3']);
  await expect.element(field('Phone of छात्र 2')).toHaveAccessibleDescription('Only 5 digits. A phone number has 10.');
  await field('Course').selectOptions('c-ccc');
  await field('Photos').upload(['12350', ...students.map(({ phone }) => phone)].map((name) => photo(`${name}.png`)));
  await expect.element(main.getByText('1 row has errors')).toBeVisible();
  await expect.element(main.getByText('The complete rows can be sent now. The others stay here.')).toBeVisible();
  await field('Date of Birth of छात्र 4').fill('5 Jan 2006');
  await expect.element(main.getByText('All 4 rows are ready.')).toBeVisible();
  await expect.element(main.getByText('1 row has a warning. Rows with warnings are sent, too.')).toBeVisible();
  expect(names()).toEqual(['छात्र 4', 'छात्र 2', 'Asha Kumari', 'छात्र 3']);
  await button('Create 4 students').click();
  await expectCreated(4);
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
  await renderRoute(path, { as: 'operator' });
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

test('one line at the top says what is missing, and each part of it leads to the place where it is given', async () => {
  const students = createStudents(3, [{ Batch: 'Night batch' }]);
  await renderRoute(path, { as: 'operator' });
  await readText(toTable(students).replace('\tSex\t', '\tM or F?\t').replaceAll('\tF\t', '\tyes\t'));
  await expectTexts(missing.getByRole('button'), 'Gender', 'Course', 'Batch', '3 photos');
  await expectCount(main.css('[aria-invalid=true]'), 0);
  await main.getByText(/^Columns: /).click();
  await press(missing.getByRole('button', { name: 'Gender' }), '{Enter}');
  await expect.element(field('Column 1: Sr. No.')).toHaveFocus();
  await field('Column 7: M or F?').selectOptions('Gender');
  await expect.element(button('2 rows have errors')).toBeVisible();
  await press(missing.getByRole('button', { name: 'Batch' }), '{Enter}');
  await expect.element(field('Night batch, 1 row')).toHaveFocus();
  await press(missing.getByRole('button', { name: '3 photos' }), '{Enter}');
  await expect.element(field('Photos')).toHaveFocus();
  await choosePhotos(students.slice(1));
  await expectTexts(missing.getByRole('button'), 'Course', 'Batch', '1 photo', '2 rows have errors');
  await press(missing.getByRole('button', { name: 'Course' }), '{Enter}');
  await expect.element(field('Course')).toHaveFocus();
});

test('M and F are a gender under any header, and what is chosen for all rows is seen in their cells, as is the photo of a row', async () => {
  const students = createStudents(2, [{}, { Sex: 'M', Batch: '' }]);
  const { network } = await renderRoute(`${path}?batch=b-evening&course=c-ccc`, { as: 'operator' });
  await readText(toTable(students).replace('\tSex\t', '\tM/F\t'));
  await expect.element(main.getByText('M/F is read as Gender.')).toBeVisible();
  await expectTexts(missing.getByRole('button'), '2 photos');
  await expect.element(field('Batch')).toHaveValue('b-evening');
  await expect.element(field('Batch of छात्र 2')).toHaveAttribute('placeholder', 'Evening coaching batch');
  await expect.element(field('Course of छात्र 2')).toHaveAttribute('placeholder', 'Course on Computer Concepts');
  await choosePhotos(students.slice(1));
  // Without a text of its own, because the row and the cell have the name.
  await expect.element(main.getByRole('row', { name: 'छात्र 2' }).css('img[alt=""]')).toBeVisible();
  await expectCount(main.getByRole('table').css('img'), 1);
  await button('Create 1 student').click();
  await expectCreated(1);
  expect(sentStudents(network)).toEqual([expect.objectContaining({ gender: 'male', batch: 'b-evening', courseId: 'c-ccc' })]);
});

test('a table with a correction is discarded only after a question', async () => {
  await openTable(1);
  await field('City of Asha Kumari').fill('Gaya');
  const confirm = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValue(true);
  await button('Discard the table').click();
  await expect.poll(() => confirm.mock.calls).toEqual([['Discard the table with your corrections?']]);
  await expect.element(field('City of Asha Kumari')).toHaveValue('Gaya');
  await button('Discard the table').click();
  await expect.element(field('Table file')).toBeVisible();
});

test('photos that fit no student and students without a photo are named, and such a photo is given to a student by hand', async () => {
  const { network, students } = await openTable(3);
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
  await expectCreated(2);
  expect(sentStudents(network).map(({ email }) => email)).toEqual(['new1@example.com', 'new3@example.com']);
});

test('the template is the table that the page understands, and a file without students is rejected with a message', async () => {
  await renderRoute(path, { as: 'operator' });
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
  const { network } = await openTable(5, [
    {},
    { 'Mobile No.': '0091 00000 12345' },
    { 'Mobile No.': '+91-12350-00001' },
    { Name: 'KUMARI Asha' },
    { 'E-mail ID': 'yash@example.com', 'Mobile No.': '1235000001' },
  ]);
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
  await expectCreated(4);
  expect(sentStudents(network).map(({ email }) => email)).toEqual([1, 2, 3, 4].map((number) => `new${number}@example.com`));
});

/** Drops a file on an element, as a person drags it from a folder. */
function drop(target: Element, file: File): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  const options = { bubbles: true, cancelable: true, dataTransfer };
  expect(target.dispatchEvent(new DragEvent('dragover', options)), 'the file is not opened in place of the page').toBe(false);
  target.dispatchEvent(new DragEvent('drop', options));
}

test('a workbook is dropped and its students are in the table; one that cannot be read leaves what was pasted', async () => {
  await renderRoute(path, { as: 'operator' });
  await field('Or paste a table').fill('Name');
  const old = new File([new Uint8Array([0xd0, 0xcf, 0x11, 0xe0])], 'students.xls');
  await field('Table file').upload(old);
  await expect.element(field('Table file')).toHaveAccessibleDescription(/This is an old workbook \(\.xls\), or it has a password\./);
  drop(field('Or paste a table').element(), new File(['PK'], 'students.xlsx'));
  await expect.element(field('Table file')).toHaveAccessibleDescription(/This workbook could not be read\./);
  await expect.element(field('Or paste a table')).toHaveValue('Name');
  const rows = toTable(createStudents(2))
    .split('\n')
    .map((line) => line.split('\t'));
  const workbook = await writeXlsx({ sheets: [{ name: 'Students', rows: [['Students of 2026'], ...rows] }] });
  drop(mainHeading('Table of students').element(), new File([new Uint8Array(workbook)], 'students.xlsx'));
  await expect.element(field('Date of Birth of Asha Kumari')).toHaveValue('09-03-2005');
});
