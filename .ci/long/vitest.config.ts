import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** What takes its time: load and crashes, and every defence taken out. One file after the other, because some measure. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'long',
    include: ['.ci/{long,defences}/*.test.ts'],
    testTimeout: 240_000,
    fileParallelism: false,
    disableConsoleIntercept: true,
  },
});
