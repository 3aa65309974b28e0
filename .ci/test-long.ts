import { findChromium } from './chromium.mjs';
import { playwrightSuite, vitestSuite } from './lib/suites.mjs';
import { Tally } from './lib/tally.mjs';

/** `pnpm test:long`: load on the mocks, and long sessions in the browser. */
const tally = new Tally();
await vitestSuite(tally, 'Load on the mocks', 'load', ['--config', 'mocks/load/vitest.config.ts']);
await playwrightSuite(tally, 'Long sessions in the browser', 'long', await findChromium());
tally.end();
