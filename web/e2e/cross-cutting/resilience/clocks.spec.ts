import type { Page } from '@playwright/test';
import type { Network } from '../../support/network.ts';
import { course } from '../../support/pages/course.ts';
import { openAsOperator, sidebarLink } from '../../support/pages/franchise.ts';
import { expect, test } from '../../support/test.ts';

/** Times around midnight in India and around changes of daylight saving time elsewhere, with their Indian format. */
const timestamps: readonly [createdAt: string, text: string][] = [
  ['2026-10-31T18:29:59.000Z', 'October-31-2026 at 11:59 PM'],
  ['2026-10-31T18:30:00.000Z', 'November-01-2026 at 12:00 AM'],
  ['2026-03-08T10:00:01.000Z', 'March-08-2026 at 3:30 PM'],
  ['2026-03-22T02:30:00.000Z', 'March-22-2026 at 8:00 AM'],
  ['2025-12-31T23:59:59.000Z', 'January-01-2026 at 5:29 AM'],
];

const exams: readonly [date: string, text: string][] = [
  ['2026-03-08', '08-03-2026'],
  ['2026-10-31T18:29:59.000Z', '31-10-2026'],
  ['2026-10-31T18:30:00.000Z', '01-11-2026'],
];

const created = timestamps.map(([, text]) => text);

/** Link, heading, column and its cells. */
const lists = [
  ['Manage Wallet', 'Transaction List', 'Created', created],
  ['Batch Management', 'All Batches', 'Created', created],
  ['Result Declare', 'Student Results', 'Created', created],
  ['Exam Management', 'Exam List', 'Date', exams.map(([, text]) => text)],
] as const;

function respondWithRows(network: Network): void {
  const rows = timestamps.map(([createdAt], index) => ({ _id: `r${index}`, title: `Row ${index}`, createdAt }));
  network.respond('/my-txn', { json: { success: true, transactions: rows } });
  network.respond('/self-created-batches', { json: { success: true, batches: rows } });
  network.respond('/self-created-results', { json: { success: true, results: rows } });
  const hallTickets = exams.map(([date], index) => ({ _id: `e${index}`, title: `Exam ${index}`, date, time: '16:05', students: [] }));
  network.respond('/my-created-ht', { json: { success: true, hallTickets } });
  network.respond('/course/c-tally', {
    json: { success: true, course: { _id: 'c-tally', title: 'Tally', updatedAt: timestamps[1]?.[0] } },
  });
}

/** The cells of a column, from top to bottom. */
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
    test(`lists and courses show Indian dates in ${timezoneId} at ${clock} [R-430, R-084, F-18]`, async ({ page, network }) => {
      await page.clock.setFixedTime(clock);
      respondWithRows(network);
      await openAsOperator(page, '/franchise/wallet');
      for (const [link, heading, columnName, texts] of lists) {
        await sidebarLink(page, link).click();
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
        await expect.poll(() => column(page, columnName), heading).toEqual(texts);
      }
      await page.goto(course.path);
      await expect(page.getByRole('list', { name: 'About this course' }).getByText('01/Nov/2026')).toBeVisible();
    });
  });
