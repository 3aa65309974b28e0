// Must come first, because MSW reads localStorage while it loads.
import './browser/in-memory-storage.ts';
import { setupWorker } from 'msw/browser';
import { restoreLocalStorage } from './browser/in-memory-storage.ts';
import { indexedDbStorage } from './browser/indexed-db-storage.ts';
import { startWorker } from './browser/start-worker.ts';
import { createMocks, type Mocks } from './core/create-mocks.ts';
import { isScenarioName } from './scenarios/index.ts';

export type { Mocks } from './core/create-mocks.ts';
export { tokenFor } from './db/token.ts';
export { type ScenarioName, scenarios } from './scenarios/index.ts';

/** Options of `startMocks`. */
export interface BrowserOptions {
  /** URL of the API with its version prefix. */
  apiUrl: string;
}

let running: Mocks | undefined;

/** The mocks that `startMocks` started. Throws before that. */
export function runningMocks(): Mocks {
  if (!running) throw new Error('The mocks are not started.');
  return running;
}

/** Starts the mocks in a service worker. `?mocks=NAME` in the URL selects a scenario, `?mocks=reset` returns to the seed. */
export async function startMocks({ apiUrl }: BrowserOptions): Promise<Mocks> {
  restoreLocalStorage();
  const storage = indexedDbStorage('institute.mocks', () => void mocks.store.reload());
  const mocks = createMocks({ baseUrl: apiUrl, origin: location.origin, storage });
  await mocks.store.ready;
  await applySearchParam(mocks);
  await startWorker(setupWorker(...mocks.handlers));
  running = mocks;
  return mocks;
}

async function applySearchParam({ store }: Mocks): Promise<void> {
  const url = new URL(location.href);
  const name = url.searchParams.get('mocks');
  if (name === null) return;
  if (name === 'reset') await store.reset();
  else if (isScenarioName(name)) await store.setScenario(name);
  else console.warn(`There is no scenario called '${name}'.`);
  url.searchParams.delete('mocks');
  history.replaceState(history.state, '', url);
}
