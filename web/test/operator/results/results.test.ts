import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { documentText, watchPrints } from '../../support/documents.ts';
import { type Answer, Network } from '../../support/network.ts';
import {
  button,
  cells,
  clickTwice,
  columnHeaders,
  dialog,
  expectCount,
  expectTexts,
  field,
  heading,
  link,
  main,
  press,
  row,
  rowNames,
  searchBox,
  toast,
} from '../../support/page.ts';
import { renderRoute } from '../../support/render-route.tsx';

const path = '/franchise/results';
const openResults = (network = new Network()) => renderRoute(path, { as: 'operator', network });

test('Student Results shows student, course, duration, grade and creation, and its search matches names [R-346, R-347, R-348, R-349, R-350, R-358]', async () => {
  await openResults();
  await expect.element(heading('Student Results')).toBeVisible();
  expect(columnHeaders()).toEqual(['Student Name', 'Course Name', 'Duration', 'Grade/Marks', 'Created', 'Status', 'Actions']);
  await searchBox.fill('Diploma');
  await expect.element(page.getByText('No results for ‘Diploma’.')).toBeVisible();
  await searchBox.fill('vikash');
  await expect.poll(rowNames).toEqual(['Vikash Ranjan']);
  await expectTexts(
    cells('Vikash Ranjan'),
    ...['Diploma in Computer Applications', '6 months', 'B', 'November-08-2026 at 2:45 PM', 'Request Sent', 'View'],
  );
});

test('an active result is Result Out, any other Request Sent; a result without its student keeps its row [R-351, R-352, R-353, R-354, R-356]', async () => {
  const results = [
    { _id: '1', student: { fullName: 'A', rollNo: 'R/1' }, course: null, duration: '1', isActive: true },
    { _id: '2', student: null, course: { _id: 'c' }, isActive: false },
  ];
  const network = new Network();
  network.respond('/self-created-results', { json: { success: true, results } });
  const { url } = await openResults(network);
  await expectTexts(cells('A'), ...['-', '1 month', '-', '-', 'Result Out', 'View']);
  await expectTexts(cells('-'), ...['-', '-', '-', '-', 'Request Sent', 'View']);
  // Without a course there is nothing to request.
  await row('A').getByRole('button').click();
  await expect.element(toast('Please fill all the required fields.')).toHaveAttribute('data-toast', 'error');
  expect(network.calls('/find-result/*')).toEqual([]);
  expect(url()).toBe(path);
});

test("View fetches a certificate and shows it in the franchise layout, else 'Certificate is not Authenticated' [R-353, R-355, R-357, R-441, F-32]", async () => {
  const { network, url, goto } = await openResults();
  const [name = ''] = rowNames();
  await press(row(name).getByRole('button'), '{Enter}');
  await expect.poll(url).toBe('/franchise/view-result/certificate');
  await expect.poll(documentText).toContain(name);
  await expect.element(page.getByRole('navigation', { name: 'Franchise' })).toBeVisible();
  expect(network.calls('/find-result/*').map(({ method, path }) => `${method} ${path}`)).toEqual([
    expect.stringMatching(/^GET \/find-result\/GVI%2F\d+%2F2026\/c-/),
  ]);
  await page.getByRole('link', { name: 'Back to results' }).click();
  await expect.poll(url).toBe(path);
  // An address alone names no document.
  await goto('/franchise/view-result/certificate');
  await expect.element(heading('Certificate is not Authenticated')).toBeVisible();
  await expect.element(link('Home')).toHaveAttribute('href', '/');
});

test('a result is created once, with dates and months, and appears in the list [R-360, R-361, R-362, R-363]', async () => {
  const { network, url } = await openResults();
  await link('Create Result').click();
  await button('Create Result').click();
  await expectCount(toast('Please fill all required fields'), 1);
  const labels = ['Student Roll No', 'Course', 'Grade', 'Duration', 'Issue Date', 'Start Date', 'End Date'];
  for (const label of labels) await expect.element(field(label), { message: label }).toHaveAttribute('aria-invalid', 'true');
  await field('Student Roll No').fill(' GVI/50/2026 ');
  await field('Course').selectOptions('c-ccc');
  await field('Grade').fill('A++');
  await field('Duration').fill('3');
  const dates = { issueDate: '2026-11-20', startDate: '2026-10-30', endDate: '2026-11-19' };
  await field('Issue Date').fill(dates.issueDate);
  await field('Start Date').fill(dates.startDate);
  await field('End Date').fill('2026-07-01');
  await button('Create Result').click();
  await expect.element(toast('The end date is before the start date.')).toHaveAttribute('data-toast', 'error');
  await expect.element(field('End Date')).toHaveFocus();
  expect(network.calls('/create-result')).toEqual([]);
  await field('End Date').fill(dates.endDate);
  await clickTwice(button('Create Result'));
  await expect.poll(url).toBe(path);
  await expect.element(toast('Result created successfully')).toHaveAttribute('data-toast', 'success');
  await expectTexts(cells('Yash Agrawal').nth(4), 'Request Sent');
  await expect
    .element(row('Yash Agrawal').getByRole('button'))
    .toHaveAccessibleName('View Certificate of Yash Agrawal, after the result is out');
  expect(network.calls('/create-result').map(({ method, body }) => [method, body])).toEqual([
    ['POST', { rollNo: 'GVI/50/2026', courseId: 'c-ccc', grade: 'A++', duration: 3, ...dates }],
  ]);
});

test('of two requested certificates the last one is shown, whichever arrives first [F-27]', async () => {
  const { network, url } = await openResults();
  const answers: ((answer: Answer) => void)[] = [];
  network.intercept('/find-result/*', async () => {
    const { body = '', contentType = '' } = await new Promise<Answer>((resolve) => answers.push(resolve));
    return new Response(body, { headers: { 'Content-Type': contentType } });
  });
  const view = main.getByRole('button', { name: /^View Certificate/ });
  await view.nth(0).click();
  await view.nth(1).click();
  await expect.poll(() => answers.length).toBe(2);
  answers[0]?.({ body: '<p>Document 0</p>', contentType: 'text/html' });
  await expect.element(view.nth(0)).not.toHaveAttribute('aria-busy', 'true');
  expect(url()).toBe(path);
  answers[1]?.({ body: '<p>Document 1</p>', contentType: 'text/html' });
  await expect.poll(documentText).toContain('Document 1');
});

const documentAnswer = { body: '<!doctype html><p>Document</p>', contentType: 'text/html' };
const problems = dialog().getByRole('list', { name: 'Not ready' }).getByRole('listitem');

test('the certificates of all declared results are printed together', async () => {
  const prints = watchPrints();
  const course = { _id: 'c-ccc', title: 'CCC' };
  const results = [
    { _id: 'r-1', student: { _id: 's-1', fullName: 'Asha', rollNo: 'GVI/1/2026' }, course, isActive: true },
    { _id: 'r-2', student: { _id: 's-2', fullName: 'Ravi', rollNo: 'GVI/2/2026' }, course, isActive: false },
    { _id: 'r-3', student: null, course, isActive: true },
  ];
  const network = new Network();
  network.respond('/self-created-results', { json: { success: true, results } });
  network.respond('/find-result/*', documentAnswer);
  await renderRoute('/franchise/results', { as: 'operator', network });
  await page.getByRole('button', { name: 'Print certificates' }).click();
  await expectTexts(problems, 'A deleted student, CCCThe student or the course is missing.');
  await page.getByRole('button', { name: 'Print 1 certificate', exact: true }).click();
  await expect.poll(() => prints).toEqual(['Document']);
  expect(network.calls('/find-result/*').map(({ path }) => decodeURIComponent(path))).toEqual(['/find-result/GVI/1/2026/c-ccc']);
});
