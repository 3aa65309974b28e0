import { bin, run } from './lib/command.mjs';

// Side by side: each has a processor's work to do.
const results = await Promise.all([run([bin('biome'), 'check']), run([process.execPath, '.ci/lint-contract.mjs'])]);
process.exit(Math.max(...results.map(({ code }) => code)));
