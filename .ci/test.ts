import { buildSuite } from '../web/budgets/production-build.ts';
import { findChromium } from './browsers.ts';
import { bin, run } from './command.mjs';
import { auditSuite, buildDemo, fastSuites, playwrightSuite, Tally, vitestSuite } from './suites.ts';

/**
 * `npm test` checks contract, units, the production build and every feature. `pnpm check` (`--quick`) skips the build, and everything
 * that is slow or needs a browser.
 */
const quick = process.argv.includes('--quick');
const tally = new Tally();
if (quick) await fastSuites(tally, { quick });
else await all();
tally.end();

async function all() {
  const chromium = { CHROMIUM_PATH: await findChromium() };
  await auditSuite(tally);
  await fastSuites(tally);
  const [demo] = await Promise.all([buildDemo(), buildSuite(tally)]);
  console.log('Running the tests of components, pages and ways in Chromium (about 5 minutes) …');
  const pages = ['--config', 'web/test/vitest.config.ts'];
  const failed = await vitestSuite(tally, 'Page and component tests', 'pages', pages, chromium);
  if (failed.length > 0) {
    console.log('Running the failed files again, for their traces …');
    await run([bin('vitest'), 'run', ...pages, ...failed], { env: { ...chromium, TRACES: 'on' } });
  }
  await playwrightSuite(tally, 'Browser tests', 'browser', { ...demo, ...chromium });
}
