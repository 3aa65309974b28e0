import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { batch, type Contestant } from './contestants/contestant.ts';
import { median } from './figures.ts';
import { openLoopback } from './loopback.ts';

type Call = () => Promise<unknown>;
type Pair = Record<'get' | 'post', Call>;

/** One kind of call: microseconds, those of bare fetch, and how many times bare fetch it is. */
export interface Overhead {
  microseconds: number;
  bare: number;
  ratio: number;
}

const rounds = 60;
const warmUp = 15;
const callsInRound = 40;
const bare: Pick<Contestant, 'title' | 'calls'> = {
  title: 'bare fetch',
  calls: `
    export function connect(baseUrl) {
      const headers = { Authorization: 'Bearer t', 'Content-Type': 'application/json' };
      return {
        get: () => fetch(baseUrl + '/courses', { headers }).then((response) => response.json()),
        post: () => fetch(baseUrl + '/create-batch', { method: 'POST', headers, body: JSON.stringify(${batch}) }).then((response) => response.json()),
      };
    }`,
};

/** A call on loopback, in the order of the contestants; all in turns in this one process. */
export async function overhead(contestants: Contestant[], folder: string): Promise<Record<'get' | 'post', Overhead>[]> {
  const server = openLoopback();
  const entries = [bare, ...contestants];
  const pairs = await Promise.all(entries.map((entry) => load(entry, folder, server.baseUrl)));
  // Both must be answered, which wants the token, and then refused.
  for (const call of pairs.flatMap(Object.values<Call>)) await call();
  server.refuse(true);
  for (const [index, pair] of pairs.entries()) if (index > 0) await mustReject(entries[index]?.title ?? '', pair);
  server.refuse(false);
  const get = await measure(pairs.map((pair) => pair.get));
  const post = await measure(pairs.map((pair) => pair.post));
  server.close();
  return contestants.map((_, index) => ({ get: get[index + 1] as Overhead, post: post[index + 1] as Overhead }));
}

/** A client that takes a refusal for an answer would do less than the others. */
async function mustReject(title: string, pair: Pair): Promise<void> {
  for (const call of Object.values(pair)) {
    const accepted = await call().then(
      () => true,
      () => false,
    );
    if (accepted) throw new Error(`${title} takes a refusal for an answer.`);
  }
}

/** Bundled as for production: a loader that keeps the names of functions, as tsx does, would be measured too. */
async function load({ title, calls }: Pick<Contestant, 'title' | 'calls'>, folder: string, baseUrl: string): Promise<Pair> {
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
 * Every call is timed alone, in an order drawn anew each time, so that what one leaves behind (garbage, a busy machine) falls
 * on all alike. A round counts with its median; the ratio is taken within a round, and its median over all rounds.
 */
async function measure(calls: Call[]): Promise<Overhead[]> {
  const medians: number[][] = [];
  for (let round = 0; round < rounds; round++) {
    const times: number[][] = calls.map(() => []);
    for (let turn = 0; turn < callsInRound; turn++) {
      for (const index of shuffled(calls.length)) {
        const started = performance.now();
        await calls[index]?.();
        times[index]?.push((performance.now() - started) * 1000);
      }
    }
    if (round >= warmUp) medians.push(times.map(median));
  }
  const middle = (index: number) => median(medians.map((round) => round[index] ?? 0));
  return calls.map((_, index) => ({
    microseconds: middle(index),
    bare: middle(0),
    ratio: median(medians.map((round) => (round[index] ?? 0) / (round[0] ?? 1))),
  }));
}

function shuffled(length: number): number[] {
  return Array.from({ length }, (_, index) => ({ index, chance: Math.random() }))
    .sort((a, b) => a.chance - b.chance)
    .map(({ index }) => index);
}
