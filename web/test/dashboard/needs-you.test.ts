import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Network } from '../support/network.ts';
import { expectCount, main } from '../support/page.ts';
import { renderRoute } from '../support/render-route.tsx';

const dashboard = '/franchise/dashboard';
const needs = page.getByRole('region', { name: 'Needs you' });

/** The path of each filtered list, its line, and a text of its rows. */
const lines = [
  ['/franchise/results?status=sent', /results? not out yet$/, 'Request Sent'],
  ['/franchise/out-marksheet?status=unverified', /marksheets? not verified yet$/, 'Un-verified'],
  ['/franchise/wallet?status=pending', /payments? pending$/, 'Pending'],
  ['/franchise/exams?when=week', /exams? in the next seven days$/, 'SSC mock test'],
  ['/franchise/batches?seats=full', /full (batch|batches)$/, 'Tally practical lab'],
] as const;

beforeEach(() => {
  // Four days before the next exam of the mocks.
  vi.setSystemTime('2026-11-25T06:00:00Z');
});

test('each line of the dashboard has the count of the list that it opens', async () => {
  const { goto, url } = await renderRoute(dashboard, { as: 'franchise' });
  await expectCount(needs.getByRole('listitem'), lines.length);
  for (const [path, name, text] of lines) {
    const line = needs.getByRole('link', { name });
    await expect.element(line).toBeVisible();
    const count = Number.parseInt(line.element().textContent, 10);
    expect(count, path).toBeGreaterThan(0);
    await line.click();
    await expect.poll(url).toBe(path);
    await goto(`${path}&size=25`);
    const rows = main.css('tbody').getByRole('row');
    await expectCount(rows, count);
    await expectCount(rows.filter({ hasText: text }), count);
    await goto(dashboard);
  }
});

test('a centre with nothing to do sees one friendly sentence', async () => {
  await renderRoute(dashboard, { as: 'franchise', scenario: 'new-franchise' });
  await expect.element(needs).toHaveTextContent('Nothing is waiting for you. Have a good day!');
  await expect.element(needs.getByRole('link')).not.toBeInTheDocument();
});

test('the lists are read after the dashboard is shown, and nothing moves when they come', async () => {
  await page.viewport(360, 740);
  const network = new Network();
  const held = network.hold('/self-created-results');
  await renderRoute(dashboard, { as: 'franchise', network, waits: false });
  await expect.poll(() => held.calls.length).toBe(1);
  await expect.element(page.getByText('2450.00 /-')).toBeVisible();
  await expect.element(needs.getByRole('listitem')).not.toBeInTheDocument();
  const box = needs.element().getBoundingClientRect();
  held.release();
  await expectCount(needs.getByRole('listitem'), lines.length);
  expect(needs.element().getBoundingClientRect()).toEqual(box);
});
