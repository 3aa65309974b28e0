// Must come first, because MSW reads localStorage while it loads.
import './browser/in-memory-storage.ts';
import { get, set } from 'idb-keyval';
import { setupWorker } from 'msw/browser';
import { restoreLocalStorage } from './browser/in-memory-storage.ts';
import { startWorker } from './browser/start-worker.ts';
import { createControlHandlers } from './control.ts';
import type { StateStorage } from './core/store.ts';
import { createMocks, type Mocks, type MocksOptions } from './create-mocks.ts';
import { readState } from './snapshot.ts';

export * from './kit.ts';

export interface BrowserOptions extends Omit<MocksOptions, 'baseUrl' | 'origin' | 'pathPrefix' | 'storage'> {
  /** URL of the API with its version prefix. */
  apiUrl: string;
}

/** Starts the mocks in a service worker. `?mocks=NAME` in the URL selects a scenario, `?mocks=reset` returns to the seed. */
export async function startMocks({ apiUrl, ...options }: BrowserOptions): Promise<Mocks> {
  restoreLocalStorage();
  const storage = indexedDbStorage(() => void mocks.store.reload());
  const mocks = createMocks({ ...options, baseUrl: apiUrl, origin: location.origin, storage });
  await mocks.store.ready;
  await applySearchParam(mocks);
  const control = createControlHandlers({ mocks }, location.origin);
  await startWorker(setupWorker(...control, ...mocks.handlers));
  return mocks;
}

async function applySearchParam(mocks: Mocks): Promise<void> {
  const url = new URL(location.href);
  const name = url.searchParams.get('mocks');
  if (name === null) return;
  if (name === 'reset') await mocks.reset();
  else await mocks.store.setScenario(name).catch((error: Error) => console.warn(error.message));
  url.searchParams.delete('mocks');
  history.replaceState(history.state, '', url);
}

const storageKey = 'institute.mocks';

/** IndexedDB has room for pictures and for 10,000 students. Where it is not available, the state lives in memory only. */
function indexedDbStorage(onOtherTabSaved: () => void): StateStorage {
  const channel = new BroadcastChannel(storageKey);
  channel.onmessage = onOtherTabSaved;
  return {
    // An older version or another program can have stored something else under the key.
    load: () => orWarn(async () => readState(await get(storageKey))),
    save: (state) =>
      orWarn(async () => {
        await set(storageKey, state);
        channel.postMessage('saved');
      }),
  };
}

async function orWarn<T>(action: () => Promise<T>): Promise<T | undefined> {
  try {
    return await action();
  } catch (error) {
    console.warn('The data of the mocks is lost when this tab closes:', error);
    return undefined;
  }
}
