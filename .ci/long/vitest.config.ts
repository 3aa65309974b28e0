import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Load: one after the other, because each measures. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: { name: 'long', include: ['.ci/long/*.test.ts'], testTimeout: 240_000, fileParallelism: false, disableConsoleIntercept: true },
});
