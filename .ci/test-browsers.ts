import { type Engine, engines } from './browsers.mjs';
import { fail } from './lib/command.mjs';
import { flowSuites } from './lib/flows.mjs';
import { Tally } from './lib/tally.mjs';

/** `pnpm test:browsers [chromium] [firefox] [webkit]`: the flows in these browsers, by default in all. */
const isEngine = (name: string): name is Engine => engines.some((engine) => engine === name);
const names = process.argv.slice(2);
const unknown = names.find((name) => !isEngine(name));
if (unknown) fail(`There is no browser '${unknown}'. Choose from ${engines.join(', ')}.`);
const tally = new Tally();
await flowSuites(tally, names.length > 0 ? names.filter(isEngine) : engines);
tally.end();
