import { expect, test, vi } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { createStudents, toTable } from '../../data/student-table.ts';
import { expectAccessibleAtAllWidths } from '../../support/axe.ts';
import { watchPrints } from '../../support/documents.ts';
import { button, dialog, expectTexts, field, link, main, sidebarLink, tabTo } from '../../support/page.ts';
import { twoColours, uploadedPhoto } from '../../support/photos.ts';
import { renderRoute } from '../../support/render-route.tsx';
import { operator, storedTexts, submitLogin } from '../../support/session.ts';
import {
  choosePhotos,
  expectCreated,
  mainHeading,
  openTable,
  path,
  readTable,
  readText,
  sendTable,
  sentStudents,
} from './import-students.ts';

const currentStep = main.css('li[aria-current=step]');

test('10 students are created from a pasted table with photos, and each gets a Student Id and a slip with a password', async () => {
  const students = createStudents(10);
  const { network, url } = await renderRoute('/franchise/student-management', { as: 'operator' });
  await link('Import Students').click();
  await expect.poll(url).toBe(path);
  await expect.element(sidebarLink('Student Management')).toHaveAttribute('aria-current', 'true');
  await expect.element(currentStep).toHaveTextContent('Table');
  await readTable(students);
  await expect.element(currentStep).toHaveTextContent('Check');
  await sendTable(students);
  await expectCreated(10);
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
  const { network, url, students } = await openTable(2);
  await sendTable(students);
  await expectCreated(2);
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
  const untranslated = document.querySelector('[data-print-area] [translate=no]');
  expect(untranslated?.textContent, 'a translating browser leaves them alone').toBe(slips);
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

test('corrections and choices survive a reload and the end of the session, without passwords, which the table gives again', async () => {
  const students = createStudents(2, [{ Batch: 'Night batch' }, { City: '' }]);
  const withPassword = (line: string, index: number) => `${line}\t${['Password', 'own-secret-1', ''][index]}`;
  const table = toTable(students).split('\n').map(withPassword).join('\n');
  const { mocks, goto, network, reload, url } = await renderRoute(path, { as: 'operator' });
  await readText(table);
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
  await link('Sign in now').click();
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
  await field('Or paste a table').fill(table);
  await button('Read table').click();
  await expect.element(main.getByText(/had a password in the table/)).not.toBeInTheDocument();
  await button('Continue').click();
  await expectCreated(2);
  expect(sentStudents(network).map(({ password }) => password)).toEqual(['own-secret-1', expect.stringMatching(/^[a-zA-Z0-9]{8}$/)]);
});

test('the next table has its own count, course and photos, and its slips are the first thing to do when it is done', async () => {
  watchPrints();
  const { students } = await openTable(2);
  await sendTable(students);
  await expectCreated(2);
  const actions = main.getByRole('region', { name: 'Progress' }).css('button, a');
  await expectTexts(actions, 'Print password slips', 'Go to Student List', 'Import another table', 'Download CSV');
  await button('Print password slips').click();
  await button('The slips are printed').click();
  await button('Import another table').click();
  await expect.element(currentStep).toHaveTextContent('Table');
  const next = createStudents(3).slice(2);
  await readTable(next);
  await expect.element(field('Course')).toHaveValue('');
  await expect.element(main.getByText('0 of 1 student has a photo.')).toBeVisible();
  await expect.element(main.getByText(/match any student/)).not.toBeInTheDocument();
  await sendTable(next);
  await expectCreated(1);
  await expect.element(main.getByText('This password will not be shown again. Print the slip before you leave.')).toBeVisible();
  await expect.element(main.getByRole('region', { name: 'Progress' }).getByRole('status').first()).toHaveTextContent('1 student sent.');
});

test('an import stops when a batch is full, of which the table warned, and its students go to another batch [Q-82]', async () => {
  const lab = { Batch: 'tally  practical lab' };
  const { network, students } = await openTable(5, [{}, {}, lab, lab]);
  await expect.element(main.getByText('Tally practical lab has 0 free seats, and the table has 2 students for it.')).toBeVisible();
  await sendTable(students);
  await expect.element(mainHeading('Tally practical lab is full')).toBeVisible();
  await expect.element(main.getByText('2 of 5 sent')).toBeVisible();
  await expectTexts(main.getByRole('paragraph').filter({ hasText: /^This batch is full\./ }), 'This batch is full. 2 rows left.');
  expect(sentStudents(network)).toHaveLength(3);
  await button('Continue').click();
  await expectCreated(3);
  expect(
    sentStudents(network).map(({ email }) => email),
    'no further student of the full batch',
  ).toEqual([0, 1, 2, 4].map((index) => students[index]?.email));
  await field('Another batch').selectOptions('Evening coaching batch');
  await button('Move 2 students').click();
  await button('Continue').click();
  await expectCreated(5);
  expect(sentStudents(network).map(({ batch }) => batch)).toEqual([
    ...['b-morning', 'b-morning', 'b-lab', 'b-morning'],
    ...['b-evening', 'b-evening'],
  ]);
});

test('a student that the server rejects goes back into the table with its words; the photo is sent as a small portrait [S-19]', async () => {
  const { network, students } = await openTable(1);
  await field('Course').selectOptions('c-ccc');
  await field('Photos').upload(await twoColours(4000, 3000, `${students[0]?.phone}.jpg`));
  const message = { email: ['This email is already registered.'] };
  network.respond('/admin/register', { status: 409, json: { success: false, message } }, { times: 1 });
  await button('Create 1 student').click();
  await expect.element(main.getByText('The server has this already. Check the list before sending again.')).toBeVisible();
  await button('Correct 1 student').click();
  await expect.element(field('Email of Asha Kumari')).toHaveAccessibleDescription('This email is already registered.');
  await expect.element(field('Batch of Asha Kumari')).toHaveValue('सुबह का बैच');
  await field('Email of Asha Kumari').fill('other@example.com');
  await button('Create 1 student').click();
  await expectCreated(1);
  expect(sentStudents(network).map(({ email }) => email)).toEqual(['new1@example.com', 'other@example.com']);
  expect(await uploadedPhoto(network, '/admin/register')).toMatchObject({ type: 'image/jpeg', width: 960, height: 1200 });
});

test('a table is read, corrected and sent with the keyboard alone', async () => {
  const students = createStudents(2, [{}, { City: '' }]);
  const { network } = await renderRoute(path, { as: 'operator' });
  await tabTo('Or paste a table');
  await commands.insertText(toTable(students));
  await tabTo('Read table');
  await userEvent.keyboard('{Enter}');
  await expect.element(mainHeading('Check the table')).toBeVisible();
  await tabTo('Course');
  await userEvent.keyboard('{Enter}');
  await expect.element(field('Course')).toHaveFocus();
  await userEvent.keyboard('CCC');
  await tabTo('Photos');
  // Enter opens the dialog of the system, which the test does not see.
  await choosePhotos(students);
  await tabTo('1 row has errors');
  await userEvent.keyboard('{Enter}');
  await expect.element(field('City of छात्र 2')).toHaveFocus();
  await userEvent.keyboard('Gaya');
  await tabTo('Create 2 students');
  await userEvent.keyboard('{Enter}');
  await expect.element(main.getByRole('region', { name: 'Progress' })).toHaveFocus();
  await expectCreated(2);
  expect(sentStudents(network).map(({ email, city }) => [email, city])).toEqual([
    ['new1@example.com', 'Patna'],
    ['new2@example.com', 'Gaya'],
  ]);
  await tabTo('Print password slips');
});
