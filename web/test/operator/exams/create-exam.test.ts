import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../support/axe.ts';
import { Network, serverError } from '../../support/network.ts';
import {
  button,
  cells,
  clickTwice,
  expectCount,
  expectTexts,
  field,
  focus,
  heading,
  link,
  press,
  searchBox,
  texts,
  toast,
} from '../../support/page.ts';
import { renderRoute } from '../../support/render-route.tsx';

const path = '/franchise/create-exam';
const openForm = (network?: Network) => renderRoute(path, { as: 'operator', network });

const availableStudents = page.getByRole('listbox', { name: 'Available students' }).getByRole('option');
const availableStudent = (name: string) => availableStudents.filter({ hasText: name });
const selectedStudents = page.getByRole('list', { name: 'Selected students' }).getByRole('listitem');

/** Selects course and batch, which determine the available students. */
async function selectBatch(course: string, batch: string): Promise<void> {
  await field('Course').selectOptions(course);
  await field('Batch').selectOptions(batch);
}

async function fill(): Promise<void> {
  await field('Title').fill(' अंतिम परीक्षा ');
  await field('Date').fill('2026-12-28');
  await field('Time').fill('17:05');
  await field('Location').fill('Room 1');
  await selectBatch('c-ccc', 'b-forenoon');
}

test('an exam needs title, time, date, location, course, batch and students [R-388, R-391]', async () => {
  const { network } = await openForm();
  await expect.element(page.getByText('Select the course and batch first.')).toBeVisible();
  await button('Create Exam').click();
  await expectCount(toast('Please fill all required fields'), 1);
  for (const label of ['Title', 'Time', 'Date', 'Location', 'Course', 'Batch', 'Students'])
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field('Title')).toHaveFocus();
  // Ended batches are not options.
  await expectCount(field('Batch').css('option'), 6);
  await expect.element(field('Batch').css('option').filter({ hasText: 'Monsoon' })).not.toBeInTheDocument();
  await field('Course').selectOptions('c-ccc');
  expect(network.calls('/franchise/users'), 'without a batch no students are requested').toEqual([]);
  await fill();
  await expectCount(availableStudents, 3);
  expect(network.calls('/franchise/users')[0]?.search).toBe('?batchId=b-forenoon&courseId=c-ccc');
  // Everything except the students is filled in.
  await button('Create Exam').click();
  await expect.element(field('Students')).toHaveFocus();
  await expectCount(page.css('[aria-invalid=true]'), 1);
  expect(network.calls('/create-hall-ticket')).toEqual([]);
});

test('an exam is created once with its students, chosen with the keyboard, and appears in the list [R-387, R-389, R-390]', async () => {
  const { network, url } = await renderRoute('/franchise/exams', { as: 'operator' });
  await link('Create Exam').click();
  await expect.element(heading('Create Exam')).toHaveFocus();
  await fill();
  await expectCount(availableStudents, 3);
  await focus(field('Students'));
  // Enter selects the typed name without submitting, and the next name replaces the text.
  await userEvent.keyboard('SUNIL{Enter}');
  await expectTexts(selectedStudents, 'Sunil Mahto');
  await userEvent.keyboard('GVI/28/2026{Enter}');
  await expectTexts(selectedStudents, 'Sunil Mahto', 'Deepak Paswan');
  await userEvent.keyboard('{Backspace}{Enter}{ArrowDown}{ArrowDown}');
  await expect.element(field('Students')).toHaveAttribute('aria-activedescendant', availableStudent('Manish').element().id);
  await userEvent.keyboard('{Enter}');
  await expect.element(availableStudent('Manish')).toHaveAttribute('aria-selected', 'true');
  await userEvent.keyboard('{Enter}');
  await expect.element(availableStudent('Manish')).toHaveAttribute('aria-selected', 'false');
  await focus(page.getByRole('button', { name: 'Remove Deepak Paswan' }));
  await userEvent.keyboard('{Enter}');
  await expectTexts(selectedStudents, 'Sunil Mahto');
  await expect.element(field('Students')).toHaveFocus();
  expect(network.calls('/create-hall-ticket')).toEqual([]);
  await clickTwice(button('Create Exam'));
  await expect.poll(url).toBe('/franchise/exams');
  await expect.element(toast('Exam created successfully')).toHaveAttribute('data-toast', 'success');
  await searchBox.fill('अंतिम');
  await expectTexts(cells('अंतिम परीक्षा').nth(3), '5:05 PM');
  expect(network.calls('/create-hall-ticket').map(({ method, body }) => [method, body])).toEqual([
    [
      'POST',
      {
        title: 'अंतिम परीक्षा',
        date: '2026-12-28',
        time: '17:05',
        location: 'Room 1',
        course: 'c-ccc',
        batch: 'b-forenoon',
        // The students are sent as JSON text.
        students: '[{"_id":"s-023","fullName":"Sunil Mahto","fatherName":"Jagdish Mahto","gender":"male"}]',
      },
    ],
  ]);
});

test('selecting another course or batch removes students who are not in it and shows how many; an empty batch shows a message [R-388]', async () => {
  await openForm();
  await selectBatch('c-dca', 'b-morning');
  await expect
    .poll(() => texts(availableStudents))
    .toEqual([/Vikash Ranjan/, /Rohit Kumar Singh/].map((name) => expect.stringMatching(name)));
  await page.getByRole('button', { name: 'Select all 2' }).click();
  await expect.element(page.getByText('2 selected', { exact: true })).toBeVisible();
  // Rohit is enrolled in both courses.
  await field('Course').selectOptions('c-tally');
  await expectTexts(selectedStudents, 'Rohit Kumar Singh');
  await expect.element(page.getByText('1 selected student is not in this course and batch and was removed.')).toBeVisible();
  await field('Batch').selectOptions('b-evening');
  await expect.element(page.getByText('No students found in this course and batch.')).toBeVisible();
  await expect.element(page.getByText('2 selected students are not in this course and batch and were removed.')).toBeVisible();
  await expect.element(selectedStudents).not.toBeInTheDocument();
  await selectBatch('c-dca', 'b-morning');
  // Selecting the batch again restores the selection.
  await expectCount(selectedStudents, 2);
  await page.getByRole('button', { name: 'Remove all' }).click();
  await expect.element(field('Students')).toHaveFocus();
  await expect.element(page.getByText('0 selected', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/removed\./)).not.toBeInTheDocument();
});

test('if the students fail to load, Retry is shown; duplicates are shown once, and only 20 of the selected students are listed [R-391, F-26]', async () => {
  const { network } = await openForm();
  network.respond('/franchise/users', serverError);
  await selectBatch('c-ccc', 'b-forenoon');
  await expect.element(page.getByText('The students could not be loaded.')).toBeVisible();
  await expect.element(field('Students')).toHaveProperty('readOnly', true);
  const differentUsers = Array.from({ length: 24 }, (_, index) => ({ _id: `s-${index}`, fullName: `Same Name`, rollNo: `R/${index}` }));
  const users = [...differentUsers, { _id: 's-0', fullName: 'Same Name', rollNo: 'R/0' }];
  network.respond('/franchise/users', { json: { success: true, users } });
  await button('Retry').click();
  await expectCount(availableStudents, 24);
  await page.getByRole('button', { name: 'Select all 24' }).click();
  await expect.element(page.getByText('24 selected', { exact: true })).toBeVisible();
  await expectCount(selectedStudents, 21);
  await expectTexts(selectedStudents.last(), 'and 4 more');
});

const clashes = page.getByText(/^This exam overlaps with another one/);
const assumption = page.getByText('We assume that each exam lasts 3 hours. You can still create this one.');

function withExam(exam: object): Network {
  const network = new Network();
  const hallTickets = [{ _id: 'e', title: 'Typing', course: { _id: 'c', title: 'CCC' }, date: '2026-12-28', time: '15:00', ...exam }];
  network.respond('/my-created-ht', { json: { success: true, hallTickets } });
  return network;
}

test('an exam in the same room or with the same students at one time is said before the form is sent, and does not stop it', async () => {
  const users = Array.from({ length: 17 }, (_, index) => ({ _id: `s-${index}`, fullName: `Student ${index + 1}` }));
  const network = withExam({ location: 'room  1', students: users });
  network.respond('/franchise/users', { json: { success: true, users } });
  network.respond('/create-hall-ticket', { json: { success: true, message: 'Exam created successfully' } });
  const { url } = await openForm(network);
  await fill();
  await expectTexts(clashes, 'This exam overlaps with another one in the same room: Typing, CCC, 28-12-2026, 3:00 PM.');
  await expect.element(assumption).toBeVisible();
  await page.getByRole('button', { name: 'Select all 17' }).click();
  const names = 'Student 1, Student 2, Student 3, Student 4, Student 5 + 12 more.';
  const students = `Typing, CCC, 28-12-2026, 3:00 PM. Students in both: ${names}`;
  await expectTexts(clashes, `This exam overlaps with another one in the same room: ${students}`);
  expect(page.getByRole('status').filter({ has: clashes }).elements()).toHaveLength(1);
  await expectAccessible('an exam that clashes with another one');
  await field('Location').fill('Room 2');
  await expectTexts(clashes, `This exam overlaps with another one: ${students}`);
  await field('Time').fill('18:00');
  await expect.element(clashes).not.toBeInTheDocument();
  await field('Time').fill('17:59');
  await expect.element(clashes).toBeVisible();
  await button('Create Exam').click();
  await expect.poll(url).toBe('/franchise/exams');
  expect(network.calls('/create-hall-ticket')).toHaveLength(1);
});

test('a restored form says its clashes again, and none when it is discarded', async () => {
  const { reload } = await openForm(withExam({ location: 'Room 1', students: [] }));
  await fill();
  await expect.element(clashes).toBeVisible();
  await expect.poll(() => sessionStorage['institute.draft.create-exam']).toContain('b-forenoon');
  await reload();
  await expect.element(clashes).toBeVisible();
  await button('Discard').click();
  await expect.element(clashes).not.toBeInTheDocument();
});

test('without the other exams the form says that it has not looked at them, and Retry loads them', async () => {
  const network = new Network();
  network.respond('/my-created-ht', serverError);
  const { url } = await openForm(network);
  await fill();
  const notChecked = page.getByText(/^The other exams could not be loaded/);
  await expect.element(notChecked).toBeVisible();
  await expectAccessible('an exam that is not compared with the others');
  expect(texts(toast(/./))).toEqual([]);
  network.passThrough('/my-created-ht');
  await press(button('Retry'), '{Enter}');
  await expect.element(notChecked).not.toBeInTheDocument();
  await expect.element(heading('Create Exam')).toHaveFocus();
  await availableStudent('Sunil').click();
  await button('Create Exam').click();
  await expect.poll(url).toBe('/franchise/exams');
});
