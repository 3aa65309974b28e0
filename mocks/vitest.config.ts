import { configDefaults, defineConfig } from 'vitest/config';

/** Unit tests. The tests in load/ take minutes and have a configuration of their own; `npm test` runs the slow ones. */
export default defineConfig({
  test: {
    name: 'mocks',
    environment: 'node',
    pool: 'threads',
    isolate: false,
    // Vitest's own 5 s for a test and 1 s for a condition are too few on a busy machine.
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, '**/*.slow.test.ts'],
  },
});
