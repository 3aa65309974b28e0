/** The middle number; NaN for an empty list. */
export function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

/** Rounds to a number of decimals. */
export const round = (figure: number, decimals = 2) => Number(figure.toFixed(decimals));

/** Milliseconds until a function has returned, or its promise is settled. */
export async function millisecondsOf(act: () => unknown): Promise<number> {
  const startedAt = performance.now();
  await act();
  return performance.now() - startedAt;
}
