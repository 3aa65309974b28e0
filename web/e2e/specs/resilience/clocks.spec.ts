import type { Page } from '@playwright/test';
import { answerCall, course, expect, test } from '../../support/app.ts';
import { openAsOperator } from '../../support/pages/franchise.ts';

/** Seconds around midnight in India and around changes of the clock elsewhere, and how they read in India. */
const moments: readonly [wire: string, told: string][] = [
  ['2026-10-31T18:29:59.000Z', 'October-31-2026 at 11:59 PM'],
  ['2026-10-31T18:30:00.000Z', 'November-01-2026 at 12:00 AM'],
  ['2026-03-08T10:00:01.000Z', 'March-08-2026 at 3:30 PM'],
  ['2026-03-22T02:30:00.000Z', 'March-22-2026 at 8:00 AM'],
  ['2025-12-31T23:59:59.000Z', 'January-01-2026 at 5:29 AM'],
];

const exams: readonly [date: string, told: string][] = [
  ['2026-03-08', '08-03-2026'],
  ['2026-10-31T18:29:59.000Z', '31-10-2026'],
  ['2026-10-31T18:30:00.000Z', '01-11-2026'],
];

const created = moments.map(([, told]) => told);

/** Link, heading, column and what it says. */
const lists = [
  ['Manage Wallet', 'Transaction List', 'Created', created],
  ['Batch Management', 'All Batches', 'Created', created],
  ['Result Declare', 'Student Results', 'Created', created],
  ['Exam Management', 'Exam List', 'Date', exams.map(([, told]) => told)],
] as const;

async function answerLists(page: Page): Promise<void> {
  const rows = moments.map(([createdAt], index) => ({ _id: `r${index}`, title: `Row ${index}`, createdAt }));
  await answerCall(page, '/my-txn', { success: true, transactions: rows });
  await answerCall(page, '/self-created-batches', { success: true, batches: rows });
  await answerCall(page, '/self-created-results', { success: true, results: rows });
  const hallTickets = exams.map(([date], index) => ({ _id: `e${index}`, title: `Exam ${index}`, date, time: '16:05', students: [] }));
  await answerCall(page, '/my-created-ht', { success: true, hallTickets });
  await answerCall(page, '/course/c-tally', { success: true, course: { _id: 'c-tally', title: 'Tally', updatedAt: moments[1]?.[0] } });
}

/** What a column of the list says, from top to bottom. */
async function column(page: Page, name: string): Promise<string[]> {
  const table = page.getByRole('main').getByRole('table');
  const headers = await table.getByRole('columnheader').allTextContents();
  const cells = await table.locator(`tbody tr > :nth-child(${headers.indexOf(name) + 1})`).allTextContents();
  return cells.map((text) => text.trim());
}

for (const [timezoneId, clock] of [
  ['Asia/Kolkata', '2003-01-01T00:00:00Z'],
  ['America/Los_Angeles', '2026-03-08T09:59:00Z'],
  ['Pacific/Kiritimati', '2049-12-31T23:59:59Z'],
  ['Africa/Casablanca', '2026-03-22T01:59:00Z'],
] as const)
  test.describe(timezoneId, () => {
    test.use({ timezoneId });
    test(`lists and courses show Indian days in ${timezoneId}, where it is ${clock} [R-430, R-084, F-18]`, async ({ page }) => {
      await page.clock.setFixedTime(clock);
      await answerLists(page);
      await openAsOperator(page, '/franchise/wallet');
      for (const [list, name, said, told] of lists) {
        await page.getByRole('navigation', { name: 'Franchise' }).getByRole('link', { name: list, exact: true }).click();
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
        await expect.poll(() => column(page, said), name).toEqual(told);
      }
      await page.goto(course.path);
      await expect(page.getByRole('list', { name: 'About this course' }).getByText('01/Nov/2026')).toBeVisible();
    });
  });
