import type { Client } from './clients/client.ts';
import { median, millisecondsOf, round } from './measure.ts';
import { runIn } from './sandbox.ts';

/** Generates every client in the sandbox. Returns seconds in the order of the clients: the median of 3 interleaved runs of the command. */
export async function measureGeneration(clients: Client[], folder: string): Promise<number[]> {
  const times = clients.map((): number[] => []);
  for (let run = 0; run < 3; run++)
    for (const [index, { generate }] of clients.entries()) times[index]?.push(await millisecondsOf(() => runIn(folder, generate)));
  return times.map((all) => round(median(all) / 1000, 1));
}
