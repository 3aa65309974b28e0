import type { RequestHandler } from 'msw';
import type { ScenarioName } from '../scenarios/index.ts';
import { createHandlers, type HandlerOptions } from './handlers.ts';
import { type StateStorage, Store } from './store.ts';

/** Options of `createMocks`. */
export interface MocksOptions extends Omit<HandlerOptions, 'store'> {
  /** Stores the state between reloads; without it the state lives in memory only. */
  storage?: StateStorage | undefined;
  /** The scenario to start in, unless the storage holds another. */
  scenario?: ScenarioName | undefined;
}

/** The whole API in memory. */
export interface Mocks {
  /** MSW handlers for every operation. */
  handlers: RequestHandler[];
  /** The state and the methods that change it. */
  store: Store;
}

/** Creates a store and the MSW handlers that work on it. */
export function createMocks({ storage, scenario, ...options }: MocksOptions): Mocks {
  const store = new Store(storage, scenario);
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  return { handlers: createHandlers({ ...options, baseUrl, store }), store };
}

/** Returns to the seed, or starts a scenario. */
export function resetDb(mocks: Mocks, scenario?: ScenarioName): Promise<void> {
  return mocks.store.reset(scenario);
}
