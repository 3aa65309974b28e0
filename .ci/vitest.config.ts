import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  test: {
    // Vitest would leave one processor to itself: of two, half. And all that a single worker is given of the web app shares one world.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      'openapi',
      'sdk',
      'mocks',
      'web',
      { test: { name: 'project', include: ['.ci/*.test.ts'], testTimeout: 60_000 } },
      // What takes its time: `pnpm check` leaves it to `npm test`.
      { test: { name: 'contract', include: ['.ci/contract/*.test.ts'], testTimeout: 60_000 } },
      { test: { name: 'packages', include: ['.ci/packages/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000 } },
    ],
  },
});
