import { expect, it, onTestFinished, vi } from 'vitest';
import { openStoredQueue } from '#lib/queue/use-queue.ts';
import { browserData, measure, remove } from './browser-data.ts';

it('rows that were removed are not stored again by their page, which is still in memory', async () => {
  const add = () => openStoredQueue('results', 'u').add([{ id: '1', label: 'Asha', values: {} }]);
  const keys = ['institute.bulk.'];
  add();
  await expect.poll(() => measure(keys)).toBeGreaterThan(0);
  const open = openStoredQueue('results', 'u');
  await remove(keys);
  open.remove(['1']);
  open.add([{ id: '2', label: 'Ravi', values: {} }]);
  await Promise.resolve();
  expect(await measure(keys)).toBe(0);
  expect(openStoredQueue('results', 'u').get().items).toEqual([]);
});

it('measures the data of the mocks only where it is, and removes it', async () => {
  const keys = browserData.find(({ name }) => name === 'mocks')?.keys ?? [];
  expect(await measure(keys)).toBe(0);
  const request = indexedDB.open('keyval-store');
  const database = await new Promise<IDBDatabase>((resolve) => {
    request.onsuccess = () => resolve(request.result);
  });
  database.close();
  expect(await measure(keys)).toBeGreaterThan(0);
  await remove(keys);
  await expect.poll(() => measure(keys)).toBe(0);
});

it('removes the worker with its offline page, which only a worker that is installed again stores', async () => {
  const unregister = vi.fn(async () => true);
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ unregister }) } });
  onTestFinished(() => void vi.unstubAllGlobals());
  await remove(['institute.cart']);
  expect(unregister).not.toHaveBeenCalled();
  await remove(browserData.find(({ name }) => name === 'courses')?.keys ?? []);
  await expect.poll(() => unregister.mock.calls.length).toBe(1);
});

it('measures the rest in a browser that cannot list its databases', async () => {
  vi.stubGlobal('indexedDB', {});
  const sizes = await Promise.all(browserData.map(({ keys }) => measure(keys))).catch(() => []);
  vi.unstubAllGlobals();
  expect(sizes).toHaveLength(browserData.length);
});
