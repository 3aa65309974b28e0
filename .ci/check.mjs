import { fastSuites } from './lib/suites.mjs';
import { Tally } from './lib/tally.mjs';

const tally = new Tally();
await fastSuites(tally, { quick: true });
tally.end();
