import { setupServer } from 'msw/node';
import { createMocks, type Mocks, type MocksOptions } from './core/create-mocks.ts';
import { validateResponse } from './core/validate-response.ts';

export { createMocks, type Mocks, type MocksOptions, resetDb } from './core/create-mocks.ts';
export type { Account } from './db/db.ts';
export { type ScenarioName, scenarios } from './scenarios/index.ts';
export { type ServedMocks, type ServeOptions, serveMocks } from './server/serve-mocks.ts';

/** Mocks for tests, with MSW's server. */
export interface MockServer extends Mocks {
  /** MSW's server for Node: `listen`, `use`, `resetHandlers`, `close`. */
  server: ReturnType<typeof setupServer>;
}

/** Creates mocks for tests in Node at `http://localhost/v1`. Every response is validated against the contract. */
export function createMockServer(options: Partial<MocksOptions> = {}): MockServer {
  const mocks = createMocks({ baseUrl: 'http://localhost/v1', validateResponse, ...options });
  return { ...mocks, server: setupServer(...mocks.handlers) };
}
