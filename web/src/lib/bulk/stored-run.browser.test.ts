import { expect, it, vi } from 'vitest';
import { removePersonalData } from '../storage.ts';
import { importAgain, waitFor } from '../testing.tsx';
import type { BulkRow } from './bulk-run.ts';
import { openStoredRun } from './use-bulk-run.ts';

const key = 'institute.bulk.results';
const toRow = (id: string): BulkRow => ({ id, label: `Row ${id}`, values: { grade: 'A' } });
const stored = () => JSON.parse(sessionStorage.getItem(key) ?? 'null');
const store = (user: string, name = 'results') => {
  const items = ['1', '2'].map((id) => ({ ...toRow(id), status: 'waiting' }));
  sessionStorage.setItem(`institute.bulk.${name}`, JSON.stringify({ user, id: 'r', items }));
};
const statuses = (run: ReturnType<typeof openStoredRun>) => run.get().items.map(({ status }) => status);
const expectStored = (count: number) => waitFor(() => expect(sessionStorage).toHaveLength(count));

/** As after a reload: the run is not open any more, only stored. */
async function reload() {
  const module: typeof import('./use-bulk-run.ts') = await importAgain(new URL('./use-bulk-run.ts', import.meta.url).href);
  return module.openStoredRun('results', 'u-1');
}

const start = { concurrency: 1, isAllowed: () => true };

it('stores a row as on its way before its call, and reads it as unknown after a reload', async () => {
  const run = openStoredRun('results', 'u-1');
  run.add([toRow('1'), toRow('2')]);
  const seen: unknown[] = [];
  const send = () => {
    seen.push(stored().items[0].status);
    return new Promise(() => {});
  };
  run.start({ ...start, send });
  expect([seen, stored().user]).toEqual([['sending'], 'u-1']);
  expect(statuses(await reload())).toEqual(['unknown', 'waiting']);
});

it('a page that is opened again finds its open run, and a run without rows is not stored', async () => {
  const run = openStoredRun('results', 'u-1');
  expect(openStoredRun('results', 'u-1')).toBe(run);
  expect(openStoredRun('marksheets', 'u-1')).not.toBe(run);
  run.add([toRow('1')]);
  await expectStored(1);
  run.stop();
  await expectStored(0);
});

it("never opens another user's run, and another user's arrival removes the runs of others, of all kinds [S-25]", async () => {
  store('u-2');
  expect(statuses(await reload())).toEqual([]);
  openStoredRun('results', 'u-2').add([toRow('1')]);
  expect(statuses(openStoredRun('results', 'u-1'))).toEqual([]);
  for (const [name, user] of Object.entries({ results: 'u-2', marksheets: 'u-2', students: 'u-1' })) store(user, name);
  removePersonalData('u-1');
  expect(Object.keys(sessionStorage)).toEqual(['institute.bulk.students']);
});

it('a logout removes the runs, and an answer that comes after it stores nothing', async () => {
  const run = openStoredRun('results', 'u-1');
  run.add([toRow('1'), toRow('2')]);
  let respond: (value?: unknown) => void = () => {};
  run.start({ ...start, send: () => new Promise((resolve) => (respond = resolve)) });
  removePersonalData();
  expect(sessionStorage).toHaveLength(0);
  respond();
  await waitFor(() => expect(statuses(run)[0]).toBe('sent'));
  expect(sessionStorage).toHaveLength(0);
  expect(openStoredRun('results', 'u-1')).not.toBe(run);
});

it.each([
  'no JSON',
  '{"user":"u-1","items":7}',
  '{"user":"u-1","items":[null,7,{"id":"1","label":"x","status":"waiting"},{"id":"1","label":"x","values":{},"status":"new"}]}',
  '{"user":"u-1","items":[{"id":"1","label":"x","values":{"grade":5},"status":"waiting"}]}',
])('ignores what is stored if it is no run: %s', async (text) => {
  sessionStorage.setItem(key, text);
  expect(statuses(await reload())).toEqual([]);
});

it('where the storage is full the run goes on, and leaves no older state from which rows would be sent again', async () => {
  const run = openStoredRun('results', 'u-1');
  run.add([toRow('1')]);
  await expectStored(1);
  const storage = sessionStorage;
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => storage.getItem(name),
    removeItem: (name: string) => storage.removeItem(name),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  run.start({ ...start, send: () => Promise.resolve() });
  await waitFor(() => expect(statuses(run)).toEqual(['sent']));
  vi.unstubAllGlobals();
  expect(storage.getItem(key)).toBeNull();
  expect([run.get().isNotStored, statuses(await reload())]).toEqual([true, []]);
});

/** Opens a stored run whose lock another tab holds. `release` closes that tab. */
async function openDuplicate() {
  store('u-1');
  const granted = new Set<() => unknown>();
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: { request: (_name: string, grant: () => unknown) => new Promise(() => granted.add(grant)) },
  });
  const send = vi.fn(async () => {});
  const run = await reload();
  run.start({ ...start, send });
  return { run, send, release: () => granted.forEach((grant) => void grant()) };
}

it('in a duplicated tab it sends nothing and says so, nor again what the other tab may have sent, once that is closed [F-11]', async () => {
  const { run, send, release } = await openDuplicate();
  await vi.advanceTimersByTimeAsync(1000);
  run.start({ ...start, send });
  expect(run.get()).toMatchObject({ isRunning: false, notice: expect.stringContaining('another tab') });
  release();
  run.start({ ...start, send });
  expect([send.mock.calls, statuses(run), run.get().notice]).toEqual([[], ['unknown', 'unknown'], undefined]);
});

it('a reload continues as soon as the browser has released the lock of the page before [F-11]', async () => {
  const { run, send, release } = await openDuplicate();
  expect(send).not.toHaveBeenCalled();
  release();
  await vi.advanceTimersByTimeAsync(2000);
  expect([send.mock.calls.length, statuses(run)]).toEqual([2, ['sent', 'sent']]);
});
