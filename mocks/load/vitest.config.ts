import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The load tests of `pnpm test:long`, one file at a time, because they measure. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  test: { name: 'load', testTimeout: 240_000, fileParallelism: false, disableConsoleIntercept: true },
});
