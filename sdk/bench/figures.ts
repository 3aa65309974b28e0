/** The middle number; 0 for an empty list. */
export function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** The median and the maximum, rounded to two decimals. */
export function medianAndWorst(numbers: readonly number[]): { median: number; worst: number } {
  return { median: round(median(numbers)), worst: round(Math.max(...numbers)) };
}

/** Rounds to a number of decimals. */
export const round = (figure: number, digits = 2) => Number(figure.toFixed(digits));

/** Runs a function and returns the seconds that it took. */
export async function secondsOf(run: () => unknown): Promise<number> {
  const startedAt = performance.now();
  await run();
  return Math.round(performance.now() - startedAt) / 1000;
}
