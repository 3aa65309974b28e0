import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../../support/axe.ts';
import { Network, rejected } from '../../support/network.ts';
import { button, expectTexts, field, focus, link, main, press, texts, toast } from '../../support/page.ts';
import { renderRoute } from '../../support/render-route.tsx';

const path = '/franchise/create-result';
const unknown = 'No student of your centre has this number';
const rollNo = field('Student Roll No');
const students = page.getByRole('listbox', { name: 'Students' }).getByRole('option');
const courses = field('Course').css('option:not([value=""])');
const status = (text: string) => main.getByRole('status').filter({ hasText: text });
const openForm = (network = new Network()) => renderRoute(path, { as: 'operator', network });

async function fillRest(): Promise<void> {
  for (const [label, text] of [
    ['Grade', 'A+'],
    ['Issue Date', '2026-11-20'],
    ['Start Date', '2026-05-01'],
    ['End Date', '2026-10-31'],
  ] as const) {
    await field(label).fill(text);
  }
}

test('a student is chosen by name with the keyboard, with the only course and its duration', async () => {
  const { network } = await openForm();
  await focus(rollNo);
  await userEvent.keyboard('agrawal');
  await expectTexts(students, 'Yash AgrawalGVI/50/2026');
  await expectAccessible('the list of students');
  await userEvent.keyboard('{Enter}');
  await expect.element(rollNo).toHaveValue('GVI/50/2026');
  await expect.element(rollNo).toHaveAccessibleDescription('Yash Agrawal');
  await expect.element(rollNo).toHaveFocus();
  await expect.element(students).not.toBeInTheDocument();
  await expectTexts(courses, 'ITI Entrance Coaching');
  await expect.element(field('Course')).toHaveValue('c-iti');
  await expect.element(field('Duration')).toHaveValue(expect.stringMatching(/^\d+$/));
  await fillRest();
  await press(field('Grade'), '{Enter}');
  await expect.element(toast('Result created successfully')).toBeVisible();
  expect(network.calls('/create-result')[0]?.body).toMatchObject({ rollNo: 'GVI/50/2026', courseId: 'c-iti', grade: 'A+' });
});

test('a student with two courses has these two, and Escape and a click outside close the list without moving the form', async () => {
  await openForm();
  await rollNo.fill('rohit');
  await expect.poll(() => texts(students)).toEqual([expect.stringMatching(/Rohit Kumar Singh/)]);
  // The position of the field below the list.
  const box = () => field('Grade').element().getBoundingClientRect().toJSON();
  const before = box();
  await press(rollNo, '{Escape}');
  await expect.element(students).not.toBeInTheDocument();
  await press(rollNo, '{ArrowDown}');
  await expect.element(students).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect.element(students).not.toBeInTheDocument();
  expect(box()).toEqual(before);
  await rollNo.fill('rohit k');
  await students.click();
  await expectTexts(courses, 'Diploma in Computer Applications', 'Tally with GST');
  await expect.element(field('Course')).toHaveValue('');
  await expect.element(field('Duration')).toHaveValue('');
  await field('Course').selectOptions('c-dca');
  await expect.element(field('Duration')).toHaveValue('6');
});

test('a typed roll number chooses its student in any case, and other courses follow the own ones', async () => {
  const { network } = await openForm();
  await rollNo.fill(' gvi/12/2026');
  await expect.element(rollNo).toHaveAccessibleDescription('Rohit Kumar Singh');
  // The typed duration differs from the duration of the course.
  await field('Duration').fill('4');
  await field('Course').selectOptions('Course on Computer Concepts');
  await expect.element(rollNo).toHaveValue('GVI/12/2026');
  await expectTexts(courses.nth(1), 'Tally with GST');
  await expect.element(field('Duration')).toHaveValue('4');
  await fillRest();
  await button('Create Result').click();
  await expect.element(toast('Result created successfully')).toBeVisible();
  expect(network.calls('/create-result')[0]?.body).toMatchObject({ rollNo: 'GVI/12/2026', courseId: 'c-ccc', duration: 4 });
});

test('a roll number in no list has a hint and all courses, and is sent as it is typed', async () => {
  const { network } = await openForm();
  network.respond('/create-result', rejected(404, 'The server knows no such student.'));
  await rollNo.fill(' x/7 ');
  await expect.element(status(unknown)).not.toBeInTheDocument();
  await field('Course').selectOptions('c-iti');
  await focus(field('Grade'));
  await expect.element(status(unknown)).toBeVisible();
  await expect.element(rollNo).toHaveAccessibleDescription(unknown);
  await fillRest();
  await button('Create Result').click();
  await expect.element(toast('The server knows no such student.')).toBeVisible();
  expect(network.calls('/create-result')[0]?.body).toMatchObject({ rollNo: 'x/7', courseId: 'c-iti' });
});

test('without the list of students the roll number is typed as before, and Retry fetches the list', async () => {
  const network = new Network();
  network.respond('/franchise/users', rejected(400, 'Not now'));
  await openForm(network);
  await rollNo.fill('GVI/50/2026');
  await field('Course').selectOptions('c-iti');
  const retry = page.getByRole('button', { name: 'Retry loading the students' });
  await expect.element(retry).toBeVisible();
  // The hint appears when the field has lost the focus.
  await focus(field('Grade'));
  await expect.element(status(unknown)).not.toBeInTheDocument();
  network.passThrough('/franchise/users');
  await retry.click();
  await expect.element(rollNo).toHaveAccessibleDescription('Yash Agrawal');
});

test('Create and add another keeps course, duration and dates, and the next student is typed at once', async () => {
  const { network, url } = await openForm();
  await focus(rollNo);
  for (const [index, [name, grade]] of [
    ['aman', 'A'],
    ['manish tiwari', 'B'],
  ].entries()) {
    await userEvent.keyboard(name ?? '');
    await expect.element(students.first()).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(field('Course')).toHaveValue('c-ccc');
    if (index === 0) {
      await fillRest();
      // The typed duration differs from the duration of the course.
      await field('Duration').fill('4');
    }
    await field('Grade').fill(grade ?? '');
    await button('Create and add another').click();
    await expect.element(rollNo).toHaveFocus();
    await expect.element(rollNo).toHaveValue('');
    await expect.element(field('Grade')).toHaveValue('');
    await expect.element(field('Course')).toHaveValue('c-ccc');
    await expect.element(field('Duration')).toHaveValue('4');
    await expect.element(field('End Date')).toHaveValue('2026-10-31');
  }
  const dates = { startDate: '2026-05-01', endDate: '2026-10-31', issueDate: '2026-11-20' };
  expect(network.calls('/create-result').map(({ body }) => body)).toEqual([
    { rollNo: 'GVI/19/2026', courseId: 'c-ccc', grade: 'A', duration: 4, ...dates },
    { rollNo: 'GVI/31/2026', courseId: 'c-ccc', grade: 'B', duration: 4, ...dates },
  ]);
  // All values are sent, so nothing is lost.
  await link('Cancel').click();
  await expect.poll(url).toBe('/franchise/results');
});
