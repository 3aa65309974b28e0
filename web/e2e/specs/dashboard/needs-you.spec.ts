import type { Page } from '@playwright/test';
import { serverError } from '../../support/network.ts';
import { openAsOperator } from '../../support/pages/franchise.ts';
import { expectLoaded } from '../../support/pages/page.ts';
import { sessions, storeSession } from '../../support/session.ts';
import { expect, test } from '../../support/test.ts';
import { expectNoToasts } from '../../support/toasts.ts';

const needs = (page: Page) => page.getByRole('region', { name: 'Needs you' });

/** The path of each filtered list, its line, and a text of its rows. */
const lines = [
  ['/franchise/results?status=sent', /results? not out yet$/, 'Request Sent'],
  ['/franchise/out-marksheet?status=unverified', /marksheets? not verified yet$/, 'Un-verified'],
  ['/franchise/wallet?status=pending', /payments? pending$/, 'Pending'],
  ['/franchise/exams?when=week', /exams? in the next seven days$/, 'SSC mock test'],
  ['/franchise/batches?seats=full', /full (batch|batches)$/, 'Tally practical lab'],
] as const;

test.beforeEach(async ({ page }) => {
  // Four days before the next exam of the mocks.
  await page.clock.setFixedTime('2026-11-25T06:00:00Z');
});

test('each line of the dashboard has the count of the list that it opens', async ({ page }) => {
  await openAsOperator(page, '/franchise/dashboard');
  await expect(needs(page).getByRole('listitem')).toHaveCount(lines.length);
  for (const [path, name, text] of lines) {
    const line = needs(page).getByRole('link', { name });
    const count = Number.parseInt((await line.textContent()) ?? '', 10);
    await line.click();
    await expect(page).toHaveURL(path);
    await expectLoaded(page);
    await page.goto(`${path}&size=25`);
    const rows = page.getByRole('main').locator('tbody').getByRole('row');
    await expect(rows).toHaveCount(count);
    await expect(rows.filter({ hasText: text })).toHaveCount(count);
    await page.goto('/franchise/dashboard');
  }
});

test('a failed read hides its line, without a toast', async ({ page, network }) => {
  network.respond('/my-txn', serverError);
  await openAsOperator(page, '/franchise/dashboard');
  await expect(needs(page).getByRole('listitem')).toHaveCount(lines.length - 1);
  await expect(needs(page).getByText(/pending/)).toHaveCount(0);
  await expectNoToasts(page);
});

test('a centre with nothing to do sees one friendly sentence', async ({ page }) => {
  await openAsOperator(page, '/franchise/dashboard', 'new-franchise');
  await expect(needs(page)).toContainText('Nothing is waiting for you. Have a good day!');
  await expect(needs(page).getByRole('link')).toHaveCount(0);
});

test('the lists are read after the dashboard is shown, and nothing moves when they come', async ({ page, network }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const held = network.hold('/self-created-results');
  await storeSession(page, sessions.operator);
  await page.goto('/franchise/dashboard');
  await expect.poll(() => held.calls.length).toBe(1);
  await expect(page.getByText('2450.00 /-')).toBeVisible();
  await expect(needs(page).getByRole('listitem')).toHaveCount(0);
  const box = await needs(page).boundingBox();
  held.release();
  await expect(needs(page).getByRole('listitem')).toHaveCount(lines.length);
  expect(await needs(page).boundingBox()).toEqual(box);
});
