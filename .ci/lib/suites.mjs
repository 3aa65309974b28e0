import { bin, root, run } from './command.mjs';
import { count, forget, playwrightTests, reports, vitestTests } from './reports.mjs';

/** Those of .ci/vitest.config.ts that neither install packages nor send thousands of requests. */
const quickProjects = ['openapi', 'sdk', 'mocks', 'web', 'project'];

/**
 * Lint, the contract's promises, types and unit tests; the quick ones alone, or all.
 * @param {import('./tally.mjs').Tally} tally
 */
export async function fastSuites(tally, { quick = false } = {}) {
  // Side by side: none of them writes what another one reads.
  const [contract, lint, types, unused] = await Promise.all([
    run([bin('tsx'), '.ci/contract.ts'], { quiet: true }),
    run([bin('biome'), 'check', '--max-diagnostics=50'], { quiet: true }),
    // All tests take nothing on trust that an earlier check has left.
    run([process.execPath, '.ci/typecheck.mjs', ...(quick ? [] : ['--force'])], { quiet: true }),
    run([bin('knip'), '--no-config-hints'], { quiet: true }),
  ]);
  contractSuite(tally, contract);
  tally.check('Biome finds nothing', lint.code === 0, lint.output);
  tally.check('Types fit everywhere', types.code === 0, types.output);
  tally.check('No file, export or dependency is unused', unused.code === 0, unused.output);
  await unitSuite(tally, quick ? quickProjects.map((name) => `--project=${name}`) : []);
}

/**
 * What the repository promises about its contract, each with a verdict of its own.
 * @param {import('./tally.mjs').Tally} tally
 * @param {{ code: number, output: string }} result
 */
function contractSuite(tally, { code, output }) {
  const passed = output.match(/^✓/gm)?.length ?? 0;
  const failed = output.match(/^✗/gm)?.length ?? 0;
  tally.suite('Promises about the contract', { passed, failed: failed || (code === 0 ? 0 : 1) });
  if (code !== 0) console.log(output);
}

/**
 * @param {import('./tally.mjs').Tally} tally
 * @param {string[]} projects
 */
async function unitSuite(tally, projects) {
  await vitestSuite(tally, 'Unit and type tests', 'unit', ['--config', '.ci/vitest.config.ts', ...projects]);
}

/**
 * One of the suites of vitest; each has a configuration and a report of its own. What it measured is printed.
 * @param {import('./tally.mjs').Tally} tally
 * @param {string} name
 * @param {'unit' | 'load'} report
 * @param {string[]} options
 */
export async function vitestSuite(tally, name, report, options) {
  forget(reports[report]);
  const result = await run([bin('vitest'), 'run', ...options, '--reporter=json', `--outputFile=${reports[report]}`, '--reporter=dot'], {
    quiet: report === 'unit',
  });
  const tests = vitestTests(report);
  tally.suite(name, count(tests));
  if (result.code !== 0) {
    if (report === 'unit') console.log(result.output);
    if (tests.every((test) => test.passed)) tally.check(`${name} end without errors`, false);
  }
}

/**
 * The flows in a real Chromium.
 * @param {import('./tally.mjs').Tally} tally
 * @param {string} chromium
 */
export async function browserSuite(tally, chromium) {
  await playwrightSuite(tally, 'Browser tests', 'browser', chromium);
}

/**
 * One of the suites of Playwright; each has a configuration and a report of its own.
 * @param {import('./tally.mjs').Tally} tally
 * @param {string} name
 * @param {'browser' | 'deploy' | 'long'} report
 * @param {string} chromium
 * @param {Record<string, string>} [env]
 */
export async function playwrightSuite(tally, name, report, chromium, env = {}) {
  forget(reports[report]);
  const config = report === 'browser' ? [] : ['-c', `playwright.${report}.config.ts`];
  const result = await run([bin('playwright', 'web'), 'test', ...config], {
    cwd: `${root}web`,
    quiet: true,
    env: { ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: reports[report] },
  });
  const tests = playwrightTests(report);
  tally.suite(name, count(tests));
  for (const { title, flaky } of tests) if (flaky) console.log(`  passed at its second try: ${title}`);
  if (result.code !== 0) console.log(result.output);
}
