import { writeFileSync } from 'node:fs';

/** Counts passed and failed tests over all suites. A skipped test and a suite that did not run count as failed. */
export class Tally {
  passed = 0;
  failed = 0;
  /** @type {{ title: string, passed: boolean }[]} */
  #checks = [];
  #report;
  #lastLine = performance.now();

  /** @param {string} [report] File for the results of `check`; `pnpm trace` reads the requirement numbers in their titles. */
  constructor(report) {
    this.#report = report;
  }

  /**
   * Counts a check that is not part of a suite. Prints its output if it failed.
   * @param {string} title
   * @param {boolean} passed
   */
  check(title, passed, output = '') {
    if (passed) this.passed += 1;
    else this.failed += 1;
    this.#checks.push({ title, passed });
    if (this.#report) writeFileSync(this.#report, JSON.stringify(this.#checks));
    this.#print(passed, title);
    if (!passed) console.log(output);
  }

  /**
   * Adds the tests of a suite, and names those that passed on retry.
   * @param {string} name
   * @param {import('./reports.mjs').Test[]} tests
   */
  suite(name, tests) {
    const passed = tests.filter((test) => test.passed).length;
    this.count(name, { passed, failed: tests.length - passed });
    for (const { title, flaky } of tests) if (flaky) console.log(`  passed on retry: ${title}`);
  }

  /**
   * Adds the counts of a suite.
   * @param {string} name
   * @param {{ passed: number, failed: number }} counts
   */
  count(name, { passed, failed }) {
    const ran = passed + failed > 0;
    this.passed += passed;
    this.failed += ran ? failed : 1;
    this.#print(ran && failed === 0, `${name}: ${ran ? `${passed} passed, ${failed} failed` : 'did not run'}`);
  }

  /**
   * A line with the seconds since the line before it, if there are any.
   * @param {boolean} passed
   * @param {string} text
   */
  #print(passed, text) {
    const now = performance.now();
    const seconds = Math.round((now - this.#lastLine) / 1000);
    this.#lastLine = now;
    console.log(`${passed ? '✓' : '✗'} ${text}${seconds > 0 ? ` (${seconds} s)` : ''}`);
  }

  /** Prints the total as the last line and sets the exit code. `process.exit` would cut off output that a pipe has not taken yet. */
  end() {
    console.log(`${this.passed} passed, ${this.failed} failed`);
    process.exitCode = this.failed > 0 ? 1 : 0;
  }
}
