export { createMocks, type Mocks, type MocksOptions, resetDb } from './create-mocks.ts';
export * from './kit.ts';
