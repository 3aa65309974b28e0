import type { Page } from '@playwright/test';
import { watchRequests } from '../../support/network.ts';
import { columnHeaders, openAsOperator, row, rowNames, rowRange, searchBox } from '../../support/pages/franchise.ts';
import { expectLoaded } from '../../support/pages/page.ts';
import { expect, test } from '../../support/test.ts';
import { toast } from '../../support/toasts.ts';

const path = '/franchise/out-marksheet';
const listEndpoint = '/my-created-marksheet/u-franchise';

const viewButton = (page: Page, certificateNo: string) =>
  row(page, certificateNo).getByRole('button', { name: `View marksheet ${certificateNo}` });

test("Marksheet List shows the operator's own marksheets: Verified, otherwise Un-verified [R-392, R-393, R-394]", async ({ page }) => {
  const requests = watchRequests(page, 'GET', listEndpoint);
  await openAsOperator(page, path);
  await expect(page.getByRole('heading', { level: 1, name: 'Marksheet List' })).toBeVisible();
  expect(await columnHeaders(page)).toEqual(['Certificate No', 'Student', 'Roll No', 'Course', 'Session', 'Created', 'Status', 'Actions']);
  await expect(row(page, 'GVI-M-0014').getByRole('cell')).toHaveText([
    'Sneha Tirkey',
    'GVI/24/2026',
    'Course on Computer Concepts',
    '18-06-2026 - 17-09-2026',
    'September-22-2026 at 3:53 PM',
    'Verified',
    'View',
  ]);
  await expect(row(page, 'GVI-M-0012').getByRole('cell', { name: 'Un-verified' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Create Marksheet' })).toHaveAttribute(
    'href',
    '/franchise/create-marksheet',
  );
  expect(requests).toHaveLength(1);
});

test("a search matches certificate no, roll no or name; without marksheets: 'There is no marksheet created yet for any student' [R-397, R-398]", async ({
  page,
}) => {
  await openAsOperator(page, `${path}?page=3`);
  await expect(rowRange(page)).toHaveText('11–15 of 15');
  for (const [query, certificateNo] of [
    ['m-0012', 'GVI-M-0012'],
    ['GVI/24/2026', 'GVI-M-0014'],
    ['sneha', 'GVI-M-0014'],
  ] as const) {
    await searchBox(page).fill(query);
    await expect.poll(() => rowNames(page), query).toEqual([certificateNo]);
  }
  await searchBox(page).fill('Spoken English');
  await expect(page.getByText("Nothing matches 'Spoken English'.")).toBeVisible();
  await page.goto(`${path}?mocks=new-franchise`);
  await expect(page.getByText('There is no marksheet created yet for any student')).toBeVisible();
});

test('View fetches the marksheet once and shows it, with a link back to the list [R-395]', async ({ page }) => {
  const requests = watchRequests(page, 'GET', '/find-marksheet/student/s-014/course/c-ccc');
  await openAsOperator(page, path);
  await viewButton(page, 'GVI-M-0014').dblclick();
  await expect(page).toHaveURL('/view-marksheet/certificate');
  await expect(page.getByRole('heading', { level: 1, name: 'Marksheet' })).toBeVisible();
  await expect(page.frameLocator('iframe').getByText('Sneha Tirkey').first()).toBeVisible();
  expect(requests).toHaveLength(1);
  await page.getByRole('main').getByRole('link', { name: 'Back to marksheets' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Marksheet List' })).toBeFocused();
});

test("without student or course nothing is requested: 'Please fill all the required fields.' [R-396, F-24, F-26]", async ({
  page,
  network,
}) => {
  const marksheets = [
    { _id: 'm', certificateNo: 'NO-STUDENT', student: null, course: { _id: 'c-ccc' } },
    { _id: 'm', certificateNo: 'NO-COURSE', student: { _id: 's-001' }, course: null },
    { _id: 'n' },
  ];
  const requests = watchRequests(page, 'GET', '/find-marksheet/*');
  network.respond(listEndpoint, { json: { success: true, marksheets } });
  await openAsOperator(page, path);
  await expect(row(page, '-').getByRole('cell')).toHaveText(['-', '-', '-', '-', '-', 'Un-verified', 'View']);
  for (const certificateNo of ['NO-STUDENT', 'NO-COURSE']) {
    await viewButton(page, certificateNo).click();
    await expect(toast(page, 'Please fill all the required fields.'), certificateNo).toHaveAttribute('data-toast', 'error');
    // Equal toasts within a second are merged, so each attempt starts with a new page.
    await page.reload();
    await expectLoaded(page);
  }
  expect(requests).toHaveLength(0);
});
