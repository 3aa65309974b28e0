import { answerCall, expect, notice, test, watchCalls } from '../../support/app.ts';
import { field, headers, names, openAsOperator, press, row, searchBox } from '../../support/pages/franchise.ts';

const path = '/franchise/results';

test('Student Results shows student, course, duration, grade and creation [R-346, R-347, R-348, R-349, R-350]', async ({ page }) => {
  await openAsOperator(page, path);
  await expect(page.getByRole('heading', { level: 1, name: 'Student Results' })).toBeVisible();
  expect(await headers(page)).toEqual(['Student Name', 'Course Name', 'Duration', 'Grade/Marks', 'Created', 'Status', 'Actions']);
  await expect(row(page, 'Vikash Ranjan').getByRole('cell')).toHaveText([
    'Diploma in Computer Applications',
    '6 months',
    'B',
    'November-08-2026 at 2:45 PM',
    'Request Sent',
    'View',
  ]);
});

test('a result is Result Out when it is active, else Request Sent; a student who is gone leaves its row [R-351, R-352, R-354, R-356]', async ({
  page,
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
  await answerCall(page, '/self-created-results', { success: true, results });
  await openAsOperator(page, path);
  await expect(row(page, 'A').getByRole('cell')).toHaveText(['-', '1 month', '-', 'July-05-2026 at 2:30 PM', 'Result Out', 'View']);
  await expect(row(page, '-').getByRole('cell')).toHaveText(['-', '-', '-', '-', 'Request Sent', 'View']);
  // Without a student, or without a course, there is nothing to ask for.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const name of ['A', '-']) {
    await row(page, name).getByRole('button').click();
    await expect(notice(page, 'Please fill all the required fields.')).toHaveAttribute('data-notice', 'error');
  }
  expect(asked.filter((url) => url.includes('/v1/'))).toEqual([]);
  await expect(page).toHaveURL(path);
});

test("results are searched by student name, and 'There is no result added yet' [R-358, R-359]", async ({ page }) => {
  await openAsOperator(page, path);
  await searchBox(page).fill('vikash');
  await expect.poll(() => names(page)).toEqual(['Vikash Ranjan']);
  await searchBox(page).fill('Diploma');
  await expect(page.getByText("Nothing matches 'Diploma'.")).toBeVisible();
  await openAsOperator(page, path, 'new-franchise');
  await expect(page.getByText('There is no result added yet')).toBeVisible();
});

test("View fetches a certificate and shows it inside the area, else 'Certificate is not Authenticated' [R-353, R-355, R-357, F-32]", async ({
  page,
  context,
  complaints,
}) => {
  await openAsOperator(page, path);
  const [name = ''] = await names(page);
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/find-result/') && calls.push(new URL(request.url()).pathname));
  await row(page, name).getByRole('button').press('Enter');
  await expect(page).toHaveURL('/franchise/view-result/certificate');
  await expect(page.frameLocator('iframe').getByText(name).first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Franchise' })).toBeVisible();
  expect(calls).toEqual([expect.stringMatching(/^\/v1\/find-result\/GVI%2F\d+%2F2026\/c-/)]);
  await page.getByRole('link', { name: 'Back to the results' }).click();
  await expect(page).toHaveURL(path);
  const other = await context.newPage();
  await other.goto('/franchise/view-result/certificate');
  await expect(other.getByRole('heading', { level: 1, name: 'Certificate is not Authenticated' })).toBeVisible();
  await expect(other.getByRole('main').getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  // Where no script may run, the browser says so.
  expect(complaints.filter((text) => !text.startsWith('Blocked script execution'))).toEqual([]);
  complaints.splice(0);
});

test('a certificate that the server refuses is told, and the list stays [R-440]', async ({ page }) => {
  await openAsOperator(page, path);
  await row(page, 'Vikash Ranjan').getByRole('button').click();
  await expect(notice(page, /a declared result for this student id and course/)).toHaveAttribute('data-notice', 'error');
  await expect(page).toHaveURL(path);
});

test('a result is sent in once, with dates and months, and is in the list [R-360, R-361, R-362, R-363]', async ({ page }) => {
  await openAsOperator(page, path);
  await page.getByRole('main').getByRole('link', { name: 'Create Result' }).click();
  const calls = watchCalls(page, 'POST', '/create-result');
  await press(page, 'Create Result');
  await expect(notice(page, 'Please fill all required fields')).toHaveCount(1);
  const labels = ['Student Roll No', 'Course', 'Grade', 'Duration', 'Issue Date', 'Start Date', 'End Date'];
  for (const label of labels) await expect(field(page, label), label).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Student Roll No').fill(' GVI/50/2026 ');
  await field(page, 'Course').selectOption('c-ccc');
  await field(page, 'Grade').fill('A++');
  await field(page, 'Duration').fill('three');
  await field(page, 'Issue Date').fill('2026-11-20');
  await field(page, 'Start Date').fill('2026-10-30');
  await field(page, 'End Date').fill('2026-07-01');
  await press(page, 'Create Result');
  await expect(notice(page, 'Please enter the duration in months, in digits.')).toHaveCount(1);
  expect(calls).toHaveLength(0);
  await field(page, 'Duration').fill('3');
  await press(page, 'Create Result');
  // The server judges the dates, and everything stays.
  await expect(notice(page, /./).last()).toHaveAttribute('data-notice', 'error');
  await expect(field(page, 'Grade')).toHaveValue('A++');
  await field(page, 'End Date').fill('2026-11-19');
  await page.getByRole('main').getByRole('button', { name: 'Create Result' }).dblclick();
  await expect(page).toHaveURL(path);
  await expect(notice(page, 'Result created successfully')).toHaveAttribute('data-notice', 'success');
  await expect(row(page, 'Yash Agrawal').getByRole('cell').nth(4)).toHaveText('Request Sent');
  expect(calls.slice(1).map((call) => call.postDataJSON())).toEqual([
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

test('of two certificates that are asked for, the last one is shown, whichever comes first [F-27]', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    const { fetch } = window;
    const answers: (() => void)[] = [];
    Object.assign(window, { answers });
    window.fetch = (input, init) => {
      if (!(input instanceof Request) || !input.url.includes('/v1/find-result/')) return fetch(input, init);
      const document = new Response(`<p>Document ${answers.length}</p>`, { headers: { 'content-type': 'text/html' } });
      return new Promise((resolve) => answers.push(() => resolve(document)));
    };
  });
  await openAsOperator(page, path);
  const view = page.getByRole('main').getByRole('button', { name: /^View certificate/ });
  await view.nth(0).click();
  await view.nth(1).click();
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'answers').length)).toBe(2);
  await page.evaluate(() => Reflect.get(window, 'answers')[0]());
  await expect(view.nth(0)).not.toHaveAttribute('aria-busy', 'true');
  await expect(page).toHaveURL(path);
  await page.evaluate(() => Reflect.get(window, 'answers')[1]());
  await expect(page.frameLocator('iframe').getByText('Document 1')).toBeVisible();
  complaints.splice(0);
});
