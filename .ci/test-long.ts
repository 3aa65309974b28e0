import { findChromium } from './chromium.mjs';
import { flowSuites } from './lib/flows.mjs';
import { playwrightSuite, vitestSuite } from './lib/suites.mjs';
import { Tally } from './lib/tally.mjs';

/**
 * `pnpm test:long`: what holds for every page, the packed packages with other versions and tools, load on the mocks, thousands of
 * sequences of writes, long sessions in the browser, and flows in other browsers.
 */
const tally = new Tally();
const chromium = await findChromium();
await playwrightSuite(tally, 'Cross-cutting browser tests', 'cross-cutting', chromium);
const packages = ['--config', '.ci/vitest.config.ts', '--project=packages', '--project=versions'];
await vitestSuite(tally, 'Packages, other versions and tools', 'packages', packages);
await vitestSuite(tally, 'Load on the mocks', 'load', ['--config', 'mocks/load/vitest.config.ts']);
const sessions = ['--config', '.ci/vitest.config.ts', '--project=mocks', 'mocks/src/server/sessions.test.ts'];
await vitestSuite(tally, '10,000 calls of 16 workers on one server', 'sessions', sessions, { CALLS_PER_WORKER: '625' });
const contract = ['--config', '.ci/vitest.config.ts', '--project=contract-long'];
await vitestSuite(tally, 'Adding an operation, and 10,000 sequences of writes', 'sequences', contract, { CONTRACT_SEQUENCES: '10000' });
await flowSuites(tally);
await playwrightSuite(tally, 'Long sessions in the browser', 'long', chromium);
tally.end();
