import { setUp } from './setup.mjs';

/**
 * `npm test` checks contract, units, the production build and every feature. `node .ci/test.mjs --quick` (`pnpm check`) skips the set-up,
 * the build, and everything that is slow or needs a browser.
 */
const quick = process.argv.includes('--quick');

// The contract's checks generate, and fail when that changes a file.
if (!quick) await setUp({ generate: false });

// These imports need installed packages.
const { auditSuite, browserSuite, fastSuites, pagesSuite } = await import('./lib/suites.mjs');
const { Tally } = await import('./lib/tally.mjs');

await (quick ? quickChecks() : allChecks());

async function quickChecks() {
  const tally = new Tally();
  await fastSuites(tally, { quick: true });
  tally.end();
}

async function allChecks() {
  const { findChromium } = await import('./chromium.mjs');
  const { buildDemo } = await import('./lib/demo.mjs');
  const { reports } = await import('./lib/reports.mjs');
  const { buildSuite } = await import('../web/budgets/production-build.mjs');
  const tally = new Tally(reports.checks);
  const chromium = await findChromium();
  await auditSuite(tally);
  await fastSuites(tally);
  const [demo] = await Promise.all([buildDemo(), buildSuite(tally)]);
  console.log('Running the tests of components, pages and ways in Chromium (about 5 minutes) …');
  await pagesSuite(tally, chromium);
  await browserSuite(tally, chromium, demo);
  const { problems } = await import('./trace.mjs');
  tally.check('Every requirement number in a test title is backed by the texts that the requirement quotes', problems.length === 0);
  tally.end();
}
