import { afterEach, expect, it, vi } from 'vitest';
import { unregisterWorkers } from './unregister-workers.ts';

afterEach(() => void vi.unstubAllGlobals());

it('unregisters the worker that a demo left on the origin [S-21]', async () => {
  const unregister = vi.fn(async () => true);
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => [{ unregister }, { unregister }] } });
  await unregisterWorkers();
  expect(unregister).toHaveBeenCalledTimes(2);
});

it('does nothing in a browser without workers, or one that does not list them [S-21]', async () => {
  vi.stubGlobal('navigator', {});
  await expect(unregisterWorkers()).resolves.toBeUndefined();
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: () => Promise.reject(new Error('private')) } });
  await expect(unregisterWorkers()).resolves.toBeUndefined();
});
