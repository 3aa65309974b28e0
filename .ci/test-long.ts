import { findChromium } from './chromium.mjs';
import { playwrightSuite, vitestSuite } from './lib/suites.mjs';
import { Tally } from './lib/tally.mjs';

/** Load and soak: what takes its time and a machine of its own. */
const tally = new Tally();
await vitestSuite(tally, 'Load on the mocks', 'load', ['--config', '.ci/long/vitest.config.ts']);
await playwrightSuite(tally, 'A long session in the browser', 'long', await findChromium());
tally.end();
