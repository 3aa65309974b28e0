// First: msw looks for a storage while it is loaded.
import './spare-storage.ts';
import { get, set } from 'idb-keyval';
import { setupWorker } from 'msw/browser';
import { createMocks, isScenario, type Mocks, type State, type Storage } from './index.ts';
import { giveStorageBack } from './spare-storage.ts';
import { startWorker } from './start-worker.ts';

export { tokenFor } from './db/token.ts';
export { type Mocks, type ScenarioName, scenarios } from './index.ts';

const key = 'institute.mocks';

/** Keeps the state in IndexedDB, which has room for pictures and for 100,000 students; where it is refused, in this tab alone. */
const storage: Storage = {
  load: async () => {
    const kept = await attempt(() => get<State>(key));
    return isState(kept) ? kept : undefined;
  },
  save: async (state) => {
    await attempt(() => set(key, state));
  },
};

async function attempt<T>(act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch (error) {
    console.warn('The world of the mocks lasts as long as this tab:', error);
    return undefined;
  }
}

/** What an older version has left, or somebody else, is no world. */
function isState(kept: State | undefined): kept is State {
  return Array.isArray(kept?.db?.accounts) && Array.isArray(kept.db.courses) && typeof kept.settings?.latencyMs === 'number';
}

export interface BrowserOptions {
  /** The API's address with its version prefix. */
  apiUrl: string;
}

let running: Mocks | undefined;

/** The mocks that `startMocks` started, for the developer panel. */
export function runningMocks(): Mocks {
  if (!running) throw new Error('The mocks have not been started.');
  return running;
}

/** Starts the worker. `?mocks=NAME` chooses a world, `?mocks=reset` returns to the seed; the choice is remembered. */
export async function startMocks({ apiUrl }: BrowserOptions): Promise<Mocks> {
  giveStorageBack();
  const mocks = createMocks({ baseUrl: apiUrl, origin: location.origin, storage: shared(storage, () => mocks.store.reload()) });
  await mocks.store.ready;
  await followAddress(mocks);
  await startWorker(setupWorker(...mocks.handlers));
  running = mocks;
  return mocks;
}

/** Tells other tabs of every save, and reads again when they save. */
function shared({ load, save }: Storage, reload: () => Promise<void>): Storage {
  const channel = new BroadcastChannel(key);
  channel.onmessage = () => void reload();
  return {
    load,
    save: async (state) => {
      await save(state);
      channel.postMessage('saved');
    },
  };
}

async function followAddress({ store }: Mocks): Promise<void> {
  const address = new URL(location.href);
  const name = address.searchParams.get('mocks');
  if (name === null) return;
  if (name === 'reset') await store.reset();
  else if (isScenario(name)) await store.use(name);
  else console.warn(`There is no mock world called '${name}'.`);
  address.searchParams.delete('mocks');
  history.replaceState(history.state, '', address);
}
