import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import { bareFetch, type Client, getCall, postCall } from './clients.ts';

type Send = () => Promise<unknown>;

const turns = 1800;
const warmUpTurns = 600;

/** The time of calls on loopback as multiples of the time of a bare `fetch`. */
export async function measureOverhead(client: Client, folder: string): Promise<{ get: number; post: number }> {
  const name = client.name.replace(' ', '-');
  let status = 200;
  const server = createServer((request, response) => {
    const sent = request.headers.authorization === 'Bearer t' ? status : 401;
    const body = JSON.stringify({ success: sent === 200, message: 'x', courses: [] });
    request.resume().on('end', () => response.writeHead(sent, { 'Content-Type': 'application/json' }).end(body));
  }).listen(0);
  await once(server, 'listening');
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const bare = await loadCalls(bareFetch, join(folder, `${name}-fetch.mjs`), baseUrl);
    const calls = await loadCalls(client, join(folder, `${name}.mjs`), baseUrl);
    status = 422;
    // A client that resolves on an error response would do less work.
    for (const send of [calls.get, calls.post])
      if (await send().then(Boolean, () => false)) throw new Error(`${client.name} resolves on an error response.`);
    status = 200;
    return { get: await compare(calls.get, bare.get), post: await compare(calls.post, bare.post) };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** Bundles the calls as for production, because tsx would add helpers that are measured too. */
async function loadCalls(
  { setup, send }: Pick<Client, 'setup' | 'send'>,
  outfile: string,
  baseUrl: string,
): Promise<Record<'get' | 'post', Send>> {
  const contents = `${setup(baseUrl)} export const get = async () => ${send(getCall)}; export const post = async () => ${send(postCall)};`;
  const stdin = { contents, resolveDir: join(outfile, '..'), loader: 'ts' as const };
  await build({ stdin, bundle: true, platform: 'node', format: 'esm', outfile });
  return import(outfile);
}

/** Times two calls in turn, in random order, so that other load affects both alike. */
async function compare(send: Send, bare: Send): Promise<number> {
  const times = new Map<Send, number[]>([
    [send, []],
    [bare, []],
  ]);
  for (let turn = 0; turn < turns; turn++)
    for (const one of Math.random() < 0.5 ? [send, bare] : [bare, send]) {
      const startedAt = performance.now();
      await one();
      if (turn >= warmUpTurns) times.get(one)?.push(performance.now() - startedAt);
    }
  const medianOf = (one: Send) => times.get(one)?.toSorted((a, b) => a - b)[(turns - warmUpTurns) / 2] ?? Number.NaN;
  return Number((medianOf(send) / medianOf(bare)).toFixed(2));
}
