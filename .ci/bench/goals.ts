import type { Measured } from './measure.ts';

/** Ours against the goals of the design. */
export function printGoals([ours]: Measured[]): void {
  if (!ours) return;
  const { sizes, overhead, typeCost, generation } = ours;
  const list: [goal: string, limit: number, value: number | undefined][] = [
    ['whole client, brotli, bytes', 4400, sizes['all 32 calls'].brotli],
    ['with queries, mutations and 32 hooks, brotli, bytes', 5200, sizes['with hooks']?.brotli],
    ['GET, times bare fetch', 1.15, overhead.get.ratio],
    ['POST, times bare fetch', 1.4, overhead.post.ratio],
    ['instantiations of 20 calls and 20 hooks, TypeScript 5.9', 4000, typeCost['5.9'].hooks?.own],
    ['instantiations of 20 calls and 20 hooks, TypeScript 7', 5500, typeCost['7'].hooks?.own],
    ['generation, seconds', 1, generation],
  ];
  console.log('Goals of this SDK');
  console.table(
    Object.fromEntries(
      list.map(([goal, limit, value = Number.NaN]) => [
        goal,
        { 'at most': limit, measured: Number(value.toFixed(2)), '': value <= limit ? 'ok' : 'missed' },
      ]),
    ),
  );
}
