import { readdirSync } from 'node:fs';
import { findChromium } from './browsers.ts';
import { bin, fail, root, run } from './command.mjs';
import { buildDemo } from './suites.ts';

/** `pnpm test:feature batches`: the unit, component, page and journey tests whose path contains the word, all at once. */
const [feature] = process.argv.slice(2);
if (!feature) fail('Which feature? For example: pnpm test:feature batches');
const env = { CHROMIUM_PATH: await findChromium() };
const vitest = [bin('vitest'), 'run', '--passWithNoTests', '--config'];
const hasJourney = readdirSync(`${root}web/e2e/specs`, { recursive: true, encoding: 'utf8' }).some((path) => path.includes(feature));
const results = await Promise.all([
  run([...vitest, '.ci/vitest.config.ts', '--project=sdk', '--project=mocks', '--project=web', feature], { quiet: true }),
  run([...vitest, 'web/test/vitest.config.ts', feature], { quiet: true, env }),
  ...(hasJourney ? [runJourneys(feature)] : []),
]);
for (const { output } of results) console.log(output);
process.exitCode = results.every(({ code }) => code === 0) ? 0 : 1;

async function runJourneys(name: string) {
  const demo = await buildDemo();
  return run([bin('playwright', 'web'), 'test', '--reporter=list', name], { cwd: `${root}web`, quiet: true, env: { ...env, ...demo } });
}
