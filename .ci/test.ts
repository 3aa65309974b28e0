import { buildSuite } from '../web/budgets/production-build.ts';
import { findChromium } from './browsers.ts';
import { auditSuite, buildDemo, fastSuites, playwrightSuite, vitestSuite } from './suites.ts';
import { Tally } from './tally.ts';

/**
 * `npm test` checks contract, units, the production build and every feature. `pnpm check` (`--quick`) skips the build, and everything
 * that is slow or needs a browser.
 */
const quick = process.argv.includes('--quick');
await (quick ? check() : test());

async function check() {
  const tally = new Tally();
  await fastSuites(tally, { quick });
  await tally.end();
}

async function test() {
  const chromium = { CHROMIUM_PATH: await findChromium() };
  const units = 'Lint, types, contract and units';
  const builds = 'The production build and the demo';
  const pages = 'Pages and components, in Chromium';
  const journeys = 'Journeys through the demo, in Chromium';
  // Seconds on a quiet machine, of which only the ratio counts.
  const tally = new Tally({ [units]: 30, [builds]: 15, [pages]: 107, [journeys]: 48 });
  tally.begin(units);
  await auditSuite(tally);
  await fastSuites(tally);
  tally.begin(builds);
  const [demo] = await Promise.all([buildDemo(), buildSuite(tally)]);
  tally.begin(pages);
  await vitestSuite(tally, 'Page and component tests', ['--config', 'web/test/vitest.config.ts'], chromium);
  tally.begin(journeys);
  await playwrightSuite(tally, 'Journeys', 'playwright', { ...demo, ...chromium });
  await tally.end();
}
