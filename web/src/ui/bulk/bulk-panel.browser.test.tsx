import { ApiError, NetworkError } from '@institute/sdk';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { expect, it, vi } from 'vitest';
import type { BulkItem, BulkRow } from '#lib/bulk/bulk-run.ts';
import { type Bulk, useBulkRun } from '#lib/bulk/use-bulk-run.ts';
import { act, render, settle } from '#lib/testing.tsx';
import { ViewerIdContext } from '#lib/track-viewer.ts';
import { BulkPanel } from './bulk-panel.tsx';

const toRow = (id: string): BulkRow => ({ id, label: `Student ${id}`, values: {} });
const toRows = (count: number) => Array.from({ length: count }, (_, index) => toRow(`${index + 1}`));

/** A page with a panel; `outcomes` are the errors of rows by id, and other rows are sent. */
async function setUp(outcomes: Record<string, Error> = {}) {
  const latest: { bulk?: Bulk } = {};
  const send = vi.fn(({ id }: BulkItem) => (outcomes[id] ? Promise.reject(outcomes[id]) : Promise.resolve()));
  function Page() {
    const bulk = useBulkRun({ name: 'results', send });
    latest.bulk = bulk;
    return (
      <BulkPanel bulk={bulk} noun={{ one: 'result', many: 'results' }} list={{ to: '/franchise/results', label: 'Student Results' }} />
    );
  }
  const router = createRouter({ routeTree: createRootRoute({ component: Page, notFoundComponent: Page }), history: createMemoryHistory() });
  await router.load();
  const page = render(
    <ViewerIdContext value={() => 'u'}>
      <RouterProvider router={router} />
    </ViewerIdContext>,
  );
  await settle();
  const press = (text: string) =>
    act(async () => [...page.querySelectorAll('button')].find((button) => button.textContent === text)?.click());
  const run = async (rows: readonly BulkRow[]) => {
    act(() => latest.bulk?.add(rows));
    act(() => latest.bulk?.start());
    await settle();
  };
  const pressLabel = async (label: string) => {
    await act(async () => page.querySelector<HTMLElement>(`[aria-label="${label}"]`)?.click());
    await settle();
  };
  return { page, press, pressLabel, run, send };
}

const rejected = new ApiError('createResult', 422, { success: false, message: 'No such grade.' });
const lost = new NetworkError('createResult', undefined);

it('shows nothing without a run, but has the empty status from the start', async () => {
  const { page } = await setUp();
  expect(page.textContent).toBe('');
  expect(page.querySelectorAll('[role=status]')).toHaveLength(1);
});

it('shows the progress, and at the end the link to the list', async () => {
  const { page, press, run } = await setUp();
  await run(toRows(6));
  const bar = page.querySelector('[role=progressbar]');
  expect([bar?.getAttribute('aria-valuenow'), bar?.getAttribute('aria-valuemax'), bar?.getAttribute('aria-label')]).toEqual([
    '6',
    '6',
    'Sent results',
  ]);
  expect(page.querySelector('h2')?.textContent).toBe('6 of 6 sent');
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/franchise/results');
  expect([...page.querySelectorAll('details li')].map((item) => item.textContent)).toContain('Student 6');
  await press('Clear list');
  expect(page.textContent).toBe('');
});

it('lists rejected rows with the words of the server, and sends them again only by a press', async () => {
  const outcomes: Record<string, Error> = { 2: rejected, 3: rejected };
  const { page, press, pressLabel, run, send } = await setUp(outcomes);
  await run(toRows(3));
  expect([...page.querySelectorAll('section li')].map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^Student 2No such grade\./),
    expect.stringMatching(/^Student 3No such grade\./),
  ]);
  await pressLabel('Remove from list: Student 3');
  expect(page.querySelector('h3')?.textContent).toBe('Rejected (1)');
  delete outcomes[2];
  await pressLabel('Send again: Student 2');
  expect(send.mock.calls.map(([{ id }]) => id)).toEqual(['1', '2', '3', '2']);
  expect(page.querySelector('h2')?.textContent).toBe('2 of 2 sent');
  await press('Clear list');
});

it('lists unknown rows with a warning; all of a kind are sent again at once', async () => {
  const outcomes: Record<string, Error> = { 1: lost, 2: lost };
  const { page, press, run, send } = await setUp(outcomes);
  await run(toRows(2));
  expect(page.querySelector('section')?.textContent).toMatch(/^Not answered \(2\)/);
  expect(page.textContent).toContain('The server did not answer. Look in the list before you send it again.');
  expect(send).toHaveBeenCalledTimes(2);
  delete outcomes[1];
  delete outcomes[2];
  await press('Send all again');
  await settle();
  expect(page.querySelector('h2')?.textContent).toBe('2 of 2 sent');
});

it('of many problems the first 100 are shown, and all can be removed', async () => {
  const items = toRows(120).map((row) => ({ ...row, status: 'rejected', message: 'No' }));
  sessionStorage.setItem('institute.bulk.results', JSON.stringify({ user: 'u', items }));
  const { page, press } = await setUp();
  expect(page.querySelectorAll('li')).toHaveLength(100);
  expect(page.textContent).toContain('These are the first 100 of 120.');
  await press('Remove all from list');
  expect(page.textContent).toBe('');
});

it('a run that a reload has interrupted waits for Continue', async () => {
  const items = [
    { ...toRow('1'), status: 'sent' },
    { ...toRow('2'), status: 'waiting' },
    { ...toRow('3'), status: 'waiting' },
  ];
  sessionStorage.setItem('institute.bulk.results', JSON.stringify({ user: 'u', items }));
  const { page, press, send } = await setUp();
  expect(page.querySelector('[role=status]')?.textContent).toBe('You had 2 rows left. Nothing was sent meanwhile.');
  expect(send).not.toHaveBeenCalled();
  await press('Continue');
  await settle();
  expect(page.querySelector('h2')?.textContent).toBe('3 of 3 sent');
});

it('says that a reload would lose the list when the browser is out of storage [F-16]', async () => {
  const full = vi.fn(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: full, removeItem: () => {} });
  const { page, run } = await setUp();
  await run(toRows(1));
  expect(page.querySelector('[role=alert]')?.textContent).toContain('Your browser cannot save this list');
});
