import { expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { Network, rejected } from '../support/network.ts';
import { cells, columnHeaders, expectTexts, heading, link, row, rowNames, searchBox, sidebarLink, toast } from '../support/page.ts';
import { renderRoute, waitForData } from '../support/render-route.tsx';

const path = '/franchise/exams';
const studentList = '/franchise/exam/student-list';
const openExams = (search = '') => renderRoute(`${path}${search}`, { as: 'franchise' });

async function openStudents(title: string): Promise<void> {
  await row(title)
    .getByRole('link', { name: `View student list of ${title}` })
    .click();
  await expect.element(heading('Exam Students')).toBeVisible();
  await waitForData();
}

const hallTicketButton = (name: string) => row(name).getByRole('button', { name: `Download hall ticket of ${name}` });

test('Exam List shows its columns, with the date as DD-MM-YYYY, and its search matches titles only [Q-74, R-377, R-378, R-379, R-380]', async () => {
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
  await expect.element(page.getByText("Nothing matches 'Patna'.")).toBeVisible();
  expect(network.calls('/my-created-ht').map(({ method }) => method)).toEqual(['GET']);
  expect(network.calls('/self-created-batches'), 'the exams contain the titles').toEqual([]);
});

test("an exam's batch and course may be an id, a record or missing [F-24, F-26]", async () => {
  const hallTickets = [
    { _id: 'e-1', title: 'By id', batch: 'b-forenoon', course: { _id: 'c-ccc' } },
    { _id: 'e-1', title: 'By record', batch: { _id: 'b-x', title: 'Record batch' }, course: null },
    { _id: 'e-3', title: 'Unknown', batch: 'b-unknown' },
  ];
  const network = new Network();
  network.respond('/my-created-ht', { json: { success: true, hallTickets } });
  await renderRoute(path, { as: 'franchise', network });
  await expectTexts(cells('By id'), '-', 'Forenoon batch', '-', '-', '-', 'View student list');
  await expectTexts(cells('By record').nth(1), 'Record batch');
  await expectTexts(cells('Unknown').nth(1), 'b-unknown');
});

test('the students of an exam are shown from the navigation state, a URL alone shows none, and an exam without any says so [R-382, R-385, R-386, F-32]', async () => {
  const { network, url, state, reload, back } = await renderRoute(studentList, { as: 'franchise' });
  // A pasted URL.
  await expect.poll(url).toBe(path);
  await waitForData();
  await openStudents('CCC forenoon test');
  expect(url()).toBe(studentList);
  await expect.element(heading('Exam Students')).toHaveFocus();
  await expect.element(page.getByText('CCC forenoon test, Course on Computer Concepts, 05-12-2026, 11:00 AM')).toBeVisible();
  expect(columnHeaders()).toEqual(['Name', 'Roll No', 'Email', 'Phone', 'Actions']);
  await expectTexts(cells('Sunil Mahto'), 'GVI/33/2026', 'sunil@example.com', '0000015359', 'Download hall ticket');
  expect(JSON.stringify(state()), 'the history survives a logout').not.toMatch(/Sunil|CCC/);
  // The search matches names and emails.
  await searchBox.fill('manish t');
  await expect.poll(rowNames).toEqual(['Manish Tiwari']);
  await expect.poll(url).toBe(`${studentList}?q=manish+t`);
  await reload();
  expect(rowNames(), 'a reload in the same tab').toEqual(['Manish Tiwari']);
  await searchBox.fill('deepak@');
  await expect.poll(rowNames).toEqual(['Deepak Paswan']);
  await searchBox.fill('GVI/');
  await expect.element(page.getByText("Nothing matches 'GVI/'.")).toBeVisible();
  await page.getByRole('link', { name: 'Back to exams' }).click();
  await expect.element(heading('Exam List')).toHaveFocus();
  await openStudents('हिन्दी टाइपिंग गति परीक्षा');
  await expect.element(page.getByText('There is no student enroll in this exam')).toBeVisible();
  await page.getByRole('link', { name: 'Back to exams' }).click();
  await expect.element(heading('Exam List')).toHaveFocus();
  // The history entry of an exam that no longer exists.
  back();
  await expect.element(heading('Exam Students')).toBeVisible();
  expect(url()).toMatch(/student-list/);
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
  await hallTicketButton('Sunil Mahto').dblClick();
  await secondFile;
  const authorizations = (path: string) => network.calls(path).map(({ headers }) => headers.authorization);
  const [ofSession] = authorizations('/my-created-ht');
  expect(ofSession).toMatch(/^Bearer mock\./);
  expect(authorizations('/my-ht/c-ccc/s-023'), 'without an admin token, the session’s').toEqual([ofSession, 'Bearer admin-secret']);
  await link('Back to exams').click();
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
