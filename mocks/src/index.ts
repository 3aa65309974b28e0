import type { RequestHandler } from 'msw';
import { createHandlers, type HandlerOptions } from './handlers.ts';
import type { ScenarioName } from './scenarios.ts';
import { type Storage, Store } from './store.ts';

export type { AnswerCheck } from './frame.ts';
export { isScenario, type Scenario, type ScenarioName, scenarios } from './scenarios.ts';
export type { Settings } from './settings.ts';
export { type State, type Storage, Store } from './store.ts';

export interface MocksOptions extends Omit<HandlerOptions, 'store'> {
  /** Keeps the state; without one it lives as long as the object. */
  storage?: Storage | undefined;
  scenario?: ScenarioName | undefined;
}

export interface Mocks {
  /** MSW handlers for every call of the contract. */
  handlers: RequestHandler[];
  /** The state, and the ways to change it. */
  store: Store;
}

/** The whole API of the contract in memory: handlers for MSW, and the store behind them. */
export function createMocks({ storage, scenario, ...options }: MocksOptions): Mocks {
  const store = new Store(storage, scenario);
  const baseUrl = options.baseUrl.replace(/\/+$/, '');
  return { handlers: createHandlers({ ...options, baseUrl, store }), store };
}

/** Back to the seed, or to a named world. */
export function resetDb(mocks: Mocks, scenario?: ScenarioName): Promise<void> {
  return mocks.store.reset(scenario);
}
