import { rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters, styleText } from 'node:util';
import { root } from './command.mjs';

/** A failed test. With an empty title, a file that could not be loaded. With an empty file, a failure outside of tests. */
export interface Failure {
  /** Path from the root. With the line if the test runner finds the test by its line. */
  file: string;
  title: string;
  reason: string;
}

/** What the reporter of a suite sends while it runs. */
export type SuiteMessage =
  | { type: 'start'; total: number; of: 'files' | 'tests' }
  /** One of the total of files or tests has ended. */
  | { type: 'done' }
  | { type: 'passed' }
  | { type: 'skipped' }
  | { type: 'failed'; failure: Failure }
  /** Where a file with the trace of a test is. */
  | { type: 'trace'; file: string; title: string; path: string }
  | { type: 'end' };

/** Runs failed tests of a suite once more, alone and with traces. Resolves with the messages of the reporter. */
export type Repeat = (failures: Failure[]) => Promise<SuiteMessage[]>;

const reports = `${root}.reports/`;
const unstableFile = `${reports}unstable.json`;
/** More unstable tests than this in a run are a fault, of the tests or of the code that they test. */
const maxUnstable = 2;
/** With more failures the project is broken, and a repetition of all of them would tell nothing new. */
const maxRepeated = 20;
const maxReasonLines = 10;

/**
 * Counts passed and failed tests over all suites, and says how far a run is. A skipped test and a suite that did not run count as failed.
 * A failed test runs once more at the end: if it passes then, it is unstable.
 */
export class Tally {
  passed = 0;
  failed = 0;
  readonly #parts: [name: string, share: number][];
  readonly #started = performance.now();
  #part = -1;
  #partStarted = this.#started;
  #lastLine = this.#started;
  #progress = '';
  readonly #failures: { suite: string; failures: Failure[]; repeat: Repeat }[] = [];

  /** @param parts The share of the time that each part of the run takes, in the order of `begin`. */
  constructor(parts: Record<string, number> = {}) {
    this.#parts = Object.entries(parts);
    rmSync(unstableFile, { force: true });
  }

  /** Begins the next part and says how long the rest takes, at the speed of the parts before. */
  begin(name: string) {
    this.#part = this.#parts.findIndex(([part]) => part === name);
    this.#partStarted = performance.now();
    const left = this.#timeLeft(0);
    this.#print(`${this.#part + 1}/${this.#parts.length} ${name}${left && ` · ${left} on this machine`}`);
  }

  /** Shows how far a suite is: as one line that changes in a terminal, in a log as a line for each fifth. */
  progress({ done, total, of, passed, failed }: { done: number; total: number; of: string; passed: number; failed: number }) {
    const left = this.#timeLeft(total && done / total);
    const text = `  ${passed} passed${failed ? `, ${failed} failed` : ''}, ${done} of ${total} ${of}${left && ` · ${left}`}`;
    if (process.stdout.isTTY) {
      this.#progress = text;
      process.stdout.write(`\r\x1b[2K${text.slice(0, process.stdout.columns - 1)}`);
    } else if (done < total && Math.floor((5 * done) / total) > Math.floor((5 * (done - 1)) / total)) console.log(text);
  }

  /** Counts a check that is not part of a suite. Prints its output if it failed. */
  check(title: string, passed: boolean, output = '') {
    this.#add(title, Number(passed), Number(!passed));
    if (!passed) this.#print(output.trimEnd());
  }

  /** Counts the tests of a suite and prints the reasons of the failures. */
  suite(name: string, passed: number, failures: Failure[], repeat: Repeat) {
    const { length } = failures;
    this.#add(`${name}: ${passed} passed${length ? `, ${length} failed` : ''}`, passed, length);
    for (const failure of failures) this.#print(describe(failure));
    const tests = failures.filter(({ file }) => file);
    if (tests.length > 0) this.#failures.push({ suite: name, failures: tests, repeat });
  }

  /** Runs the failed tests once more, names unstable tests, and prints the total as the last line. */
  async end() {
    const { length } = this.#failures.flatMap(({ failures }) => failures);
    if (length > maxRepeated) this.#print(`${length} tests failed, too many to run each once more.`);
    else if (length > 0) await this.#repeat(length);
    // `process.exit` would cut off output that a pipe has not taken yet.
    process.exitCode = this.failed > 0 ? 1 : 0;
    console.log(`${this.passed} passed, ${this.failed} failed`);
  }

  async #repeat(count: number) {
    this.#print(`Running ${count === 1 ? 'the failed test' : `the ${count} failed tests`} once more, alone …`);
    const unstable: object[] = [];
    for (const { suite, failures, repeat } of this.#failures) {
      const messages = await repeat(failures);
      for (const failure of failures) {
        const { file, title } = failure;
        const isSame = (other: { file: string; title: string }) => other.file === file && other.title === title;
        const hasEnded = messages.some(({ type }) => type === 'end');
        if (!hasEnded || messages.some((message) => message.type === 'failed' && isSame(message.failure))) {
          this.#print(`✗ Failed again: ${file} ${title}`);
          continue;
        }
        const trace = messages.find((message) => message.type === 'trace' && isSame(message));
        const path = trace?.type === 'trace' ? relative(root, trace.path) : undefined;
        const text = `! Unstable, passed alone: ${file} ${title}${path ? `\n  Its trace: ${path}` : ''}`;
        // Yellow in a log too, where a reader would miss the line among the passed tests.
        this.#print(styleText('yellow', text, { validateStream: false }));
        unstable.push({ suite, ...failure, trace: path });
      }
    }
    if (unstable.length === 0) return;
    await mkdir(reports, { recursive: true });
    await writeFile(unstableFile, JSON.stringify(unstable, undefined, 2));
    if (unstable.length > maxUnstable) {
      this.#print(`${unstable.length} tests are unstable, more than ${maxUnstable}: they count as failed.`);
      return;
    }
    this.passed += unstable.length;
    this.failed -= unstable.length;
  }

  /** Counts passed and failed tests, and prints a line with the seconds since the line before. */
  #add(text: string, passed: number, failed: number) {
    this.passed += passed;
    this.failed += failed;
    const now = performance.now();
    this.#print(`${failed === 0 ? '✓' : '✗'} ${text} (${Math.round((now - this.#lastLine) / 1000)} s)`);
    this.#lastLine = now;
  }

  #print(text: string) {
    if (this.#progress) process.stdout.write('\r\x1b[2K');
    this.#progress = '';
    console.log(text);
  }

  /** Such as 'about 2 minutes left', or nothing during the first part. `done` is the share of this part that is done. */
  #timeLeft(done: number): string {
    const shares = this.#parts.map(([, share]) => share);
    const before = sum(shares.slice(0, this.#part));
    if (before === 0) return '';
    const secondsPerShare = (this.#partStarted - this.#started) / 1000 / before;
    const seconds = secondsPerShare * (sum(shares.slice(this.#part)) - done * (shares[this.#part] ?? 0));
    if (seconds < 45) return 'less than a minute left';
    const minutes = Math.round(seconds / 60) || 1;
    return `about ${minutes} minute${minutes === 1 ? '' : 's'} left`;
  }
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

function describe({ file, title, reason }: Failure): string {
  const lines = stripVTControlCharacters(reason)
    .split('\n')
    .filter((line) => line.trim())
    .slice(0, maxReasonLines);
  return [`  ${file}`, title && `  ${title}`, ...lines.map((line) => `    ${line.slice(0, 200)}`)].filter(Boolean).join('\n');
}
