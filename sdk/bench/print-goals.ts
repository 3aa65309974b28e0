import { type Compared, compareFigures, type Goal } from './compare.ts';
import { round } from './figures.ts';
import type { Measured } from './measure.ts';

const rows: [name: string, goal: Goal, figure: (one: Measured) => number | undefined][] = [
  ['whole client, brotli, bytes', { max: 4400 }, ({ sizes }) => sizes['all 32 operations'].brotli],
  ['with queries, mutations and 32 hooks, brotli, bytes', { max: 5200 }, ({ sizes }) => sizes['with hooks']?.brotli],
  ['GET, times bare fetch', { max: 1.15 }, ({ overhead }) => round(overhead.get.ratio)],
  ['POST, times bare fetch', { max: 1.4 }, ({ overhead }) => round(overhead.post.ratio)],
  ['type instantiations of 20 calls and 20 hooks, TypeScript 5.9', { max: 4000 }, ({ typeCost }) => typeCost['5.9'].hooks?.own],
  ['type instantiations of 20 calls and 20 hooks, TypeScript 7', { max: 5500 }, ({ typeCost }) => typeCost['7'].hooks?.own],
  ['generation, seconds', { max: 3 }, ({ generation }) => generation],
];

/** Prints our figures against their goals, beside the figures of the competitors. */
export function printGoals([ours, ...others]: Measured[]): void {
  if (!ours) return;
  const compared = rows.map(([name, goal, figure]): [string, Compared] => {
    const peers = Object.fromEntries(others.map((one) => [one.title, figure(one)]));
    return [name, { ...goal, ours: figure(ours), peers }];
  });
  compareFigures('Goals of this SDK', Object.fromEntries(compared));
}
