import { get, set } from 'idb-keyval';
import { setupWorker } from 'msw/browser';
import { createMocks, isScenario, type Mocks, type State, type Storage } from './index.ts';

export { tokenFor } from './db/token.ts';
export { type Mocks, type ScenarioName, scenarios } from './index.ts';

const key = 'institute.mocks';

/** Keeps the state in IndexedDB, which has room for pictures and for 100,000 students. */
const storage: Storage = {
  load: () => get<State>(key),
  save: (state) => set(key, state),
};

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
  const mocks = createMocks({ baseUrl: apiUrl, origin: location.origin, storage: shared(storage, () => mocks.store.reload()) });
  await mocks.store.ready;
  await followAddress(mocks);
  const worker = setupWorker(...mocks.handlers);
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass' });
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
