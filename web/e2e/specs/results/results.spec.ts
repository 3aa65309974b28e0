import { watchRequests } from '../../support/network.ts';
import { columnHeaders, openAsOperator, row, rowNames, searchBox } from '../../support/pages/franchise.ts';
import { clickButton, field } from '../../support/pages/page.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

const path = '/franchise/results';

test('Student Results shows student, course, duration, grade and creation [R-346, R-347, R-348, R-349, R-350]', async ({ page }) => {
  await openAsOperator(page, path);
  await expect(page.getByRole('heading', { level: 1, name: 'Student Results' })).toBeVisible();
  expect(await columnHeaders(page)).toEqual(['Student Name', 'Course Name', 'Duration', 'Grade/Marks', 'Created', 'Status', 'Actions']);
  await expect(row(page, 'Vikash Ranjan').getByRole('cell')).toHaveText([
    'Diploma in Computer Applications',
    '6 months',
    'B',
    'November-08-2026 at 2:45 PM',
    'Request Sent',
    'View',
  ]);
});

test('an active result is Result Out, any other Request Sent; a result without its student keeps its row [R-351, R-352, R-353, R-354, R-356]', async ({
  page,
  network,
}) => {
  const results = [
    {
      _id: '1',
      student: { fullName: 'A', rollNo: 'R/1' },
      course: null,
      duration: '1',
      createdAt: '2026-07-05T09:00:00.000Z',
      isActive: true,
    },
    { _id: '2', student: null, course: { _id: 'c' }, isActive: false },
  ];
  network.respond('/self-created-results', { json: { success: true, results } });
  await openAsOperator(page, path);
  await expect(row(page, 'A').getByRole('cell')).toHaveText(['-', '1 month', '-', 'July-05-2026 at 2:30 PM', 'Result Out', 'View']);
  await expect(row(page, '-').getByRole('cell')).toHaveText(['-', '-', '-', '-', 'Request Sent', 'View']);
  // Without a course there is nothing to request.
  const requests = watchRequests(page, '*', '*');
  await row(page, 'A').getByRole('button').click();
  await expect(toast(page, 'Please fill all the required fields.')).toHaveAttribute('data-toast', 'error');
  expect(requests).toHaveLength(0);
  await expect(page).toHaveURL(path);
});

test("a search matches student names; without results: 'There is no result added yet' [R-358, R-359]", async ({ page }) => {
  await openAsOperator(page, path);
  await searchBox(page).fill('vikash');
  await expect.poll(() => rowNames(page)).toEqual(['Vikash Ranjan']);
  await searchBox(page).fill('Diploma');
  await expect(page.getByText("Nothing matches 'Diploma'.")).toBeVisible();
  await openAsOperator(page, path, 'new-franchise');
  await expect(page.getByText('There is no result added yet')).toBeVisible();
});

test("View fetches a certificate and shows it in the franchise layout, else 'Certificate is not Authenticated' [R-353, R-355, R-357, F-32]", async ({
  page,
  context,
  consoleErrors,
}) => {
  await openAsOperator(page, path);
  const [name = ''] = await rowNames(page);
  const requests = watchRequests(page, 'GET', '/find-result/*');
  await row(page, name).getByRole('button').press('Enter');
  await expect(page).toHaveURL('/franchise/view-result/certificate');
  await expect(page.frameLocator('iframe').getByText(name).first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Franchise' })).toBeVisible();
  expect(requests.map((request) => new URL(request.url()).pathname)).toEqual([
    expect.stringMatching(/^\/v1\/find-result\/GVI%2F\d+%2F2026\/c-/),
  ]);
  await page.getByRole('link', { name: 'Back to results' }).click();
  await expect(page).toHaveURL(path);
  const otherTab = await context.newPage();
  await otherTab.goto('/franchise/view-result/certificate');
  await expect(otherTab.getByRole('heading', { level: 1, name: 'Certificate is not Authenticated' })).toBeVisible();
  await expect(otherTab.getByRole('main').getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  // The browser reports blocked scripts in a sandboxed frame.
  expect(consoleErrors.filter((text) => !text.startsWith('Blocked script execution'))).toEqual([]);
  consoleErrors.splice(0);
});

test('a certificate that is not declared shows the error of the server, and the list stays [R-353, R-440]', async ({ page, network }) => {
  network.respond('/find-result/*', { status: 404, json: { success: false, message: 'We have no such result.' } });
  await openAsOperator(page, path);
  await expect(row(page, 'Vikash Ranjan')).toContainText('Request Sent');
  await row(page, 'Vikash Ranjan').getByRole('button', { name: 'View certificate of Vikash Ranjan' }).click();
  await expect(toast(page, 'We have no such result.')).toHaveAttribute('data-toast', 'error');
  await expect(page).toHaveURL(path);
});

test('a result is created once, with dates and months, and appears in the list [R-360, R-361, R-362, R-363]', async ({ page }) => {
  await openAsOperator(page, path);
  await page.getByRole('main').getByRole('link', { name: 'Create Result' }).click();
  const requests = watchRequests(page, 'POST', '/create-result');
  await clickButton(page, 'Create Result');
  await expect(toast(page, 'Please fill all required fields')).toHaveCount(1);
  const labels = ['Student Roll No', 'Course', 'Grade', 'Duration', 'Issue Date', 'Start Date', 'End Date'];
  for (const label of labels) await expect(field(page, label), label).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Student Roll No').fill(' GVI/50/2026 ');
  await field(page, 'Course').selectOption('c-ccc');
  await field(page, 'Grade').fill('A++');
  await field(page, 'Duration').fill('three');
  await field(page, 'Issue Date').fill('2026-11-20');
  await field(page, 'Start Date').fill('2026-10-30');
  await field(page, 'End Date').fill('2026-07-01');
  await clickButton(page, 'Create Result');
  await expect(toast(page, 'Please enter the number of months.')).toHaveCount(1);
  expect(requests).toHaveLength(0);
  await field(page, 'Duration').fill('3');
  await clickButton(page, 'Create Result');
  await expect(toast(page, 'The end date is before the start date.')).toHaveAttribute('data-toast', 'error');
  await expect(field(page, 'End Date')).toBeFocused();
  await expect(field(page, 'Grade')).toHaveValue('A++');
  expect(requests).toHaveLength(0);
  await field(page, 'End Date').fill('2026-11-19');
  await page.getByRole('main').getByRole('button', { name: 'Create Result' }).dblclick();
  await expect(page).toHaveURL(path);
  await expect(toast(page, 'Result created successfully')).toHaveAttribute('data-toast', 'success');
  await expect(row(page, 'Yash Agrawal').getByRole('cell').nth(4)).toHaveText('Request Sent');
  expect(requests.map((request) => request.postDataJSON())).toEqual([
    {
      rollNo: 'GVI/50/2026',
      courseId: 'c-ccc',
      grade: 'A++',
      duration: 3,
      issueDate: '2026-11-20',
      startDate: '2026-10-30',
      endDate: '2026-11-19',
    },
  ]);
});

test('of two requested certificates the last one is shown, whichever arrives first [F-27]', async ({ page, consoleErrors, network }) => {
  const held = network.hold('/find-result/*');
  await openAsOperator(page, path);
  const view = page.getByRole('main').getByRole('button', { name: /^View certificate/ });
  await view.nth(0).click();
  await view.nth(1).click();
  await expect.poll(() => held.calls.length).toBe(2);
  held.calls[0]?.respond({ body: '<p>Document 0</p>', contentType: 'text/html' });
  await expect(view.nth(0)).not.toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL(path);
  held.calls[1]?.respond({ body: '<p>Document 1</p>', contentType: 'text/html' });
  await expect(page.frameLocator('iframe').getByText('Document 1')).toBeVisible();
  consoleErrors.splice(0);
});
