/** The middle one. */
export function median(numbers: readonly number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** The middle one and the largest, to a hundredth. */
export function medianAndWorst(numbers: readonly number[]): { median: number; worst: number } {
  return { median: round(median(numbers)), worst: round(Math.max(...numbers)) };
}

export const round = (figure: number, digits = 2) => Number(figure.toFixed(digits));

/** Seconds that a function took. */
export async function secondsOf(run: () => unknown): Promise<number> {
  const started = performance.now();
  await run();
  return Math.round(performance.now() - started) / 1000;
}
