import { defineConfig } from 'vitest/config';
import { engines } from '../../../.ci/browsers.ts';

/** The flows, once in each browser. `--project=firefox` selects one. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../../node_modules/.vite/browsers',
  test: {
    globalSetup: 'serve-demo.ts',
    maxWorkers: 2,
    projects: engines.map((engine, groupOrder) => ({
      test: {
        name: engine,
        // One browser after another: side by side they slow each other down.
        sequence: { groupOrder },
        include: ['flows/*.test.ts'],
        provide: { engine },
        // Only a test that hangs takes so long, also on a slow or busy machine.
        testTimeout: 120_000,
        hookTimeout: 120_000,
      },
    })),
  },
});
