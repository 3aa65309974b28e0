import { writeFileSync } from 'node:fs';

/** Counts over all the suites; a skipped test and a suite that did not run count as failed. */
export class Tally {
  passed = 0;
  failed = 0;
  /** @type {{ title: string, passed: boolean }[]} */
  #checks = [];
  #report;

  /** @param {string} [report] A file that keeps the verdicts of `check`, whose names may hold numbers of requirements. */
  constructor(report) {
    this.#report = report;
  }

  /**
   * A check that has one verdict.
   * @param {string} name
   * @param {boolean} good
   */
  check(name, good, output = '') {
    if (good) this.passed += 1;
    else this.failed += 1;
    this.#checks.push({ title: name, passed: good });
    if (this.#report) writeFileSync(this.#report, JSON.stringify(this.#checks));
    console.log(`${good ? '✓' : '✗'} ${name}`);
    if (!good) console.log(output);
  }

  /**
   * A suite's own counts.
   * @param {string} name
   * @param {{ passed: number, failed: number }} counts
   */
  suite(name, { passed, failed }) {
    const ran = passed + failed > 0;
    this.passed += passed;
    this.failed += ran ? failed : 1;
    console.log(`${ran && failed === 0 ? '✓' : '✗'} ${name}: ${ran ? `${passed} passed, ${failed} failed` : 'did not run'}`);
  }

  /** Prints the total as the last line and ends. */
  end() {
    console.log(`${this.passed} passed, ${this.failed} failed`);
    process.exit(this.failed > 0 ? 1 : 0);
  }
}
