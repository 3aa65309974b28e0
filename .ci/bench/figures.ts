/** The middle one. */
export function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** Seconds that a function took. */
export async function secondsOf(run: () => unknown): Promise<number> {
  const started = performance.now();
  await run();
  return Math.round(performance.now() - started) / 1000;
}
