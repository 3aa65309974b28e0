import type { createMocks } from '@institute/mocks';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Network } from '../../support/network.ts';
import { button, expectCount, expectTexts, field, heading, main } from '../../support/page.ts';
import { renderRoute } from '../../support/render-route.tsx';

const dashboard = '/franchise/dashboard';
const toDos = page.getByRole('region', { name: 'Needs your attention' });

/** The path of each filtered list, its line, and a text of its rows. */
const lines = [
  ['/franchise/results?status=sent', /results? awaited$/, 'Request Sent'],
  ['/franchise/out-marksheet?status=unverified', /marksheets? not verified yet$/, 'Un-verified'],
  ['/franchise/wallet?status=pending', /payments? pending$/, 'Pending'],
  ['/franchise/exams?when=week', /exams? in the next 7 days$/, 'SSC mock test'],
  ['/franchise/batches?seats=full', /full (batch|batches)$/, 'Tally practical lab'],
] as const;

beforeEach(() => {
  // Four days before the next exam of the mocks.
  vi.setSystemTime('2026-11-25T06:00:00Z');
});

test('each line of the dashboard has the count of the list that it opens', async () => {
  const { goto, url } = await renderRoute(dashboard, { as: 'operator' });
  await expectCount(toDos.getByRole('listitem'), lines.length);
  for (const [path, name, text] of lines) {
    const line = toDos.getByRole('link', { name });
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
  const before = (mocks: ReturnType<typeof createMocks>) => {
    const { db } = mocks.store.state;
    db.results = [];
    db.marksheets = [];
    db.transactions = [];
    db.exams = [];
    db.batches = db.batches.filter(({ title }) => title !== 'Tally practical lab');
  };
  await renderRoute(dashboard, { as: 'operator', before });
  await expect.element(toDos).toHaveTextContent('Nothing is waiting for you. Have a good day!');
  await expect.element(toDos.getByRole('link')).not.toBeInTheDocument();
});

const steps = page.getByRole('region', { name: 'Three steps to begin' });
const stepPaths = () =>
  steps
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));

test('a new centre sees three steps: a batch, a student, a recharge; what is done is ticked', async () => {
  const { goto } = await renderRoute(dashboard, { as: 'operator', scenario: 'new-franchise' });
  await expectTexts(steps.getByRole('listitem'), '1Create a batch', '2Create a student', '3Recharge your wallet');
  expect(stepPaths()).toEqual(['/franchise/create-batch', '/franchise/create-student', '/franchise/recharge-wallet']);
  await steps.getByRole('link', { name: 'Create a batch' }).click();
  await field('Title').fill('Morning batch');
  await field('Student Limit').fill('20');
  await field('Time').fill('8 to 9');
  await button('Create Batch').click();
  await expect.element(heading('All Batches')).toBeVisible();
  await goto(dashboard);
  await expectTexts(steps.getByRole('listitem'), 'Create a batch, done', '2Create a student', '3Recharge your wallet');
});

test('a centre with students that lacks the rest is not new, and its students are not read for that', async () => {
  const before = (mocks: ReturnType<typeof createMocks>) => {
    mocks.store.state.db.batches = [];
  };
  const { network } = await renderRoute(dashboard, { as: 'operator', before });
  await expect.element(toDos.getByRole('link').first()).toBeVisible();
  await expect.element(steps).not.toBeInTheDocument();
  expect(network.calls('/franchise/users')).toEqual([]);
});

test('the lists are read after the dashboard is shown, and nothing moves when they come', async () => {
  await page.viewport(360, 740);
  const network = new Network();
  const held = network.hold('/self-created-results');
  await renderRoute(dashboard, { as: 'operator', network, waits: false });
  await expect.poll(() => held.calls.length).toBe(1);
  await expect.element(page.getByText('2450.00 /-')).toBeVisible();
  await expect.element(toDos.getByRole('listitem')).not.toBeInTheDocument();
  const box = toDos.element().getBoundingClientRect();
  held.release();
  await expectCount(toDos.getByRole('listitem'), lines.length);
  expect(toDos.element().getBoundingClientRect()).toEqual(box);
});
