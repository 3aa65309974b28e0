import { ApiError } from '@institute/sdk';
import { expect, it } from 'vitest';
import { createDocumentRun, DocumentProblem } from './document-run.ts';

/** A run of documents whose calls wait until the test settles them. */
function setUp(count: number) {
  const calls: { input: string; signal: AbortSignal; resolve: () => void; reject: (error: unknown) => void }[] = [];
  const items = Array.from({ length: count }, (_, index) => ({ label: `Student ${index}`, input: `s-${index}` }));
  const load = (input: string, _: number, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => calls.push({ input, signal, resolve, reject }));
  const run = createDocumentRun({ items, load });
  return { run, calls, inputs: () => calls.map(({ input }) => input) };
}

/** Lets the run handle what has arrived. */
const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
const failure = (status: number, message: string) => new ApiError('getHallTicket', status, { success: false, message });

it('loads four documents at a time, in the order of the list', async () => {
  const { run, calls, inputs } = setUp(6);
  void run.start();
  expect(inputs()).toEqual(['s-0', 's-1', 's-2', 's-3']);
  calls[2]?.resolve();
  await settle();
  expect(inputs()).toEqual(['s-0', 's-1', 's-2', 's-3', 's-4']);
  expect([...run.get().ready]).toEqual([2]);
  for (let settled = 0; settled < calls.length; settled = calls.length) {
    for (const call of calls) call.resolve();
    await settle();
  }
  for (const call of calls) call.resolve();
  await settle();
  expect([run.get().isLoading, run.get().ready.size]).toEqual([false, 6]);
});

it('lists what fails with its message and loads the others; another start loads only what is not ready', async () => {
  const { run, calls, inputs } = setUp(3);
  void run.start();
  calls[0]?.reject(failure(404, 'No hall ticket yet.'));
  calls[1]?.reject(new DocumentProblem('The document is empty.'));
  calls[2]?.resolve();
  await settle();
  expect(run.get().isLoading).toBe(false);
  expect([...run.get().problems]).toEqual([
    [0, 'No hall ticket yet.'],
    [1, 'The document is empty.'],
  ]);
  void run.start();
  expect(run.get().problems.size).toBe(0);
  expect(inputs().slice(3)).toEqual(['s-0', 's-1']);
});

it('tells when to try again, and shows no message of a programming error', async () => {
  const { run, calls } = setUp(2);
  void run.start();
  calls[0]?.reject(new ApiError('getHallTicket', 429, { success: false, message: 'Too many.' }, new Headers({ 'retry-after': '30' })));
  calls[1]?.reject(new TypeError('x is undefined'));
  await settle();
  expect([...run.get().problems.values()]).toEqual(['Too many. You can try again in 30 seconds.', 'The document could not be shown.']);
});

it('a 401 aborts the other calls and starts no more', async () => {
  const { run, calls } = setUp(9);
  void run.start();
  calls[1]?.reject(failure(401, 'Please sign in again.'));
  await settle();
  expect(run.get().isLoading).toBe(false);
  expect([...run.get().problems]).toEqual([[1, 'Please sign in again.']]);
  expect(calls.every(({ signal }) => signal.aborted)).toBe(true);
  for (const call of calls) call.resolve();
  await settle();
  expect([calls.length, run.get().ready.size]).toEqual([4, 0]);
});

it('a stop aborts the calls, and what arrives later changes nothing, also in the next run', async () => {
  const { run, calls, inputs } = setUp(5);
  void run.start();
  run.stop();
  void run.start();
  for (const call of calls.slice(0, 4)) call.reject(failure(500, 'Late'));
  await settle();
  expect(run.get()).toMatchObject({ isLoading: true, problems: new Map() });
  expect(inputs()).toEqual(['s-0', 's-1', 's-2', 's-3', 's-0', 's-1', 's-2', 's-3']);
});

it('does not call for a record without its ids', async () => {
  const run = createDocumentRun({
    items: [{ label: 'A deleted student', input: undefined }],
    load: () => Promise.reject(new Error('called')),
  });
  await run.start();
  expect([...run.get().problems.values()]).toEqual(['The student or the course is missing.']);
});
