import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    // By default Vitest leaves one core to itself, half of the machine on two cores.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      'openapi',
      'sdk',
      'mocks',
      'web',
      { test: { name: 'project', include: ['.ci/*.test.ts'], testTimeout: 60_000 } },
      // Slow projects: they run in `npm test`, not in `pnpm check`.
      { test: { name: 'contract', include: ['openapi/contract/**/*.test.ts'], testTimeout: 60_000 } },
      {
        test: {
          name: 'packages',
          include: ['sdk/packaging/*.test.ts', 'openapi/peers/*.test.ts'],
          globalSetup: 'sdk/packaging/pack.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
