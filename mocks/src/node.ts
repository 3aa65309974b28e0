import { setupServer } from 'msw/node';
import { answerFault } from './check-answer.ts';
import { createMocks, type Mocks, type MocksOptions } from './index.ts';

export { type ServedMocks, type ServeOptions, serveMocks } from './http/serve-mocks.ts';
export { createMocks, type Mocks, type MocksOptions, resetDb, type ScenarioName, scenarios } from './index.ts';

export interface TestMocks extends Mocks {
  /** MSW's server for Node: `listen`, `use`, `resetHandlers`, `close`. */
  server: ReturnType<typeof setupServer>;
}

/** The mocks for tests under Node. Every answer is checked against the contract too. */
export function createMockServer(options: Partial<MocksOptions> = {}): TestMocks {
  const mocks = createMocks({ baseUrl: 'http://localhost/v1', checkAnswer: answerFault, ...options });
  return { ...mocks, server: setupServer(...mocks.handlers) };
}
