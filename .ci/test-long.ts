import { findBrowsers, findChromium } from './browsers.ts';
import { buildDemo, playwrightSuite, vitestSuite } from './suites.ts';
import { Tally } from './tally.ts';

/**
 * `pnpm test:long`: what holds for every page, the packed packages with other versions and tools, load on the mocks, many sequences of
 * writes, long tasks and memory in the browser, and flows in other browsers.
 */
const tally = new Tally();
const env = { CHROMIUM_PATH: await findChromium(), ...(await buildDemo()) };
// Firefox and WebKit are installed while Chromium runs the tests.
await Promise.all([
  playwrightSuite(tally, 'Cross-cutting browser tests', 'playwright.cross-cutting', env),
  findBrowsers(['firefox', 'webkit']),
]);
await playwrightSuite(tally, '1,000 rows without a long task', 'playwright.long', env);
// Chromium is left out, because the journeys of `npm test` run in it.
const flows = ['--config', 'web/e2e/browsers/vitest.config.ts', '--project=firefox', '--project=webkit'];
await vitestSuite(tally, 'Flows in Firefox and WebKit', flows, env);
// The load test runs alone, because other work on the same cores would make calls time out.
const load = await vitestSuite(tally, 'Load on the mocks', ['--config', 'mocks/load/vitest.config.ts']);
// Prints the figures of the load test for a reader.
console.log(load);
// Together and with four workers, because a test that waits for npm leaves its core to a test that computes.
const projects = ['packages', 'versions', 'contract-long'].map((name) => `--project=${name}`);
const packages = ['--config', '.ci/vitest.config.ts', '--maxWorkers=4', ...projects];
await vitestSuite(tally, 'Packages, other versions and tools, an added operation, strange servers, 200 sequences', packages, {
  CONTRACT_SEQUENCES: '200',
});
await tally.end();
