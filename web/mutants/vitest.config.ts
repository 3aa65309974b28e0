import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The slow suites of `pnpm test:long`: load on the mocks, and the mutants. One file at a time, because some of them measure. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'long',
    include: ['mocks/load/*.test.ts', 'web/mutants/*.test.ts'],
    testTimeout: 240_000,
    fileParallelism: false,
    disableConsoleIntercept: true,
  },
});
