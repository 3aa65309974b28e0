import { afterEach, expect, it, vi } from 'vitest';
import { unregisterWorkers } from './service-worker.ts';

afterEach(() => void vi.unstubAllGlobals());

it('unregisters the worker that a demo left on the origin, and not its own [S-21]', async () => {
  const worker = (scriptURL: string) => ({ active: { scriptURL }, unregister: vi.fn(async () => true) });
  const own = worker('https://www.example.com/sw.js');
  const ofMocks = worker('https://www.example.com/mockServiceWorker.js');
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => [own, ofMocks] } });
  await unregisterWorkers();
  expect(ofMocks.unregister).toHaveBeenCalled();
  expect(own.unregister).not.toHaveBeenCalled();
  // A browser without workers, and a browser that rejects the list of workers.
  for (const navigator of [{}, { serviceWorker: { getRegistrations: () => Promise.reject(new Error('private')) } }]) {
    vi.stubGlobal('navigator', navigator);
    await expect(unregisterWorkers()).resolves.toBeUndefined();
  }
});
