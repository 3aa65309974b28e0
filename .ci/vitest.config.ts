import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import web from '../web/vitest.config.ts';

/** A test may start processes on a busy machine. */
const patient = { testTimeout: 120_000, hookTimeout: 120_000 };

/** Tests of the packed packages in empty projects. */
const packed = { globalSetup: 'sdk/packaging/pack.ts', ...patient };

/** Thousands of writes, a run for each strange server, and the manual's steps to add an operation, taken in a copy of the repository. */
const longContract = [
  'openapi/contract/sequences/*.test.ts',
  'openapi/contract/live/{harmless,interruption,strangers}.test.ts',
  'openapi/repository/add-an-operation.test.ts',
];

/** What `pnpm check` leaves to `npm test`: the contract's checks and `*.slow.test.ts` take seconds each. */
const slow = ['openapi/{contract,repository}/**/*.test.ts', '{.ci,openapi,mocks,web}/**/*.slow.test.ts'];

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
      { test: { name: 'project', isolate: false, include: ['.ci/*.test.ts'], exclude: ['**/*.slow.test.ts'], ...patient } },
      {
        define: web.define,
        test: {
          name: 'slow',
          pool: 'threads',
          isolate: false,
          include: slow,
          exclude: [...configDefaults.exclude, ...longContract],
          ...patient,
        },
      },
      // These tests take minutes, so they run in `pnpm test:long`.
      { test: { name: 'contract-long', include: longContract, ...patient } },
      // Tests of the packed packages, also with other versions and with tools of other projects. They run in `pnpm test:long`.
      { test: { name: 'packages', include: ['sdk/packaging/*.test.ts'], ...packed } },
      { test: { name: 'versions', include: ['sdk/packaging/versions/*.test.ts', 'openapi/peers/*.test.ts'], ...packed } },
    ],
  },
});
