import { setupServer } from 'msw/node';
import { createMocks, type Mocks, type MocksOptions } from './create-mocks.ts';

export { createMocks, resetDb } from './create-mocks.ts';
export * from './kit.ts';
export type { Access } from './server/cors.ts';
export { createFetchHandler, type FetchMocks } from './server/fetch-handler.ts';
export { type ServedMocks, type ServeOptions, serveMocks } from './server/serve-mocks.ts';

export interface MockServer extends Mocks {
  server: ReturnType<typeof setupServer>;
}

/** Creates mocks for tests in Node at `http://localhost/v1`. Every response is validated against the contract. */
export function createMockServer(options: Partial<MocksOptions> = {}): MockServer {
  const mocks = createMocks({ baseUrl: 'http://localhost/v1', ...options });
  return { ...mocks, server: setupServer(...mocks.handlers) };
}
