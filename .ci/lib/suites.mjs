import { bin, pnpm, root, run } from './command.mjs';
import { playwrightTests, removeReport, reports, vitestTests } from './reports.mjs';

/** The fast projects of .ci/vitest.config.ts. */
const quickProjects = ['openapi', 'sdk', 'mocks', 'web', 'project'].map((name) => `--project=${name}`);

/**
 * Lint, contract checks, types and unit tests. `quick` skips slow unit tests, and the search for what is unused.
 * @param {import('./tally.mjs').Tally} tally
 */
export async function fastSuites(tally, { quick = false } = {}) {
  const unitOptions = ['--config', '.ci/vitest.config.ts', ...quickProjects, ...(quick ? [] : ['--project=types', '--project=slow'])];
  // In parallel: none of them writes what another one reads.
  const units = runVitest('unit', unitOptions);
  const [contract, lint, types, unused] = await Promise.all([
    run([bin('tsx'), 'openapi/contract/main.ts'], { quiet: true }),
    run([bin('biome'), 'check', '--max-diagnostics=50'], { quiet: true }),
    run([bin('tsc'), '--build', '.ci'], { quiet: true }),
    quick ? undefined : run([bin('knip'), '--no-config-hints'], { quiet: true }),
  ]);
  contractSuite(tally, contract);
  tally.check('Biome reports no problem', lint.code === 0, lint.output);
  tally.check('The type check reports no error', types.code === 0, types.output);
  if (unused) tally.check('No file, export or dependency is unused', unused.code === 0, unused.output);
  countVitest(tally, 'Unit and type tests', 'unit', await units);
}

/**
 * The checks of `pnpm contract`, counted one by one.
 * @param {import('./tally.mjs').Tally} tally
 * @param {{ code: number, output: string }} result
 */
function contractSuite(tally, { code, output }) {
  const passed = output.match(/^✓/gm)?.length ?? 0;
  const failed = output.match(/^✗/gm)?.length ?? 0;
  tally.count('Contract checks', { passed, failed: failed || (code === 0 ? 0 : 1) });
  if (code !== 0) console.log(output);
}

/**
 * A Vitest suite with its own configuration and report.
 * @param {import('./tally.mjs').Tally} tally
 * @param {string} name
 * @param {import('./reports.mjs').VitestReport} report
 * @param {string[]} options
 * @param {Record<string, string>} [env]
 */
export async function vitestSuite(tally, name, report, options, env) {
  countVitest(tally, name, report, await runVitest(report, options, env));
}

/**
 * @param {import('./reports.mjs').VitestReport} report
 * @param {string[]} options
 * @param {Record<string, string>} [env]
 */
function runVitest(report, options, env) {
  removeReport(reports[report]);
  return run([bin('vitest'), 'run', ...options, '--reporter=json', `--outputFile=${reports[report]}`, '--reporter=dot'], {
    quiet: report !== 'load',
    env,
  });
}

/**
 * @param {import('./tally.mjs').Tally} tally
 * @param {string} name
 * @param {import('./reports.mjs').VitestReport} report
 * @param {{ code: number, output: string }} result
 */
function countVitest(tally, name, report, { code, output }) {
  const tests = vitestTests(report);
  tally.suite(name, tests);
  if (code === 0) return;
  if (report !== 'load') console.log(output);
  if (tests.every((test) => test.passed)) tally.check(`${name} ended without errors`, false);
}

/**
 * The tests of pages by their routes and of components, in Vitest's browser mode.
 * @param {import('./tally.mjs').Tally} tally
 * @param {string} chromium
 */
export async function pagesSuite(tally, chromium) {
  const options = ['--config', 'web/test/vitest.config.ts'];
  await vitestSuite(tally, 'Page and component tests', 'pages', options, { CHROMIUM_PATH: chromium });
  const failed = new Set(vitestTests('pages').flatMap(({ passed, file }) => (passed ? [] : [file])));
  if (failed.size === 0) return;
  console.log('Running the failed files again, for their traces …');
  await run([bin('vitest'), 'run', ...options, ...failed], { env: { CHROMIUM_PATH: chromium, TRACES: 'on' } });
}

/**
 * The browser tests, in a real Chromium.
 * @param {import('./tally.mjs').Tally} tally
 * @param {string} chromium
 * @param {Record<string, string>} demo
 */
export async function browserSuite(tally, chromium, demo) {
  await playwrightSuite(tally, 'Browser tests', 'browser', chromium, demo);
}

/**
 * A Playwright suite with its own configuration and report.
 * @param {import('./tally.mjs').Tally} tally
 * @param {string} name
 * @param {import('./reports.mjs').PlaywrightReport} report
 * @param {string} chromium
 * @param {Record<string, string>} [env]
 */
export async function playwrightSuite(tally, name, report, chromium, env = {}) {
  removeReport(reports[report]);
  const config = report === 'browser' ? [] : ['-c', `playwright.${report}.config.ts`];
  const result = await run([bin('playwright', 'web'), 'test', ...config], {
    cwd: `${root}web`,
    quiet: true,
    env: { ...env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: reports[report] },
  });
  tally.suite(name, playwrightTests(report));
  if (result.code !== 0) console.log(result.output);
}

/**
 * Checks installed packages for known vulnerabilities. Skips the check if the registry does not support audits.
 * @param {import('./tally.mjs').Tally} tally
 */
export async function auditSuite(tally) {
  const shortTimeout = { pnpm_config_fetch_retries: '0', pnpm_config_fetch_timeout: '20000' };
  const { output } = await run([...pnpm, 'audit', '--json', '--audit-level', 'high'], { quiet: true, env: shortTimeout });
  const report = parseAudit(output);
  if (!report) return console.log('- Skipped the audit of installed packages: the registry does not support it');
  const { high = 0, critical = 0 } = report.metadata?.vulnerabilities ?? {};
  tally.check('No installed package has a known vulnerability of high or critical severity [S-23]', high + critical === 0, output);
}

/**
 * The JSON report follows warnings.
 * @param {string} output
 */
function parseAudit(output) {
  try {
    const report = JSON.parse(output.slice(output.indexOf('{')));
    return report.error ? undefined : report;
  } catch {
    return undefined;
  }
}
