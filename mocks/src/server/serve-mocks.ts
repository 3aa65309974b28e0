import { createMocks, type Mocks } from '../core/create-mocks.ts';
import { validateResponse } from '../core/validate-response.ts';
import type { ScenarioName } from '../scenarios/index.ts';
import { createFetchHandler } from './fetch-handler.ts';
import { fileStorage } from './file-storage.ts';
import { listen } from './listen.ts';

/** Options of `serveMocks`. */
export interface ServeOptions {
  /** Default: 0, which is any free port. */
  port?: number;
  /** File that stores the state; without it the state lives as long as the server. */
  data?: string | undefined;
  /** The scenario to start in. */
  scenario?: ScenarioName | undefined;
  /** Milliseconds before every response. */
  latencyMs?: number;
  /** Share of the requests that fail with 503, from 0 to 1. */
  failureRate?: number;
}

/** Mocks that listen on a port. */
export interface ServedMocks extends Mocks {
  /** URL of the API with its version prefix, for `createApi({ baseUrl })`. */
  baseUrl: string;
  /** Returns to the seed, or to the start of the scenario. */
  reset(): Promise<void>;
  /** Stops the server. */
  close(): Promise<void>;
}

/** Serves the mocks over HTTP. Every response is validated against the contract. Rejects when the port is not available. */
export async function serveMocks(options: ServeOptions = {}): Promise<ServedMocks> {
  const { port = 0, data, scenario, latencyMs = 0, failureRate = 0 } = options;
  const storage = data ? fileStorage(data) : undefined;
  const mocks = createMocks({ baseUrl: '/v1', storage, scenario, validateResponse });
  const { store } = mocks;
  await store.ready;
  if (scenario) await store.setScenario(scenario);
  await store.updateSettings({ latencyMs, failureRate });
  const reset = async () => {
    await store.reset(scenario);
    await store.updateSettings({ latencyMs, failureRate });
  };
  const server = await listen(createFetchHandler(mocks, reset), port);
  return { ...mocks, baseUrl: `http://localhost:${server.port}/v1`, reset, close: server.close };
}
