export { createMocks, type Mocks, type MocksOptions, resetDb } from './core/create-mocks.ts';
export type { Settings } from './core/settings.ts';
export { type State, type StateStorage, Store } from './core/store.ts';
export type { ResponseValidator } from './core/validate-response.ts';
export { isScenarioName, type Scenario, type ScenarioName, scenarios } from './scenarios/index.ts';
