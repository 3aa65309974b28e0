import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { frameText, watchPrints } from '../../support/documents.ts';
import { Network } from '../../support/network.ts';
import { cells, clickTwice, columnHeaders, expectTexts, heading, link, row, rowNames, searchBox, toast } from '../../support/page.ts';
import { renderRoute } from '../../support/render-route.tsx';

const path = '/franchise/out-marksheet';
const listEndpoint = '/my-created-marksheet/u-franchise';
const openList = (search = '') => renderRoute(`${path}${search}`, { as: 'operator' });

const viewButton = (certificateNo: string) => row(certificateNo).getByRole('button', { name: `View Marksheet ${certificateNo}` });

test("Marksheet List shows the operator's own marksheets, Verified or Un-verified, and its search matches certificate no, roll no or name [R-392, R-393, R-394, R-397]", async () => {
  const { network } = await openList('?page=3');
  await expect.element(heading('Marksheet List')).toBeVisible();
  expect(columnHeaders()).toEqual(['Certificate No', 'Student', 'Roll No', 'Course', 'Session', 'Created', 'Status', 'Actions']);
  await expect.element(link('Create Marksheet')).toHaveAttribute('href', '/franchise/create-marksheet');
  for (const [query, certificateNo, status] of [
    ['m-0012', 'GVI-M-0012', 'Un-verified'],
    ['GVI/24/2026', 'GVI-M-0014', 'Verified'],
    ['sneha', 'GVI-M-0014', 'Verified'],
  ] as const) {
    await searchBox.fill(query);
    await expect.poll(rowNames, { message: query }).toEqual([certificateNo]);
    await expect.element(row(certificateNo).getByRole('cell', { name: status, exact: true })).toBeVisible();
  }
  await expect
    .element(row('GVI-M-0014').getByRole('link', { name: 'Sneha Tirkey' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/franchise\/students\/s-/));
  await expectTexts(
    cells('GVI-M-0014'),
    ...['Sneha Tirkey', 'GVI/24/2026', 'Course on Computer Concepts', '18-06-2026 - 17-09-2026', 'September-22-2026 at 3:53 PM'],
    ...['Verified', 'View'],
  );
  await searchBox.fill('Spoken English');
  await expect.element(page.getByText('No results for ‘Spoken English’.')).toBeVisible();
  expect(network.calls(listEndpoint).map(({ method }) => method)).toEqual(['GET']);
});

test('View fetches the marksheet once and shows it, with a link back to the list [R-395]', async () => {
  const { network, url } = await openList();
  await clickTwice(viewButton('GVI-M-0014'));
  await expect.poll(url).toBe('/view-marksheet/certificate');
  await expect.element(heading('Marksheet')).toBeVisible();
  await expect.poll(frameText).toContain('Sneha Tirkey');
  expect(network.calls('/find-marksheet/student/s-014/course/c-ccc').map(({ method }) => method)).toEqual(['GET']);
  await link('Back to marksheets').click();
  await expect.element(heading('Marksheet List')).toHaveFocus();
});

test('the certificate number opens the marksheet, and shows meanwhile that it is on its way; another row can be pressed', async () => {
  const { network, url } = await openList();
  const call = network.hold('/find-marksheet/*');
  const number = row('GVI-M-0014').getByRole('button', { name: 'GVI-M-0014', exact: true });
  await clickTwice(number);
  await expect.element(number).toHaveAttribute('aria-busy', 'true');
  expect(call.counts().calls).toBe(1);
  await viewButton('GVI-M-0013').click();
  await expect.poll(() => call.counts().calls).toBe(2);
  call.release();
  await expect.poll(url).toBe('/view-marksheet/certificate');
});

test("without student or course nothing is requested: 'Please fill all the required fields.' [R-396, R-441, F-24, F-26]", async () => {
  const marksheets = [
    { _id: 'm', certificateNo: 'NO-STUDENT', student: null, course: { _id: 'c-ccc' } },
    { _id: 'm', certificateNo: 'NO-COURSE', student: { _id: 's-001' }, course: null },
    { _id: 'n' },
  ];
  const network = new Network();
  network.respond(listEndpoint, { json: { success: true, marksheets } });
  const { reload } = await renderRoute(path, { as: 'operator', network });
  await expectTexts(cells('-'), '-', '-', '-', '-', '-', 'Un-verified', 'View');
  for (const certificateNo of ['NO-STUDENT', 'NO-COURSE']) {
    await viewButton(certificateNo).click();
    await expect.element(toast('Please fill all the required fields.')).toHaveAttribute('data-toast', 'error');
    await reload();
  }
  expect(network.calls('/find-marksheet/*')).toEqual([]);
});

test('all marksheets of the list are printed together', async () => {
  const prints = watchPrints();
  const { network } = await openList();
  network.respond('/find-marksheet/*', { body: '<!doctype html><p>Document</p>', contentType: 'text/html' });
  await page.getByRole('button', { name: 'Print marksheets' }).click();
  await page.getByRole('button', { name: /^Print \d\d marksheets$/ }).click();
  await expect.poll(() => prints).toEqual([expect.stringMatching(/^(Document){10,}$/)]);
  expect(network.calls('/find-marksheet/*').map(({ path }) => path)).toContain('/find-marksheet/student/s-014/course/c-ccc');
});
