import type { Page } from '@playwright/test';
import { watchRequests } from '../../support/network.ts';
import { columnHeaders, openAsOperator, row, rowNames, rowRange, searchBox, sidebarLink } from '../../support/pages/franchise.ts';
import { expectLoaded } from '../../support/pages/page.ts';
import { sessions } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

const path = '/franchise/exams';
const studentList = '/franchise/exam/student-list';

async function openStudents(page: Page, title: string): Promise<void> {
  await row(page, title)
    .getByRole('link', { name: `View student list of ${title}` })
    .click();
  await expect(page).toHaveURL(studentList);
  await expectLoaded(page);
}

const hallTicketButton = (page: Page, name: string) => row(page, name).getByRole('button', { name: `Download hall ticket of ${name}` });

test('Exam List shows its columns, with the date as DD-MM-YYYY [Q-74, R-377, R-378, R-380]', async ({ page }) => {
  const requests = watchRequests(page, 'GET', '/my-created-ht');
  const batchRequests = watchRequests(page, 'GET', '/self-created-batches');
  await openAsOperator(page, `${path}?size=10`);
  await expect(page.getByRole('heading', { level: 1, name: 'Exam List' })).toBeVisible();
  expect(await columnHeaders(page)).toEqual(['Title', 'Course', 'Batch', 'Date', 'Time', 'Location', 'Actions']);
  await expect(row(page, 'CCC forenoon test').getByRole('cell')).toHaveText([
    'Course on Computer Concepts',
    'Forenoon batch',
    '05-12-2026',
    '11:00 AM',
    'Patna centre, Room 1',
    'View student list',
  ]);
  await expect(page.getByRole('main').getByRole('link', { name: 'Create Exam' })).toHaveAttribute('href', '/franchise/create-exam');
  expect(requests).toHaveLength(1);
  expect(batchRequests, 'the exams contain the titles').toHaveLength(0);
});

test("a search matches titles only; without exams the list says 'There is no exam created yet' [R-379, R-381]", async ({ page }) => {
  await openAsOperator(page, `${path}?page=2`);
  await searchBox(page).fill('ccc');
  await expect(rowRange(page)).toHaveText('1–2 of 2');
  expect(await rowNames(page)).toEqual(['CCC forenoon test', 'CCC final exam']);
  await searchBox(page).fill('Patna');
  await expect(page.getByText("Nothing matches 'Patna'.")).toBeVisible();
  await page.goto(`${path}?mocks=new-franchise`);
  await expect(page.getByText('There is no exam created yet')).toBeVisible();
});

test("an exam's batch and course may be an id, a record or missing [F-24, F-26]", async ({ page, network }) => {
  const hallTickets = [
    { _id: 'e-1', title: 'By id', batch: 'b-forenoon', course: { _id: 'c-ccc' }, time: 'forenoon', date: 'soon' },
    { _id: 'e-1', title: 'By record', batch: { _id: 'b-x', title: 'Record batch' }, course: null },
    { _id: 'e-3', title: 'Unknown', batch: 'b-unknown' },
    { _id: 'e-4', title: 'Gone', batch: null, course: null },
  ];
  network.respond('/my-created-ht', { json: { success: true, hallTickets } });
  await openAsOperator(page, path);
  await expect(row(page, 'By id').getByRole('cell')).toHaveText(['-', 'Forenoon batch', '-', 'forenoon', '-', 'View student list']);
  await expect(row(page, 'By record').getByRole('cell').nth(1)).toHaveText('Record batch');
  await expect(row(page, 'Unknown').getByRole('cell').nth(1)).toHaveText('b-unknown');
  await expect(row(page, 'Gone').getByRole('cell')).toHaveText(['-', '-', '-', '-', '-', 'View student list']);
});

test('the students of an exam are shown from the navigation state, and a URL alone shows none [R-382, R-385, F-32]', async ({
  page,
  network,
}) => {
  await openAsOperator(page, studentList);
  await expect(page, 'a pasted URL').toHaveURL(path);
  await expectLoaded(page);
  await openStudents(page, 'CCC forenoon test');
  await expect(page.getByRole('heading', { level: 1, name: 'Exam Students' })).toBeFocused();
  await expect(page.getByText('CCC forenoon test, Course on Computer Concepts, 05-12-2026, 11:00 AM')).toBeVisible();
  expect(await columnHeaders(page)).toEqual(['Name', 'Roll No', 'Email', 'Phone', 'Actions']);
  await expect(row(page, 'Sunil Mahto').getByRole('cell')).toHaveText([
    'GVI/33/2026',
    'sunil@example.com',
    '0000015359',
    'Download hall ticket',
  ]);
  expect(JSON.stringify(await page.evaluate(() => history.state)), 'the history survives a logout').not.toMatch(/Sunil|CCC/);
  // The search matches names and emails.
  await searchBox(page).fill('manish t');
  await expect.poll(() => rowNames(page)).toEqual(['Manish Tiwari']);
  await expect(page).toHaveURL(`${studentList}?q=manish+t`);
  await page.reload();
  await expectLoaded(page);
  expect(await rowNames(page), 'a reload in the same tab').toEqual(['Manish Tiwari']);
  await searchBox(page).fill('deepak@');
  await expect.poll(() => rowNames(page)).toEqual(['Deepak Paswan']);
  await searchBox(page).fill('GVI/');
  await expect(page.getByText("Nothing matches 'GVI/'.")).toBeVisible();
  await page.getByRole('link', { name: 'Back to exams' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Exam List' })).toBeFocused();
  // The history entry of an exam that no longer exists.
  await page.goBack();
  await expect(page).toHaveURL(/student-list/);
  network.respond('/my-created-ht', { json: { success: true, hallTickets: [] } });
  await page.reload();
  await expect(page).toHaveURL(path);
  await expect(page.getByText('There is no exam created yet')).toBeVisible();
});

test("an exam without students says 'There is no student enroll in this exam' [R-386]", async ({ page }) => {
  await openAsOperator(page, path);
  await openStudents(page, 'हिन्दी टाइपिंग गति परीक्षा');
  await expect(page.getByText('There is no student enroll in this exam')).toBeVisible();
});

test('a hall ticket is saved as admitCard.html, and only its request sends the admin token [R-383, R-384, S-07]', async ({ page }) => {
  const requests = watchRequests(page, '*', '*');
  const ticketRequests = watchRequests(page, 'GET', '/my-ht/c-ccc/s-023');
  await openAsOperator(page, path);
  await openStudents(page, 'CCC forenoon test');
  const [download] = await Promise.all([page.waitForEvent('download'), hallTicketButton(page, 'Sunil Mahto').click()]);
  expect(download.suggestedFilename()).toBe('admitCard.html');
  expect(ticketRequests[0]?.headers().authorization, 'without an admin token, the session’s').toBe(`Bearer ${sessions.operator.token}`);
  await page.evaluate(() => sessionStorage.setItem('adminToken', 'admin-secret'));
  await page.reload();
  await expectLoaded(page);
  await Promise.all([page.waitForEvent('download'), hallTicketButton(page, 'Sunil Mahto').dblclick()]);
  expect(ticketRequests.map((request) => request.headers().authorization)).toEqual([
    `Bearer ${sessions.operator.token}`,
    'Bearer admin-secret',
  ]);
  await page.getByRole('link', { name: 'Back to exams' }).click();
  await sidebarLink(page, 'Batch Management').click();
  await expect(page.getByRole('heading', { level: 1, name: 'All Batches' })).toBeVisible();
  await expectLoaded(page);
  const withAdminToken = requests.filter((request) => request.headers().authorization?.includes('admin-secret'));
  expect(withAdminToken.map((request) => new URL(request.url()).pathname)).toEqual(['/v1/my-ht/c-ccc/s-023']);
});

test('only the clicked row is busy, and a rejected hall ticket shows an error and saves nothing [R-391]', async ({ page, network }) => {
  const held = network.hold('/my-ht/*');
  const saved: string[] = [];
  page.on('download', (download) => saved.push(download.suggestedFilename()));
  await openAsOperator(page, path);
  await openStudents(page, 'CCC forenoon test');
  await hallTicketButton(page, 'Sunil Mahto').click();
  await expect(hallTicketButton(page, 'Sunil Mahto')).toHaveAttribute('aria-busy', 'true');
  await expect(hallTicketButton(page, 'Manish Tiwari')).not.toHaveAttribute('aria-busy', 'true');
  held.respond({ status: 403, json: { success: false, message: 'Fees are due.' } });
  await expect(toast(page, 'Fees are due.')).toHaveAttribute('data-toast', 'error');
  await expect(hallTicketButton(page, 'Sunil Mahto')).not.toHaveAttribute('aria-busy', 'true');
  expect(saved).toEqual([]);
  // An exam whose course is missing has no hall tickets.
  const hallTickets = [{ _id: 'e-002', title: 'No course', course: null, students: [{ _id: 's-1', fullName: 'Asha' }] }];
  network.respond('/my-created-ht', { json: { success: true, hallTickets } });
  const before = network.calls('/my-ht/*').length;
  await page.reload();
  await expect(row(page, 'Asha').getByRole('cell')).toHaveText(['-', '-', '-', 'Download hall ticket']);
  await hallTicketButton(page, 'Asha').click();
  await expect(toast(page, 'Please fill all the required fields.')).toHaveAttribute('data-toast', 'error');
  expect(network.calls('/my-ht/*')).toHaveLength(before);
});
