import { afterEach, expect, it } from 'vitest';
import { callAtRate } from './call-at-rate.ts';
import { type MocksProcess, startMocksProcess } from './mocks-process.ts';

const rate = 200;
const seconds = 30;
const megabyte = 2 ** 20;

let mocks: MocksProcess | undefined;
afterEach(() => mocks?.kill());

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

it(`the mocks handle ${rate} calls a second for ${seconds} s without an error, and their memory does not grow`, async () => {
  mocks = await startMocksProcess(4392);
  const { memory } = mocks;
  const api = await mocks.signInOperator();
  const calls = [
    () => api.listCourses(),
    () => api.listStudents(),
    () => api.getWallet(),
    () => api.getCourse({ id: 'c-ccc' }),
    // A mutation that adds no record, so that growing memory can only be a leak.
    (index: number) => api.updateProfile({ fullName: `Meera Joshi ${index}` }),
  ];
  const samples: number[] = [];
  const sampling = setInterval(() => samples.push(memory() / megabyte), 1000);
  const { succeeded, failures, durations } = await callAtRate(
    rate,
    seconds,
    (index) => calls[index % calls.length]?.(index) ?? api.listCourses(),
  );
  clearInterval(sampling);

  const early = median(samples.slice(8, 15));
  const late = median(samples.slice(-7));
  const percentile = (share: number) => (durations[Math.floor(durations.length * share)] ?? 0).toFixed(1);
  console.log(
    `${succeeded} succeeded, ${failures.length} failed; p50 ${percentile(0.5)} ms, p99 ${percentile(0.99)} ms, max ${percentile(0.99999)} ms`,
  );
  console.log(
    `memory: ${samples
      .filter((_, second) => second % 5 === 4)
      .map(Math.round)
      .join(', ')} MB every 5 s`,
  );
  expect(failures).toEqual([]);
  expect(succeeded).toBe(rate * seconds);
  expect(late, `MB in the last quarter, after ${early} in the second`).toBeLessThan(early * 1.05 + 5);
});
