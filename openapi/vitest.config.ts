import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  // Slow tests, among them all of contract/, repository/ and peers/, run in other projects: see .ci/vitest.config.ts.
  test: {
    name: 'openapi',
    environment: 'node',
    pool: 'threads',
    isolate: false,
    // Vitest's own 5 s for a test and 1 s for a condition are too few on a busy machine.
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
    exclude: [...configDefaults.exclude, '{contract,repository,peers}/**', '**/*.slow.test.ts'],
  },
});
