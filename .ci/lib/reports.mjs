import { readFileSync, rmSync } from 'node:fs';
import { root } from './command.mjs';

/** Paths of the JSON reports, by suite. */
export const reports = {
  unit: `${root}.reports/vitest.json`,
  checks: `${root}.reports/checks.json`,
  pages: `${root}.reports/pages.json`,
  browser: `${root}.reports/playwright.json`,
  'cross-cutting': `${root}.reports/cross-cutting.json`,
  deploy: `${root}.reports/deploy.json`,
  load: `${root}.reports/load.json`,
  long: `${root}.reports/long.json`,
  packages: `${root}.reports/packages.json`,
  flows: `${root}.reports/flows.json`,
};

/**
 * Removes an old report, so that it does not count for a suite that did not run.
 * @param {string} file
 */
export function removeReport(file) {
  rmSync(file, { force: true });
}

/** @param {string} file */
function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** @typedef {'unit' | 'pages' | 'load' | 'packages' | 'flows'} VitestReport */
/** @typedef {{ name: string, status: string, message?: string, assertionResults: { fullName: string, status: string }[] }} VitestFile */

/**
 * Every test in a Vitest report.
 * @param {VitestReport} report
 * @returns {{ title: string, passed: boolean, file: string }[]}
 */
export function vitestTests(report) {
  /** @type {VitestFile[]} */
  const files = read(reports[report])?.testResults ?? [];
  return files.flatMap(({ name, assertionResults, status, message }) =>
    assertionResults.length === 0
      ? [{ title: `${name} ${message ?? ''}`, passed: status === 'passed', file: name }]
      : assertionResults.map((test) => ({ title: test.fullName, passed: test.status === 'passed', file: name })),
  );
}

/**
 * Every check of `npm test` that is not part of a suite.
 * @returns {{ title: string, passed: boolean, file: string }[]}
 */
export function checks() {
  /** @type {{ title: string, passed: boolean }[]} */
  const results = read(reports.checks) ?? [];
  return results.map((check) => ({ ...check, file: `${root}.ci/test.mjs` }));
}

/** @typedef {'browser' | 'cross-cutting' | 'deploy' | 'long'} PlaywrightReport */
/** @typedef {{ title: string, file: string, tests: { status: string }[] }} Spec */
/** @typedef {{ title: string, specs?: Spec[], suites?: Suite[] }} Suite */
/** @typedef {{ title: string, passed: boolean, flaky: boolean, file: string }} BrowserTest */

/**
 * Every test in a Playwright report.
 * @param {PlaywrightReport} report
 * @returns {BrowserTest[]}
 */
export function playwrightTests(report) {
  /** @type {{ config?: { rootDir: string }, suites?: Suite[] }} */
  const { config, suites = [] } = read(reports[report]) ?? {};
  /** @type {(suite: Suite, titles: string[]) => BrowserTest[]} */
  const walk = (suite, titles) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map((test) => ({
        title: [...titles, spec.title].join(' '),
        passed: test.status === 'expected' || test.status === 'flaky',
        flaky: test.status === 'flaky',
        file: `${config?.rootDir}/${spec.file}`,
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, [...titles, inner.title])),
  ];
  return suites.flatMap((suite) => walk(suite, []));
}

/** @param {{ passed: boolean }[]} tests */
export function count(tests) {
  return { passed: tests.filter((test) => test.passed).length, failed: tests.filter((test) => !test.passed).length };
}
