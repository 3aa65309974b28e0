import { findChromium } from './browsers.ts';
import { bin, fail, root, run } from './command.mjs';

/** `pnpm test:feature batches`: the unit, component, page and journey tests whose path contains the word, all at once. */
const [feature] = process.argv.slice(2);
if (!feature) fail('Which feature? For example: pnpm test:feature batches');
const env = { CHROMIUM_PATH: await findChromium() };
const vitest = [bin('vitest'), 'run', '--passWithNoTests', '--config'];
const results = await Promise.all([
  run([...vitest, '.ci/vitest.config.ts', '--project=sdk', '--project=mocks', '--project=web', feature], { quiet: true }),
  run([...vitest, 'web/test/vitest.config.ts', feature], { quiet: true, env }),
  run([bin('playwright', 'web'), 'test', '--pass-with-no-tests', '--reporter=list', feature], { cwd: `${root}web`, quiet: true, env }),
]);
for (const { output } of results) console.log(output);
process.exitCode = results.every(({ code }) => code === 0) ? 0 : 1;
