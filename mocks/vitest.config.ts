import { defineConfig } from 'vitest/config';

/** Unit tests. The tests in load/ take minutes and have a configuration of their own. */
export default defineConfig({
  test: { name: 'mocks', environment: 'node', include: ['src/**/*.test.ts', 'test/**/*.test.ts'] },
});
