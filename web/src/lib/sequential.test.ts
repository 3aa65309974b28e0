import { expect, it } from 'vitest';
import { sequential } from './sequential.ts';

/** A function whose calls end when the test says so. */
function setUp() {
  const started: string[] = [];
  const calls = new Map<string, { resolve: (result: string) => void; reject: (error: Error) => void }>();
  const run = sequential((name: string) => {
    started.push(name);
    return new Promise<string>((resolve, reject) => calls.set(name, { resolve, reject }));
  });
  return { run, started, calls };
}

it('starts a call when the one before it has ended', async () => {
  const { run, started, calls } = setUp();
  const first = run('a');
  const second = run('b');
  await expect.poll(() => started).toEqual(['a']);
  calls.get('a')?.resolve('first');
  await expect(first).resolves.toBe('first');
  await expect.poll(() => started).toEqual(['a', 'b']);
  calls.get('b')?.resolve('second');
  await expect(second).resolves.toBe('second');
});

it('goes on after a call that has failed', async () => {
  const { run, started, calls } = setUp();
  const first = run('a');
  void run('b');
  await expect.poll(() => started).toEqual(['a']);
  calls.get('a')?.reject(new Error('broken'));
  await expect(first).rejects.toThrow('broken');
  await expect.poll(() => started).toEqual(['a', 'b']);
});
