import { afterEach, expect, it } from 'vitest';
import { callAtRate } from './at-a-rate.ts';
import { type MocksProcess, startMocksProcess } from './mocks-process.ts';

const rate = 200;
const seconds = 60;
const megabyte = 2 ** 20;

let mocks: MocksProcess | undefined;
afterEach(() => mocks?.kill());

const median = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

it(`the mocks answer ${rate} calls a second for ${seconds} s, every one, in memory that does not grow`, async () => {
  mocks = await startMocksProcess(4392);
  const { memory } = mocks;
  const api = await mocks.operator();
  const calls = [
    () => api.listCourses(),
    () => api.listStudents(),
    () => api.getWallet(),
    () => api.getCourse({ id: 'c-ccc' }),
    // A write that adds no row: what it leaves behind would be seen.
    (index: number) => api.updateProfile({ fullName: `Meera Joshi ${index}` }),
  ];
  const line: number[] = [];
  const sampling = setInterval(() => line.push(memory() / megabyte), 1000);
  const { answered, failures, times } = await callAtRate(
    rate,
    seconds,
    (index) => calls[index % calls.length]?.(index) ?? api.listCourses(),
  );
  clearInterval(sampling);

  const third = median(line.slice(15, 30));
  const last = median(line.slice(-15));
  const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1);
  console.log(
    `${answered} answered, ${failures.length} failed; median ${at(0.5)} ms, 99th of 100 ${at(0.99)} ms, longest ${at(0.99999)} ms`,
  );
  console.log(
    `memory: ${line
      .filter((_, second) => second % 5 === 4)
      .map(Math.round)
      .join(', ')} MB every 5 s`,
  );
  expect(failures).toEqual([]);
  expect(answered).toBe(rate * seconds);
  expect(last, `MB in the last quarter, against ${third} in the second`).toBeLessThan(third * 1.1 + 10);
});
