import type { BenchClient } from './clients/bench-client.ts';
import { measureOverhead, type Overhead } from './measure-overhead.ts';
import { measureSizes, type Sizes } from './measure-sizes.ts';
import { measureTypeCost, type TypeCost } from './measure-type-cost.ts';
import { runGenerators } from './run-generators.ts';
import type { Sandbox } from './sandbox.ts';

/** All figures of a client. */
export interface Measured extends Pick<BenchClient, 'title' | 'features'> {
  sizes: Sizes;
  overhead: Record<'get' | 'post', Overhead>;
  typeCost: Record<'7' | '5.9', TypeCost>;
  /** Seconds; undefined for a client without a generator. */
  generation: number | undefined;
}

/** Measures all clients. Sizes and types are measured per client, calls of all clients interleaved. */
export async function measure(clients: BenchClient[], sandbox: Sandbox): Promise<Measured[]> {
  const { folder } = sandbox;
  // First, because the other measurements use the generated code.
  const generation = await runGenerators(sandbox);
  const overheads = await measureOverhead(clients, folder);
  const measured: Measured[] = [];
  for (const [index, client] of clients.entries()) {
    const { title, features } = client;
    measured.push({
      title,
      features,
      sizes: await measureSizes(client, folder),
      overhead: overheads[index] as Measured['overhead'],
      typeCost: {
        '7': await measureTypeCost(client, 'TypeScript 7', folder),
        '5.9': await measureTypeCost(client, 'TypeScript 5.9', folder),
      },
      generation: generation[title],
    });
  }
  return measured;
}
