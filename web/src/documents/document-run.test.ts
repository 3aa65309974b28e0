import { ApiError } from '@institute/sdk';
import { expect, it } from 'vitest';
import { createDocumentRun, DocumentProblem } from './document-run.ts';

/** A run of documents whose calls wait until the test settles them. The last document lacks its ids. */
function setUp(count: number) {
  const calls: { number: number; signal: AbortSignal; resolve: () => void; reject: (error: unknown) => void }[] = [];
  const items = Array.from({ length: count }, (_, index) => ({ label: `Student ${index}`, input: index }));
  const load = (_: number, number: number, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => calls.push({ number, signal, resolve, reject }));
  const run = createDocumentRun({ items: [...items, { label: 'A deleted student', input: undefined }], load });
  void run.start();
  return { run, calls, numbers: () => calls.map(({ number }) => number), problems: () => [...run.get().problems].sort() };
}

/** Lets the run handle what has arrived. */
const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
const failure = (status: number, message: string, headers?: Headers) =>
  new ApiError('getHallTicket', status, { success: false, message }, headers);
const missing = 'The student or the course is missing.';

it('loads four documents at a time, in the order of the list, and calls for none without its ids', async () => {
  const { run, calls, numbers, problems } = setUp(9);
  expect(numbers()).toEqual([0, 1, 2, 3]);
  calls[2]?.resolve();
  await settle();
  expect([numbers(), [...run.get().ready]]).toEqual([[0, 1, 2, 3, 4], [2]]);
  for (let settled = 0; settled < calls.length; ) {
    for (; settled < calls.length; settled += 1) calls[settled]?.resolve();
    await settle();
  }
  expect([run.get().isLoading, run.get().ready.size, problems()]).toEqual([false, 9, [[9, missing]]]);
});

it('lists what fails with its message; another start loads only what is not ready', async () => {
  const { run, calls, numbers, problems } = setUp(4);
  calls[0]?.reject(failure(404, 'We could not find this student.'));
  calls[1]?.reject(new DocumentProblem('The document is empty.'));
  calls[2]?.resolve();
  calls[3]?.reject(new TypeError('x is undefined'));
  await settle();
  expect(run.get().isLoading).toBe(false);
  expect(problems()).toEqual([
    [0, 'We could not find this student.'],
    [1, 'The document is empty.'],
    [3, 'The document could not be shown.'],
    [4, missing],
  ]);
  void run.start();
  expect([problems(), numbers().slice(4)]).toEqual([[[4, missing]], [0, 1, 3]]);
});

it.each([
  [401, 'Please sign in again.', undefined, 'Please sign in again.'],
  [429, 'Too many.', { 'retry-after': '30' }, 'Too many. You can try again in 30 seconds.'],
])('a %i aborts the other calls and starts no more', async (status, message, headers, problem) => {
  const { run, calls, problems } = setUp(9);
  calls[1]?.reject(failure(status, message, new Headers(headers)));
  await settle();
  expect([run.get().isLoading, problems()]).toEqual([false, [[1, problem]]]);
  expect(calls.every(({ signal }) => signal.aborted)).toBe(true);
  for (const call of calls) call.resolve();
  await settle();
  expect([calls.length, run.get().ready.size]).toEqual([4, 0]);
});

it('a stop aborts the calls, and what arrives later changes nothing, also in the next run', async () => {
  const { run, calls, numbers } = setUp(5);
  run.stop();
  void run.start();
  for (const call of calls.slice(0, 4)) call.reject(failure(500, 'Late'));
  await settle();
  expect(run.get()).toMatchObject({ isLoading: true, problems: new Map() });
  expect(numbers()).toEqual([0, 1, 2, 3, 0, 1, 2, 3]);
});
