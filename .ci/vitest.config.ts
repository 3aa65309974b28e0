import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** Tests of the packed packages in empty projects. */
const packed = { globalSetup: 'sdk/packaging/pack.ts', testTimeout: 120_000, hookTimeout: 120_000 };

/** Thousands of writes, and the manual's way to add an operation, walked in a copy of the repository. */
const longContract = ['openapi/contract/sequences/*.test.ts', 'openapi/contract/repository/add-an-operation.test.ts'];

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
      // Slow: they run in `npm test`, not in `pnpm check`.
      { test: { name: 'contract', include: ['openapi/contract/**/*.test.ts'], exclude: longContract, testTimeout: 60_000 } },
      // Minutes long: they run in `pnpm test:long`.
      { test: { name: 'contract-long', include: longContract, testTimeout: 60_000 } },
      // The packed packages, with other versions and other people's tools too: they run in `pnpm test:long`.
      { test: { name: 'packages', include: ['sdk/packaging/*.test.ts'], ...packed } },
      { test: { name: 'versions', include: ['sdk/packaging/versions/*.test.ts', 'openapi/peers/*.test.ts'], ...packed } },
    ],
  },
});
