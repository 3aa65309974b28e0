import { setUp } from './setup.mjs';

await setUp();
// What needs installed packages is read only now.
const { findChromium } = await import('./chromium.mjs');
const { fastSuites, browserSuite } = await import('./lib/suites.mjs');
const { buildSuite } = await import('./lib/builds.mjs');
const { Tally } = await import('./lib/tally.mjs');

const tally = new Tally();
await fastSuites(tally);
await buildSuite(tally);
await browserSuite(tally, await findChromium());
await import('./trace.mjs');
tally.end();
