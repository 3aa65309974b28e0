import { setUp } from './setup.mjs';

// The first check generates, and tells whether that changed anything.
await setUp({ generate: false });
// What needs installed packages is read only now.
const { auditSuite } = await import('./lib/audit.mjs');
const { findChromium } = await import('./chromium.mjs');
const { fastSuites, browserSuite } = await import('./lib/suites.mjs');
const { buildSuite, firstVisitSuite } = await import('./lib/builds.mjs');
const { reports } = await import('./lib/reports.mjs');
const { Tally } = await import('./lib/tally.mjs');

const tally = new Tally(reports.checks);
const chromium = await findChromium();
await auditSuite(tally);
await fastSuites(tally);
await buildSuite(tally);
await firstVisitSuite(tally);
await browserSuite(tally, chromium);
const { problems } = await import('./trace.mjs');
tally.check("Every number in a test's title is proved with the words of its requirement", problems.length === 0);
tally.end();
