import { configDefaults, defineConfig } from 'vitest/config';

export default defineConfig({
  // Tests that are slow, as all of contract/, repository/ and peers/ are, run in projects of their own, of .ci/vitest.config.ts.
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
