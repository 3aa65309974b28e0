import type { Contestant } from './contestants/contestant.ts';
import { generate } from './generate.ts';
import { type Overhead, overhead } from './overhead.ts';
import { type Sizes, sizes } from './sizes.ts';
import { type TypeCost, typeCost } from './type-cost.ts';
import type { Workshop } from './workshop.ts';

/** All that was measured of one contestant. */
export interface Measured extends Pick<Contestant, 'title' | 'has'> {
  sizes: Sizes;
  overhead: Record<'get' | 'post', Overhead>;
  typeCost: Record<'7' | '5.9', TypeCost>;
  /** Seconds; undefined for what is written by hand. */
  generation: number | undefined;
}

export async function measure(contestants: Contestant[], workshop: Workshop): Promise<Measured[]> {
  const { folder } = workshop;
  // First: the others work with what it writes.
  const generation = await generate(workshop);
  const overheads = await overhead(contestants, folder);
  const measured: Measured[] = [];
  for (const [index, contestant] of contestants.entries()) {
    const { title, has } = contestant;
    measured.push({
      title,
      has,
      sizes: await sizes(contestant, folder),
      overhead: overheads[index] as Measured['overhead'],
      typeCost: { '7': await typeCost(contestant, 'TypeScript 7', folder), '5.9': await typeCost(contestant, 'TypeScript 5.9', folder) },
      generation: generation[title],
    });
  }
  return measured;
}
