import { readFileSync, rmSync } from 'node:fs';
import { root } from './command.mjs';

export const reports = {
  unit: `${root}.reports/vitest.json`,
  checks: `${root}.reports/checks.json`,
  browser: `${root}.reports/playwright.json`,
  deploy: `${root}.reports/deploy.json`,
  load: `${root}.reports/load.json`,
  long: `${root}.reports/long.json`,
};

/** Old reports must not speak for a suite that did not run. */
export function forget(file) {
  rmSync(file, { force: true });
}

function read(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * Every test of a report of vitest.
 * @param {'unit' | 'load'} report
 * @returns {{ title: string, passed: boolean, file: string }[]}
 */
export function vitestTests(report) {
  return (read(reports[report])?.testResults ?? []).flatMap(({ name, assertionResults, status, message }) =>
    assertionResults.length === 0
      ? [{ title: `${name} ${message ?? ''}`, passed: status === 'passed', file: name }]
      : assertionResults.map((test) => ({ title: test.fullName, passed: test.status === 'passed', file: name })),
  );
}

/** Every check of `npm test` that is no test of a suite. @returns {{ title: string, passed: boolean, file: string }[]} */
export function checks() {
  return (read(reports.checks) ?? []).map((check) => ({ ...check, file: `${root}.ci/test.mjs` }));
}

/**
 * Every test of a report of Playwright.
 * @param {'browser' | 'deploy' | 'long'} report
 * @returns {{ title: string, passed: boolean, flaky: boolean, file: string }[]}
 */
export function playwrightTests(report) {
  const { config, suites = [] } = read(reports[report]) ?? {};
  const walk = (suite, titles) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map((test) => ({
        title: [...titles, spec.title].join(' '),
        passed: test.status === 'expected' || test.status === 'flaky',
        flaky: test.status === 'flaky',
        file: `${config.rootDir}/${spec.file}`,
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, [...titles, inner.title])),
  ];
  return suites.flatMap((suite) => walk(suite, []));
}

export function count(tests) {
  return { passed: tests.filter((test) => test.passed).length, failed: tests.filter((test) => !test.passed).length };
}
