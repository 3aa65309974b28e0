import { bin, pnpm, root, run } from './command.mjs';
import { browserTests, count, forget, reports, unitTests } from './reports.mjs';

/** Files that `pnpm generate` writes; they are committed, and must be what the spec says. */
const generated = ['sdk/src/generated', 'mocks/src/generated', 'web/src/routeTree.gen.ts'];

/** Lint, freshness, types and unit tests: the fast part. */
export async function fastSuites(tally) {
  const lint = await run([bin('biome'), 'check', '--max-diagnostics=50'], { quiet: true });
  tally.check('Biome finds nothing', lint.code === 0, lint.output);
  const contract = await run([...pnpm, '--silent', '--filter', '@institute/openapi', 'lint'], { quiet: true });
  tally.check('The contract is lint clean (R-442)', contract.code === 0, contract.output);
  await freshness(tally);
  const types = await run([process.execPath, '.ci/typecheck.mjs'], { quiet: true });
  tally.check('Types fit everywhere', types.code === 0, types.output);
  const unused = await run([bin('knip'), '--no-config-hints'], { quiet: true });
  tally.check('No file, export or dependency is unused', unused.code === 0, unused.output);
  await unitSuite(tally);
}

async function freshness(tally) {
  const git = await run(['git', 'rev-parse', '--is-inside-work-tree'], { quiet: true });
  if (git.code !== 0) return console.log('- Not a git checkout: whether generated files are fresh cannot be asked.');
  const before = await run(['git', 'diff', '--', ...generated], { quiet: true });
  const made = await run([...pnpm, '--silent', 'generate'], { quiet: true });
  const after = await run(['git', 'diff', '--', ...generated], { quiet: true });
  const strangers = await run(['git', 'ls-files', '--others', '--exclude-standard', '--', ...generated], { quiet: true });
  const fresh = made.code === 0 && after.output === before.output && (process.env.CI ? !after.output : true) && !strangers.output;
  tally.check(
    'Generated files are fresh (R-450)',
    fresh,
    `Run \`pnpm generate\` and commit what it changes.\n${made.output}${after.output}${strangers.output}`,
  );
}

async function unitSuite(tally) {
  forget(reports.unit);
  const result = await run(
    [bin('vitest'), 'run', '--config', '.ci/vitest.config.ts', '--reporter=json', `--outputFile=${reports.unit}`, '--reporter=dot'],
    { quiet: true },
  );
  const tests = unitTests();
  tally.suite('Unit and type tests', count(tests));
  if (result.code !== 0) {
    console.log(result.output);
    if (tests.every((test) => test.passed)) tally.check('Unit tests end without errors', false);
  }
}

/** The flows in a real Chromium. */
export async function browserSuite(tally, chromium) {
  forget(reports.browser);
  const result = await run([bin('playwright', 'web'), 'test'], {
    cwd: `${root}web`,
    quiet: true,
    env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: reports.browser },
  });
  tally.suite('Browser tests', count(browserTests()));
  if (result.code !== 0) console.log(result.output);
}
