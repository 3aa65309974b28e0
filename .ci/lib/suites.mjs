import { bin, pnpm, root, run } from './command.mjs';
import { browserTests, count, forget, reports, unitTests } from './reports.mjs';

/** What `pnpm generate` writes; it is committed, and must be what the spec says. */
const generated = ['sdk/src/generated', 'mocks/src/generated'];

/** Lint, freshness, types and unit tests: the fast part. */
export async function fastSuites(tally) {
  await freshness(tally);
  const lint = await run([bin('biome'), 'check', '--max-diagnostics=50'], { quiet: true });
  tally.check('Biome finds nothing', lint.code === 0, lint.output);
  const contract = await run([...pnpm, '--silent', '--filter', '@institute/openapi', 'lint'], { quiet: true });
  tally.check('The contract is lint clean (R-442)', contract.code === 0, contract.output);
  const types = await run([process.execPath, '.ci/typecheck.mjs'], { quiet: true });
  tally.check('Types fit everywhere', types.code === 0, types.output);
  const unused = await run([bin('knip'), '--no-config-hints'], { quiet: true });
  tally.check('No file, export or dependency is unused', unused.code === 0, unused.output);
  await unitSuite(tally);
}

/** Generates and sees whether that changed anything; on CI also whether what stands there is what was committed. */
async function freshness(tally) {
  const made = await run([...pnpm, '--silent', 'generate'], { quiet: true });
  const stale = !/ 0 files changed/.test(made.output);
  const git = process.env.CI ? await run(['git', 'status', '--porcelain', '--', ...generated], { quiet: true }) : { code: 0, output: '' };
  const fresh = made.code === 0 && !stale && git.code === 0 && !git.output;
  tally.check('Generated files are fresh (R-450)', fresh, `Run \`pnpm generate\` and commit what it changes.\n${made.output}${git.output}`);
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
  const tests = browserTests();
  tally.suite('Browser tests', count(tests));
  for (const { title, flaky } of tests) if (flaky) console.log(`  passed at its second try: ${title}`);
  if (result.code !== 0) console.log(result.output);
}
