import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { type BenchClient, batchInput } from './clients/bench-client.ts';
import { median } from './figures.ts';
import { startLoopbackServer } from './loopback-server.ts';

type Call = () => Promise<unknown>;
type Calls = Record<'get' | 'post', Call>;

/** Microseconds of a call and of a bare `fetch`, and the ratio of both. */
export interface Overhead {
  microseconds: number;
  bare: number;
  ratio: number;
}

const rounds = 60;
const warmUpRounds = 15;
const callsPerRound = 40;
const bare: Pick<BenchClient, 'title' | 'calls'> = {
  title: 'bare fetch',
  calls: `
    export function connect(baseUrl) {
      const headers = { Authorization: 'Bearer t', 'Content-Type': 'application/json' };
      return {
        get: () => fetch(baseUrl + '/courses', { headers }).then((response) => response.json()),
        post: () => fetch(baseUrl + '/create-batch', { method: 'POST', headers, body: JSON.stringify(${batchInput}) }).then((response) => response.json()),
      };
    }`,
};

/** Measures calls on loopback in this process, interleaving all clients. Returns the overheads in the order of the clients. */
export async function measureOverhead(clients: BenchClient[], folder: string): Promise<Record<'get' | 'post', Overhead>[]> {
  const server = startLoopbackServer();
  const entries = [bare, ...clients];
  const pairs = await Promise.all(entries.map((entry) => load(entry, folder, server.baseUrl)));
  // Every call must succeed, which needs the token, and reject on an error response.
  for (const call of pairs.flatMap(Object.values<Call>)) await call();
  server.setFailing(true);
  for (const [index, pair] of pairs.entries()) if (index > 0) await assertRejects(entries[index]?.title ?? '', pair);
  server.setFailing(false);
  const get = await measure(pairs.map((pair) => pair.get));
  const post = await measure(pairs.map((pair) => pair.post));
  server.close();
  return clients.map((_, index) => ({ get: get[index + 1] as Overhead, post: post[index + 1] as Overhead }));
}

/** A client that resolves on an error response would do less work than the others. */
async function assertRejects(title: string, calls: Calls): Promise<void> {
  for (const call of Object.values(calls)) {
    const hasResolved = await call().then(
      () => true,
      () => false,
    );
    if (hasResolved) throw new Error(`${title} resolves on an error response.`);
  }
}

/** Bundles as for production, because tsx adds helpers that preserve function names, which would be measured too. */
async function load({ title, calls }: Pick<BenchClient, 'title' | 'calls'>, folder: string, baseUrl: string): Promise<Calls> {
  const outfile = join(folder, 'built', `${title.replaceAll(' ', '-')}.cjs`);
  await build({
    stdin: { contents: calls, resolveDir: folder, loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    outfile,
  });
  return createRequire(outfile)(outfile).connect(baseUrl);
}

/**
 * Times each call on its own, in random order, so that garbage collection and other load affect all clients equally. Returns the
 * median over all rounds, of the median of a round. The ratio is computed within each round.
 */
async function measure(calls: Call[]): Promise<Overhead[]> {
  const medians: number[][] = [];
  for (let round = 0; round < rounds; round++) {
    const times: number[][] = calls.map(() => []);
    for (let count = 0; count < callsPerRound; count++) {
      for (const index of shuffled(calls.length)) {
        const startedAt = performance.now();
        await calls[index]?.();
        times[index]?.push((performance.now() - startedAt) * 1000);
      }
    }
    if (round >= warmUpRounds) medians.push(times.map(median));
  }
  const medianOf = (index: number) => median(medians.map((round) => round[index] ?? 0));
  return calls.map((_, index) => ({
    microseconds: medianOf(index),
    bare: medianOf(0),
    ratio: median(medians.map((round) => (round[index] ?? 0) / (round[0] ?? 1))),
  }));
}

function shuffled(length: number): number[] {
  return Array.from({ length }, (_, index) => ({ index, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ index }) => index);
}
