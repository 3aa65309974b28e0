import { readFileSync, rmSync } from 'node:fs';
import { root } from './command.mjs';

export const reports = { unit: `${root}.reports/vitest.json`, browser: `${root}.reports/playwright.json` };

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

/** Every test of vitest's report. @returns {{ title: string, passed: boolean, file: string }[]} */
export function unitTests() {
  return (read(reports.unit)?.testResults ?? []).flatMap(({ name, assertionResults, status, message }) =>
    assertionResults.length === 0
      ? [{ title: `${name} ${message ?? ''}`, passed: status === 'passed', file: name }]
      : assertionResults.map((test) => ({ title: test.fullName, passed: test.status === 'passed', file: name })),
  );
}

/** Every test of Playwright's report. @returns {{ title: string, passed: boolean, flaky: boolean, file: string }[]} */
export function browserTests() {
  const walk = (suite, titles) => [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map((test) => ({
        title: [...titles, spec.title].join(' '),
        passed: test.status === 'expected' || test.status === 'flaky',
        flaky: test.status === 'flaky',
        file: `${root}web/e2e/${spec.file}`,
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => walk(inner, [...titles, inner.title])),
  ];
  return (read(reports.browser)?.suites ?? []).flatMap((suite) => walk(suite, []));
}

export function count(tests) {
  return { passed: tests.filter((test) => test.passed).length, failed: tests.filter((test) => !test.passed).length };
}
