import { afterEach, expect, it, vi } from 'vitest';
import { removeWorkers } from './unregister-workers.ts';

afterEach(() => void vi.unstubAllGlobals());

it('a worker that a demo left on the origin is removed [S-21]', async () => {
  const unregister = vi.fn(async () => true);
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: async () => [{ unregister }, { unregister }] } });
  await removeWorkers();
  expect(unregister).toHaveBeenCalledTimes(2);
});

it('where a browser has no workers, or does not tell of them, there is nothing to remove [S-21]', async () => {
  vi.stubGlobal('navigator', {});
  await expect(removeWorkers()).resolves.toBeUndefined();
  vi.stubGlobal('navigator', { serviceWorker: { getRegistrations: () => Promise.reject(new Error('private')) } });
  await expect(removeWorkers()).resolves.toBeUndefined();
});
