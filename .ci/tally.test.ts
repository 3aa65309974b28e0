import { existsSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { root } from './command.mjs';
import { type Failure, type SuiteMessage, Tally } from './tally.ts';

const unstableFile = `${root}.reports/unstable.json`;
let printed: string[];

beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((text) => void printed.push(text));
});
afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
  rmSync(unstableFile, { force: true });
});

const failureOf = (title: string, reason = 'expected 1 to be 2'): Failure => ({ file: 'a.test.ts', title, reason });
const end: SuiteMessage = { type: 'end' };

/** A run of one suite, whose failed tests send these messages when they run once more. */
async function runSuite(failures: Failure[], again: SuiteMessage[]) {
  const tally = new Tally();
  const repeat = vi.fn(async () => again);
  tally.suite('Pages', 10, failures, repeat);
  await tally.end();
  return { exitCode: process.exitCode, last: printed.at(-1), repeat };
}

it('names a test that passes alone as unstable, in yellow and in a file, with its trace, and exits with 0', async () => {
  const trace: SuiteMessage = { type: 'trace', file: 'a.test.ts', title: 'opens', path: `${root}.reports/opens.zip` };
  const { exitCode, last } = await runSuite([failureOf('opens')], [{ type: 'passed' }, trace, end]);
  expect([exitCode, last]).toEqual([0, '11 passed, 0 failed']);
  expect(printed).toContain('\x1b[33m! Unstable, passed alone: a.test.ts opens\n  Its trace: .reports/opens.zip\x1b[39m');
  expect(JSON.parse(readFileSync(unstableFile, 'utf8'))).toEqual([{ suite: 'Pages', ...failureOf('opens'), trace: '.reports/opens.zip' }]);
});

it('exits with 1 if a test fails again, or if the second run does not end', async () => {
  const failure = failureOf('opens');
  expect(await runSuite([failure], [{ type: 'failed', failure }, end])).toMatchObject({ exitCode: 1, last: '10 passed, 1 failed' });
  expect(await runSuite([failure], [])).toMatchObject({ exitCode: 1, last: '10 passed, 1 failed' });
  expect(existsSync(unstableFile)).toBe(false);
});

it('exits with 0 if two tests are unstable, and with 1 if three are', async () => {
  const failures = ['a', 'b', 'c'].map((title) => failureOf(title));
  expect(await runSuite(failures.slice(1), [end])).toMatchObject({ exitCode: 0, last: '12 passed, 0 failed' });
  expect(await runSuite(failures, [end])).toMatchObject({ exitCode: 1, last: '10 passed, 3 failed' });
});

it('runs nothing again that is no test, and nothing if 21 tests have failed', async () => {
  const outside = { file: '', title: 'Errors outside of tests', reason: 'crashed' };
  const { repeat, exitCode } = await runSuite([outside], [end]);
  expect([repeat.mock.calls, exitCode]).toEqual([[], 1]);
  const many = await runSuite(Array(21).fill(failureOf('opens')), [end]);
  expect([many.repeat.mock.calls, many.last]).toEqual([[], '10 passed, 21 failed']);
});

it('prints the file, the title and at most ten lines of the reason of a failure', async () => {
  const reason = Array.from({ length: 30 }, (_, line) => `\x1b[31mline ${line}\x1b[39m\n`).join('\n');
  await runSuite([failureOf('opens', reason)], [end]);
  const text = printed.find((line) => line.includes('line 0')) ?? '';
  expect(text.split('\n').slice(0, 3)).toEqual(['  a.test.ts', '  opens', '    line 0']);
  expect(text.split('\n')).toHaveLength(12);
  expect(text).toBe(stripVTControlCharacters(text));
});

it('says from the second part on how long the rest takes, at the speed of the parts before', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const tally = new Tally({ units: 20, builds: 10, pages: 70 });
  tally.begin('units');
  vi.advanceTimersByTime(60_000);
  tally.begin('builds');
  vi.advanceTimersByTime(30_000);
  tally.begin('pages');
  const counts = { of: 'files', total: 10, passed: 7, failed: 1 };
  for (let done = 1; done <= 10; done += 1) tally.progress({ ...counts, done });
  vi.useRealTimers();
  expect(printed).toEqual([
    '1/3 units',
    '2/3 builds · about 4 minutes left on this machine',
    '3/3 pages · about 4 minutes left on this machine',
    '  7 passed, 1 failed, 2 of 10 files · about 3 minutes left',
    '  7 passed, 1 failed, 4 of 10 files · about 2 minutes left',
    '  7 passed, 1 failed, 6 of 10 files · about 1 minute left',
    '  7 passed, 1 failed, 8 of 10 files · less than a minute left',
  ]);
});
