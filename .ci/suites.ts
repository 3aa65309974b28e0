import { bin, fail, plainEnvironment, pnpm, root, run } from './command.mjs';
import type { Failure, Repeat, SuiteMessage, Tally } from './tally.ts';

type Environment = Record<string, string>;

/** Runs a test runner with our reporter, and shows how far the suite is. Resolves with the messages of the reporter and the output. */
async function runSuite(command: string[], options: { cwd?: string; env?: Environment }, tally?: Tally) {
  const messages: SuiteMessage[] = [];
  const counts = { done: 0, total: 0, of: '', passed: 0, failed: 0 };
  const { output } = await run(command, {
    ...options,
    quiet: true,
    onMessage(message: SuiteMessage) {
      messages.push(message);
      if (message.type === 'start') Object.assign(counts, { total: message.total, of: message.of });
      if (message.type === 'passed') counts.passed += 1;
      if (message.type === 'failed') counts.failed += 1;
      if (message.type !== 'done') return;
      counts.done += 1;
      tally?.progress(counts);
    },
  });
  return { messages, output };
}

/** Counts the tests of a suite. Without the message `end` the suite did not run to its end, and its last output gives the reason. */
function countSuite(tally: Tally, name: string, { messages, output }: Awaited<ReturnType<typeof runSuite>>, repeat: Repeat) {
  const failures = messages.flatMap((message) => (message.type === 'failed' ? [message.failure] : []));
  const count = (type: SuiteMessage['type']) => messages.filter((message) => message.type === type).length;
  const skipped = count('skipped');
  if (skipped > 0) failures.push({ file: '', title: `${skipped} tests were skipped`, reason: '' });
  const isEmpty = count('passed') + failures.length === 0;
  if (isEmpty || count('end') === 0)
    failures.push({ file: '', title: 'The tests did not run to their end', reason: output.trimEnd().split('\n').slice(-10).join('\n') });
  tally.suite(name, count('passed'), failures, repeat);
}

const filesOf = (failures: Failure[]) => [...new Set(failures.map(({ file }) => file))];

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** Vitest compares with the titles of all levels, joined by spaces. Its reporter joins them by ' > '. */
const titlePattern = (failures: Failure[]) =>
  failures.map(({ title }) => `${title.split(' > ').map(escapeRegExp).join('(?: >)? ')}${title && '$'}`).join('|');

/** A suite of Vitest with these options. Resolves with its output. */
export async function vitestSuite(tally: Tally, name: string, options: string[], env?: Environment) {
  const command = [bin('vitest'), 'run', ...options, `--reporter=${root}.ci/vitest-reporter.ts`];
  const result = await runSuite(command, { env }, tally);
  countSuite(tally, name, result, async (failures) => {
    const only = [...filesOf(failures), '--testNamePattern', titlePattern(failures), '--maxWorkers=1'];
    return (await runSuite([...command, ...only], { env: { ...env, TRACES: 'on' } })).messages;
  });
  return result.output;
}

/** A Playwright suite of web/, with the configuration `config`. */
export async function playwrightSuite(
  tally: Tally,
  name: string,
  config: 'playwright' | 'playwright.cross-cutting' | 'playwright.deploy' | 'playwright.long',
  env: Environment,
) {
  const command = [bin('playwright', 'web'), 'test', '-c', `${config}.config.ts`, '--reporter=e2e/reporter.ts'];
  const options = { cwd: `${root}web`, env };
  countSuite(tally, name, await runSuite(command, options, tally), async (failures) => {
    const only = [...filesOf(failures).map((file) => file.slice('web/'.length)), '--workers=1', '--trace=on'];
    return (await runSuite([...command, ...only], options)).messages;
  });
}

/** Lint, contract checks, types and unit tests. `quick` skips the longest parts: slow unit tests, and the search for unused code. */
export async function fastSuites(tally: Tally, { quick = false } = {}) {
  const projects = ['openapi', 'sdk', 'mocks', 'web', 'project', ...(quick ? [] : ['slow'])];
  // In parallel, because none of these checks writes a file that another check reads.
  const [, contract, lint, types, unused] = await Promise.all([
    vitestSuite(tally, 'Unit tests', [
      ...['--config', '.ci/vitest.config.ts', ...projects.map((name) => `--project=${name}`)],
      // A fifth less time from the second run on. `npm test` uses no experimental option.
      ...(quick ? ['--experimental.fsModuleCache'] : []),
    ]),
    checkContract(),
    run([bin('biome'), 'check', '--max-diagnostics=50'], { quiet: true }),
    run([bin('tsc'), '--build', '.ci', 'web/tsconfig.hi.json'], { quiet: true }),
    quick ? undefined : run([bin('knip'), '--no-config-hints'], { quiet: true }),
  ]);
  tally.check('The checks of `pnpm contract` pass', contract === '', contract);
  tally.check('Biome reports no problem', lint.code === 0, lint.output);
  tally.check('The type check reports no error', types.code === 0, types.output);
  if (unused) tally.check('No file, export or dependency is unused', unused.code === 0, unused.output);
}

/** Resolves with the problems that `pnpm contract` would print. In this process, because a new process needs a second to start. */
async function checkContract() {
  const { runRepositoryChecks } = await import('../openapi/repository/checks.ts');
  const checks = await runRepositoryChecks(() => {}, { mocks: false }).catch((error: Error) => [
    { name: 'The contract', problems: [error.message] },
  ]);
  return checks.flatMap(({ name, problems }) => problems.map((problem) => `${name}: ${problem}`)).join('\n');
}

/**
 * Builds the demo, which contains the mocks, into web/dist-demo, unless DEMO_IS_BUILT says that it is there. Set this variable only right
 * after a build. Resolves with the environment with which a suite serves this build instead of a build of its own.
 */
export async function buildDemo() {
  const isBuilt = { DEMO_IS_BUILT: 'yes' };
  if (process.env.DEMO_IS_BUILT) return isBuilt;
  const env = { ...plainEnvironment, VITE_MOCKS: 'on' };
  // Beside the production build, which has a folder of its own.
  const command = [bin('vite', 'web'), 'build', '--bypass-lock', '--outDir', 'dist-demo', '--logLevel', 'error'];
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
