import { heyApi } from './clients/hey-api.ts';
import { kubb } from './clients/kubb.ts';
import { openapiFetch } from './clients/openapi-fetch.ts';
import { orval } from './clients/orval.ts';
import { thisSdk } from './clients/this-sdk.ts';
import { measureGeneration } from './generation.ts';
import { measureOverhead } from './overhead.ts';
import { formatGoal, meets, printTable, type Row } from './print.ts';
import { inSandbox } from './sandbox.ts';
import { measureSizes, type Sizes } from './sizes.ts';
import { measureTypeCost, type TypeCost } from './type-cost.ts';

const clients = [thisSdk, openapiFetch, heyApi, orval, kubb];

/** Measures this SDK and others: bytes, time of a call, cost of the types, time of the generator. Prints the table of the SDK's README. */
export const benchSdk = () => inSandbox(measureAll);

async function measureAll(folder: string): Promise<void> {
  // First, because the other measurements use the generated code.
  const generation = await measureGeneration(clients, folder);
  const { get, post } = await measureOverhead(clients, folder);
  const sizes: Sizes[] = [];
  const types: TypeCost[] = [];
  for (const client of clients) {
    sizes.push(await measureSizes(client, folder));
    types.push(await measureTypeCost(client, folder));
  }
  const kilobytes = (part: keyof Sizes) => sizes.map((size) => size[part]);
  const instantiations = (version: keyof TypeCost) => types.map((cost) => cost[version]);
  printTable('This SDK and others, kB after brotli', {
    'the whole client, 32 operations, kB': row(kilobytes('all'), 4.4),
    'a page with one operation, kB': row(kilobytes('one'), 2.6),
    'the same with the whole client, kB': row(kilobytes('oneOfAll')),
    'the whole client with React Query hooks, kB': row(kilobytes('hooks'), 5.4),
    'a GET, as a multiple of `fetch`': row(get, 1.15),
    'a POST, as a multiple of `fetch`': row(post, 1.4),
    'type instantiations of 20 calls and 20 hooks, TypeScript 7': row(instantiations('7'), 5500),
    'the same, TypeScript 5.9': row(instantiations('5.9'), 4500),
    'generation, seconds': row(generation, 3),
  });
}

/** A figure of each client, and the largest one that is allowed for the first, this SDK. */
function row(figures: (number | undefined)[], max?: number): Row {
  const cells: Row = Object.fromEntries(clients.map(({ title }, index) => [title, figures[index]]));
  return max === undefined ? cells : { ...cells, goal: formatGoal({ max }), result: meets({ max }, figures[0]) ? 'ok' : 'missed' };
}
