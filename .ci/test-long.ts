import { findBrowsers } from './browsers.mjs';
import { findChromium } from './chromium.mjs';
import { buildDemo } from './lib/demo.mjs';
import { flowSuites } from './lib/flows.mjs';
import { playwrightSuite, vitestSuite } from './lib/suites.mjs';
import { Tally } from './lib/tally.mjs';

/**
 * `pnpm test:long`: what holds for every page, the packed packages with other versions and tools, load on the mocks, many sequences of
 * writes, long tasks and memory in the browser, and flows in other browsers.
 */
const tally = new Tally();
const chromium = await findChromium();
const demo = await buildDemo();
// The other browsers are downloaded meanwhile.
await Promise.all([
  playwrightSuite(tally, 'Cross-cutting browser tests', 'cross-cutting', chromium, demo),
  findBrowsers(['firefox', 'webkit']),
]);
await playwrightSuite(tally, '1,000 rows without a long task', 'long', chromium, demo);
// Chromium has walked the same ways in the tests before.
await flowSuites(tally, ['firefox', 'webkit'], demo);
// By itself, because other work on the same cores would make calls time out.
await vitestSuite(tally, 'Load on the mocks', 'load', ['--config', 'mocks/load/vitest.config.ts']);
// Together, because a test that waits for npm leaves its core to a test that computes.
const projects = ['packages', 'versions', 'contract-long'].map((name) => `--project=${name}`);
await vitestSuite(
  tally,
  'Packages, other versions and tools, an added operation, 600 sequences of writes',
  'packages',
  ['--config', '.ci/vitest.config.ts', ...projects],
  { CONTRACT_SEQUENCES: '600' },
);
tally.end();
