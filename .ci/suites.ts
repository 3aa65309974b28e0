import { readFileSync, rmSync } from 'node:fs';
import { bin, fail, plainEnvironment, pnpm, root, run } from './command.mjs';

type Environment = Record<string, string>;

/** Counts passed and failed tests over all suites. A skipped test and a suite that did not run count as failed. */
export class Tally {
  passed = 0;
  failed = 0;
  #lastLine = performance.now();

  /** Counts a check that is not part of a suite. Prints its output if it failed. */
  check(title: string, passed: boolean, output = '') {
    this.#add(title, Number(passed), Number(!passed));
    if (!passed) console.log(output);
  }

  suite(name: string, passed: number, failed: number) {
    if (passed + failed > 0) this.#add(`${name}: ${passed} passed, ${failed} failed`, passed, failed);
    else this.#add(`${name}: did not run`, 0, 1);
  }

  /** Prints a line with the seconds since the one before. */
  #add(text: string, passed: number, failed: number) {
    this.passed += passed;
    this.failed += failed;
    const now = performance.now();
    console.log(`${failed === 0 ? '✓' : '✗'} ${text} (${Math.round((now - this.#lastLine) / 1000)} s)`);
    this.#lastLine = now;
  }

  /** Prints the total as the last line. `process.exit` would cut off output that a pipe has not taken yet. */
  end() {
    console.log(`${this.passed} passed, ${this.failed} failed`);
    process.exitCode = this.failed > 0 ? 1 : 0;
  }
}

const reportFile = (report: string) => `${root}.reports/${report}.json`;

function readReport<Report>(report: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(reportFile(report), 'utf8'));
  } catch {
    return undefined;
  }
}

function runVitest(report: string, options: string[], env?: Environment) {
  // An old report must not count for a suite that did not run.
  rmSync(reportFile(report), { force: true });
  const reporters = ['--reporter=json', `--outputFile=${reportFile(report)}`, '--reporter=dot'];
  return run([bin('vitest'), 'run', ...options, ...reporters], { quiet: true, env });
}

interface VitestFile {
  name: string;
  status: string;
  assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
}

/** Counts the tests of a report, names those that passed on retry, and returns the files that failed. */
function countVitest(tally: Tally, name: string, report: string, { code, output }: { code: number; output: string }): string[] {
  const files = readReport<{ testResults: VitestFile[] }>(report)?.testResults ?? [];
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const passed = tests.filter(({ status }) => status === 'passed');
  const unloaded = files.filter(({ status, assertionResults }) => status !== 'passed' && assertionResults.length === 0);
  const failed = tests.length - passed.length + unloaded.length;
  tally.suite(name, passed.length, failed || Number(code !== 0));
  for (const { fullName, failureMessages } of passed) if (failureMessages?.length) console.log(`  passed on retry: ${fullName}`);
  // The figures of the load test are for readers.
  if (code !== 0 || report === 'load') console.log(output);
  return files.filter(({ status }) => status !== 'passed').map((file) => file.name);
}

export async function vitestSuite(tally: Tally, name: string, report: string, options: string[], env?: Environment) {
  return countVitest(tally, name, report, await runVitest(report, options, env));
}

interface PlaywrightSuite {
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
}

/** A Playwright suite of web/, with the configuration of its name. */
export async function playwrightSuite(
  tally: Tally,
  name: string,
  report: 'browser' | 'cross-cutting' | 'deploy' | 'long',
  env: Environment,
) {
  rmSync(reportFile(report), { force: true });
  const config = report === 'browser' ? [] : ['-c', `playwright.${report}.config.ts`];
  const { code, output } = await run([bin('playwright', 'web'), 'test', ...config], {
    cwd: `${root}web`,
    quiet: true,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: reportFile(report) },
  });
  const { stats = {}, suites = [] } = readReport<{ stats: Record<string, number>; suites: PlaywrightSuite[] }>(report) ?? {};
  const { expected = 0, flaky = 0, unexpected = 0, skipped = 0 } = stats;
  tally.suite(name, expected + flaky, unexpected + skipped || Number(code !== 0));
  for (const { title, tests } of suites.flatMap(specsOf))
    if (tests.some(({ status }) => status === 'flaky')) console.log(`  passed on retry: ${title}`);
  if (code !== 0) console.log(output);
}

const specsOf = ({ specs = [], suites = [] }: PlaywrightSuite): NonNullable<PlaywrightSuite['specs']> => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** Lint, contract checks, types and unit tests. `quick` skips what takes longest: slow unit tests, requests to the mocks, and the search for what is unused. */
export async function fastSuites(tally: Tally, { quick = false } = {}) {
  const projects = ['openapi', 'sdk', 'mocks', 'web', 'project', ...(quick ? [] : ['types', 'slow'])];
  // In parallel: none of them writes what another one reads.
  const units = runVitest('unit', [
    ...['--config', '.ci/vitest.config.ts', ...projects.map((name) => `--project=${name}`)],
    // A fifth less time from the second run on. `npm test` stays without what is experimental.
    ...(quick ? ['--experimental.fsModuleCache'] : []),
  ]);
  const [contract, lint, types, unused] = await Promise.all([
    checkContract(quick),
    run([bin('biome'), 'check', '--max-diagnostics=50'], { quiet: true }),
    run([bin('tsc'), '--build', '.ci', 'web/tsconfig.hi.json'], { quiet: true }),
    quick ? undefined : run([bin('knip'), '--no-config-hints'], { quiet: true }),
  ]);
  tally.check('The checks of `pnpm contract` pass', contract === '', contract);
  tally.check('Biome reports no problem', lint.code === 0, lint.output);
  tally.check('The type check reports no error', types.code === 0, types.output);
  if (unused) tally.check('No file, export or dependency is unused', unused.code === 0, unused.output);
  countVitest(tally, 'Unit and type tests', 'unit', await units);
}

/** Resolves with the problems that `pnpm contract` would print. In this process, because a new one needs a second to start. */
async function checkContract(quick: boolean) {
  const { runRepositoryChecks } = await import('../openapi/repository/checks.ts');
  const checks = await runRepositoryChecks(() => {}, { quick }).catch((error: Error) => [
    { name: 'The contract', problems: [error.message] },
  ]);
  return checks.flatMap(({ name, problems }) => problems.map((problem) => `${name}: ${problem}`)).join('\n');
}

/**
 * Builds the demo, which contains the mocks, into web/dist-demo, unless DEMO_IS_BUILT says that it is there: only who has just built it
 * may say so. Resolves with the environment that makes a suite serve this build, where it would otherwise make its own.
 */
export async function buildDemo() {
  const isBuilt = { DEMO_IS_BUILT: 'yes' };
  if (process.env.DEMO_IS_BUILT) return isBuilt;
  const env = { ...plainEnvironment, VITE_MOCKS: 'on' };
  const command = [bin('vite', 'web'), 'build', '--outDir', 'dist-demo', '--logLevel', 'error'];
  const { code, output } = await run(command, { cwd: `${root}web`, quiet: true, env });
  if (code !== 0) fail(output);
  return isBuilt;
}

/** Checks installed packages for known vulnerabilities. Skips the check if the registry does not support audits. */
export async function auditSuite(tally: Tally) {
  const shortTimeout = { pnpm_config_fetch_retries: '0', pnpm_config_fetch_timeout: '20000' };
  const { output } = await run([...pnpm, 'audit', '--json', '--audit-level', 'high'], { quiet: true, env: shortTimeout });
  // The report follows warnings.
  const found = /"vulnerabilities":\s*\{[^{}]*\}/.exec(output)?.[0];
  if (!found) return console.log('- Skipped the audit of installed packages: the registry does not support it');
  const isClean = !/"(?:high|critical)":\s*[1-9]/.test(found);
  tally.check('No installed package has a known vulnerability of high or critical severity [S-23]', isClean, output);
}
