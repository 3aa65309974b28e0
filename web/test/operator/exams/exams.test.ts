import { expect, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { expectNoViolations } from '../../support/axe.ts';
import { watchPrints } from '../../support/documents.ts';
import { type Answer, Network, rejected } from '../../support/network.ts';
import {
  button,
  cells,
  clickTwice,
  columnHeaders,
  dialog,
  emulateMedia,
  expectCount,
  expectNoToasts,
  expectTexts,
  field,
  heading,
  link,
  press,
  row,
  rowNames,
  searchBox,
  sidebarLink,
  toast,
} from '../../support/page.ts';
import { renderRoute, waitForData, waitForResponses } from '../../support/render-route.tsx';
import { inOtherDocument, sessionKey } from '../../support/session.ts';

const path = '/franchise/exams';
const studentList = '/franchise/exam/student-list';
const openExams = (search = '') => renderRoute(`${path}${search}`, { as: 'operator' });

async function openStudents(title: string): Promise<void> {
  await row(title)
    .getByRole('link', { name: `View student list of ${title}` })
    .click();
  await expect.element(heading(title)).toBeVisible();
  await waitForData();
}

const hallTicketButton = (name: string) => row(name).getByRole('button', { name: `Download hall ticket of ${name}` });

test('Exam List shows its columns, with the date as DD-MM-YYYY, and its search matches titles only [Q-74, R-377, R-378, R-379, R-380]', async () => {
  vi.setSystemTime('2026-11-25T06:00:00Z');
  const { network } = await openExams('?page=2');
  await expect.element(heading('Exam List')).toBeVisible();
  expect(columnHeaders()).toEqual(['Title', 'Course', 'Batch', 'Date', 'Time', 'Location', 'Actions']);
  await expect.element(link('Create Exam')).toHaveAttribute('href', '/franchise/create-exam');
  await searchBox.fill('ccc');
  await expect.poll(rowNames).toEqual(['CCC forenoon test', 'CCC final exam']);
  await expectTexts(
    cells('CCC forenoon test'),
    ...['Course on Computer Concepts', 'Forenoon batch', '05-12-2026', '11:00 AM', 'Patna centre, Room 1', 'View student list'],
  );
  await searchBox.fill('Patna');
  await expect.element(page.getByText('No results for ‘Patna’.')).toBeVisible();
  expect(network.calls('/my-created-ht').map(({ method }) => method)).toEqual(['GET']);
  expect(network.calls('/self-created-batches'), 'the exams contain the titles').toEqual([]);
});

test('the next exam is first, and past exams are below, the latest of them first; a title opens the students of its exam', async () => {
  vi.setSystemTime('2026-11-25T18:30:00Z');
  const exams: [string, string?, string?][] = [['Undated'], ['Long ago', '2026-01-05'], ['Later', '2027-01-10'], ['Past', '2026-11-25']];
  exams.push(['Today, noon', '2026-11-26', '12:00'], ['Today, morning', '2026-11-26', '09:30']);
  const network = new Network();
  const hallTickets = exams.map(([title, date, time], index) => ({ _id: `e-${index}`, title, date, time }));
  network.respond('/my-created-ht', { json: { success: true, hallTickets } });
  const { url } = await renderRoute(`${path}?size=10`, { as: 'operator', network });
  await expect.poll(rowNames).toEqual(['Today, morning', 'Today, noon', 'Later', 'Past', 'Long ago', 'Undated']);
  await press(link('Past'), '{Enter}');
  await expect.poll(url).toBe(studentList);
  await expect.element(heading('Past')).toHaveFocus();
});

test("an exam's batch and course may be an id, a record or missing [F-24, F-26]", async () => {
  const hallTickets = [
    { _id: 'e-1', title: 'By id', batch: 'b-forenoon', course: { _id: 'c-ccc' } },
    { _id: 'e-1', title: 'By record', batch: { _id: 'b-x', title: 'Record batch' }, course: null },
    { _id: 'e-3', title: 'Unknown', batch: 'b-unknown' },
  ];
  const network = new Network();
  network.respond('/my-created-ht', { json: { success: true, hallTickets } });
  const batches = network.hold('/self-created-batches');
  const { goto } = await renderRoute(`${path}?batch=b-forenoon`, { as: 'operator', network });
  await expectTexts(field('Batch').css('option'), 'All batches', 'b-forenoon', 'b-unknown', 'Record batch');
  batches.release();
  await expectTexts(field('Batch').css('option'), 'All batches', 'b-unknown', 'Forenoon batch', 'Record batch');
  await goto(path);
  await expectTexts(cells('By id'), '-', 'Forenoon batch', '-', '-', '-', 'View student list');
  await expectTexts(cells('By record').nth(1), 'Record batch');
  await expectTexts(cells('Unknown').nth(1), 'b-unknown');
});

test('the students of an exam are shown from the navigation state, a URL alone shows none, and an exam without any says so [R-382, R-385, R-386, F-32]', async () => {
  const { network, url, state, reload, back } = await renderRoute(studentList, { as: 'operator' });
  // A pasted URL has no state, so it leads to the list of exams.
  await expect.poll(url).toBe(path);
  await waitForData();
  await openStudents('CCC forenoon test');
  expect(url()).toBe(studentList);
  await expect.element(heading('CCC forenoon test')).toHaveFocus();
  await expect.poll(() => document.title).toMatch(/^CCC forenoon test/);
  await expect.element(page.getByText('Course on Computer Concepts, 05-12-2026, 11:00 AM', { exact: true })).toBeVisible();
  expect(columnHeaders()).toEqual(['Name', 'Student Id', 'Email', 'Phone', 'Actions']);
  await expectTexts(cells('Sunil Mahto'), 'GVI/33/2026', 'sunil@example.com', '0000015359', 'Download hall ticket');
  expect(JSON.stringify(state()), 'the history survives a logout').not.toMatch(/Sunil|CCC/);
  // The search matches names and emails.
  await searchBox.fill('manish t');
  await expect.poll(rowNames).toEqual(['Manish Tiwari']);
  await expect.poll(url).toBe(`${studentList}?q=manish+t`);
  await reload();
  await expect.poll(rowNames, { message: 'a reload in the same tab' }).toEqual(['Manish Tiwari']);
  await searchBox.fill('deepak@');
  await expect.poll(rowNames).toEqual(['Deepak Paswan']);
  await searchBox.fill('GVI/');
  await expect.element(page.getByText('No results for ‘GVI/’.')).toBeVisible();
  await link('Exam List').click();
  await expect.element(heading('Exam List')).toHaveFocus();
  await openStudents('हिन्दी टाइपिंग गति परीक्षा');
  await expect.element(page.getByText('There is no student enroll in this exam')).toBeVisible();
  await link('Exam List').click();
  await expect.element(heading('Exam List')).toHaveFocus();
  // The history entry of an exam that no longer exists.
  back();
  await expect.poll(url).toMatch(/student-list/);
  network.respond('/my-created-ht', { json: { success: true, hallTickets: [] } });
  await reload();
  await expect.poll(url).toBe(path);
  await expect.element(page.getByText('There is no exam created yet')).toBeVisible();
});

test('a hall ticket is saved as admitCard.html, and only its request sends the admin token [R-383, R-384, S-07]', async () => {
  const { network, goto } = await openExams();
  await openStudents('CCC forenoon test');
  const fileName = commands.nextDownload();
  await hallTicketButton('Sunil Mahto').click();
  expect(await fileName).toBe('admitCard.html');
  sessionStorage.setItem('adminToken', 'admin-secret');
  await goto(path);
  await openStudents('CCC forenoon test');
  const secondFile = commands.nextDownload();
  await clickTwice(hallTicketButton('Sunil Mahto'));
  await secondFile;
  const authorizations = (path: string) => network.calls(path).map(({ headers }) => headers.authorization);
  const [ofSession] = authorizations('/my-created-ht');
  expect(ofSession).toMatch(/^Bearer mock\./);
  expect(authorizations('/my-ht/c-ccc/s-023'), 'without an admin token, the session’s').toEqual([ofSession, 'Bearer admin-secret']);
  await link('Exam List').click();
  await sidebarLink('Batch Management').click();
  await expect.element(heading('All Batches')).toBeVisible();
  await waitForData();
  const withAdminToken = network.calls().filter(({ headers }) => headers.authorization?.includes('admin-secret'));
  expect(withAdminToken.map(({ path }) => path)).toEqual(['/my-ht/c-ccc/s-023']);
});

test('only the clicked row is busy, and a rejected hall ticket shows an error and saves nothing [R-391]', async () => {
  const { network, goto } = await openExams();
  const saves = vi.spyOn(URL, 'createObjectURL');
  const held = network.hold('/my-ht/*');
  await openStudents('CCC forenoon test');
  await hallTicketButton('Sunil Mahto').click();
  await expect.element(hallTicketButton('Sunil Mahto')).toHaveAttribute('aria-busy', 'true');
  await expect.element(hallTicketButton('Manish Tiwari')).not.toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => held.calls.length).toBe(1);
  held.respond(rejected(403, 'Fees are due.'));
  await expect.element(toast('Fees are due.')).toHaveAttribute('data-toast', 'error');
  await expect.element(hallTicketButton('Sunil Mahto')).not.toHaveAttribute('aria-busy', 'true');
  // An exam whose course is missing has no hall tickets.
  const hallTickets = [{ _id: 'e-002', title: 'No course', course: null, students: [{ _id: 's-1', fullName: 'Asha' }] }];
  network.respond('/my-created-ht', { json: { success: true, hallTickets } });
  await goto(path);
  await openStudents('No course');
  await expectTexts(cells('Asha'), '-', '-', '-', 'Download hall ticket');
  await hallTicketButton('Asha').click();
  await expect.element(toast('Please fill all the required fields.')).toHaveAttribute('data-toast', 'error');
  expect(network.calls('/my-ht/*')).toHaveLength(1);
  expect(saves).not.toHaveBeenCalled();
});

/** Opens the students of an exam with `count` students, named 'Student 1' and so on. */
async function openExamStudents(count: number, network = new Network()) {
  const students = Array.from({ length: count }, (_, index) => ({
    _id: `s-${index + 1}`,
    fullName: `Student ${index + 1}`,
    fatherName: `Father ${index + 1}`,
    rollNo: `GVI/${count - index}`,
  }));
  const course = { _id: 'c-ccc', title: 'Course on Computer Concepts' };
  const exam = { _id: 'e-1', title: 'Final', course, batch: { _id: 'b-1', title: 'Morning' }, date: '2026-12-20', time: '10:30', students };
  network.respond('/my-created-ht', { json: { success: true, hallTickets: [exam] } });
  const route = await renderRoute(path, { as: 'operator', network });
  await openStudents('Final');
  return route;
}

/** The path of a student's hall ticket, by the number of the student. */
const hallTicketPath = (number: number | '*'): string => `/my-ht/c-ccc/s-${number}`;

const hallTicketsDialog = dialog('Print hall tickets');
const openHallTickets = () => button('Print hall tickets').click();

const html = (body: string): Answer => ({
  body: `<!doctype html><html><body style="margin:0">${body}</body></html>`,
  contentType: 'text/html',
});
const hallTicket = (name: string) => html(`<main>${name}</main>`);

const status = hallTicketsDialog.getByRole('status').filter({ hasText: 'hall ticket' });
const frame = page.css('iframe[src="/document-frame.html"]');
const fetchedPaths = (network: Network) => network.calls(hallTicketPath('*')).map(({ path }) => path);

test("a hall ticket that fails is listed with the server's words, and can be fetched again; those of selected students are printed alone", async () => {
  const prints = watchPrints();
  const network = new Network();
  for (const number of [1, 2, 3]) network.respond(hallTicketPath(number), hallTicket(`Ticket ${number}`));
  network.respond(hallTicketPath(2), rejected(404, 'No hall ticket yet.'), { times: 1 });
  network.respond(hallTicketPath(3), html('<p> </p>'), { times: 1 });
  await openExamStudents(3, network);
  await openHallTickets();
  await expectTexts(status, '1 of 3 hall tickets is ready.');
  await expectTexts(
    hallTicketsDialog.getByRole('list', { name: 'Not ready' }).getByRole('listitem'),
    'Student 2, GVI/2No hall ticket yet.',
    'Student 3, GVI/1The document is empty.',
  );
  await expectNoToasts();
  await expectNoViolations('[role=dialog]', 'with problems');
  await hallTicketsDialog.getByRole('button', { name: 'Print 1 hall ticket', exact: true }).click();
  await expect.poll(() => prints).toEqual(['Ticket 1']);
  await hallTicketsDialog.getByRole('button', { name: 'Retry' }).click();
  await hallTicketsDialog.getByRole('button', { name: 'Print 3 hall tickets' }).click();
  await expect.poll(() => prints).toEqual(['Ticket 1', 'Ticket 1Ticket 2Ticket 3']);
  expect(fetchedPaths(network)).toEqual([1, 2, 3, 2, 3].map(hallTicketPath));
  await userEvent.keyboard('{Escape}');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  for (const name of ['Student 1', 'Student 3']) await page.getByRole('checkbox', { name: `Select ${name}` }).click();
  await page.getByRole('button', { name: 'Print selected hall tickets' }).click();
  await expectTexts(status, 'All 2 hall tickets are ready.');
  await hallTicketsDialog.getByRole('button', { name: 'Print 2 hall tickets' }).click();
  await expect.poll(() => prints.at(-1)).toBe('Ticket 1Ticket 3');
});

test('a logout in the middle stops the calls and prints nothing', async () => {
  const prints = watchPrints();
  const { network } = await openExamStudents(9);
  const held = network.hold(hallTicketPath('*'));
  await openHallTickets();
  await expect.poll(held.counts).toEqual({ calls: 4, aborted: 0 });
  inOtherDocument((storage) => storage.removeItem(sessionKey));
  await expect.element(heading('Please sign in first')).toBeVisible();
  held.respond(hallTicket('Late'));
  await expect.poll(held.counts).toEqual({ calls: 4, aborted: 4 });
  await waitForResponses();
  await expect.element(frame).not.toBeInTheDocument();
  expect(prints).toEqual([]);
});

test('without the student list the ID cards have empty boxes for photos', async () => {
  const network = new Network();
  network.respond('/franchise/users', rejected(400, 'Not now.'));
  await openExamStudents(1, network);
  await button('Print ID cards').click();
  await expect.element(dialog().getByRole('button', { name: 'Print cards' })).not.toHaveAttribute('aria-busy', 'true');
  await expect.element(page.getByText('The photos could not be loaded, so the boxes for them are empty.')).toBeVisible();
  await emulateMedia({ media: 'print' });
  const area = page.css('[data-print-area]');
  await expectCount(area.getByRole('article'), 1);
  await expect.element(area.getByRole('article')).toBeVisible();
  await expect.element(area.css('img')).not.toBeInTheDocument();
});

/** The text of the file that was saved last. */
async function savedText(saves: { mock: { calls: [Blob | MediaSource][] } }): Promise<string> {
  const [file] = saves.mock.calls.at(-1) ?? [];
  return file instanceof Blob ? file.text() : '';
}

test('the upcoming exams are saved for a calendar from the list, and one from its page, without the students', async () => {
  vi.setSystemTime('2026-12-04T18:30:00Z');
  const { goto, network } = await openExams();
  const saves = vi.spyOn(URL, 'createObjectURL');
  const fileName = commands.nextDownload();
  await button('Add upcoming exams to calendar').click();
  expect(await fileName).toBe('exams.ics');
  const all = await savedText(saves);
  // In India it is the day of this exam.
  expect(all).toContain('SUMMARY:CCC forenoon test\\, Course on Computer Concepts\r\n');
  expect(all).toContain('DTSTART:20261205T053000Z\r\n');
  expect(all.match(/BEGIN:VEVENT/g)?.length).toBeGreaterThan(1);
  expect(all).not.toMatch(/DTSTART:(?:20260|202611|2026120[1-3])/);
  expect(all).not.toMatch(/Sunil|GVI\/\d|@example/);
  await openStudents('CCC forenoon test');
  await press(button('Add to calendar'), '{Enter}');
  await expect.poll(() => savedText(saves)).toMatch(/^(?!.*VEVENT.*VEVENT.*VEVENT).*SUMMARY:CCC forenoon test/s);
  // Neither a past exam nor an exam without a date is upcoming.
  const hallTickets = [
    { _id: 'e-1', title: 'Over', date: '2026-12-04' },
    { _id: 'e-2', title: 'Undated' },
  ];
  network.respond('/my-created-ht', { json: { success: true, hallTickets } });
  await goto(path);
  await expect.element(row('Over')).toBeVisible();
  await expect.element(button('Add upcoming exams to calendar')).not.toBeInTheDocument();
  await openStudents('Over');
  await expect.element(button('Add to calendar')).toBeVisible();
});
