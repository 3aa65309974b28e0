import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import { type Call, getCall, postCall } from './calls.ts';
import type { Client } from './clients/client.ts';
import { median, millisecondsOf, round } from './measure.ts';

type Send = () => Promise<unknown>;
type Kind = 'get' | 'post';

const turns = 1800;
const warmUpTurns = 600;

const bareFetch = {
  title: 'fetch',
  setup: (baseUrl: string) => `
    const baseUrl = '${baseUrl}';
    const headers = { Authorization: 'Bearer t', 'Content-Type': 'application/json' };`,
  call: ({ method, path, body }: Call) => {
    const init = `{ method: '${method}', headers${body ? `, body: JSON.stringify(${JSON.stringify(body)})` : ''} }`;
    return `await (await fetch(baseUrl + '${path}', ${init})).json()`;
  },
};

/** The time of calls on loopback as multiples of the time of a bare `fetch`, in the order of the clients. */
export async function measureOverhead(clients: Client[], folder: string): Promise<Record<Kind, number[]>> {
  const server = await startServer();
  try {
    const bare = await loadCalls(bareFetch, join(folder, 'fetch.mjs'), server.baseUrl);
    const senders: Record<Kind, Send>[] = [];
    for (const [index, client] of clients.entries())
      senders.push(await loadCalls(client, join(folder, `calls-${index}.mjs`), server.baseUrl));
    server.isFailing = true;
    // A client that resolves on an error response would do less work than the others.
    for (const [index, { get, post }] of senders.entries())
      if ((await Promise.allSettled([get(), post()])).some(({ status }) => status === 'fulfilled'))
        throw new Error(`${clients[index]?.title} resolves on an error response.`);
    server.isFailing = false;
    const measure = (kind: Kind) =>
      compare(
        bare[kind],
        senders.map((sender) => sender[kind]),
      );
    return { get: await measure('get'), post: await measure('post') };
  } finally {
    server.close();
  }
}

/** Responds to every request alike: 401 without the token, 422 while `isFailing`. */
async function startServer() {
  const server = createServer((request, response) => {
    const status = request.headers.authorization !== 'Bearer t' ? 401 : started.isFailing ? 422 : 200;
    const body = JSON.stringify({ success: status === 200, message: 'x', courses: [] });
    request.resume().on('end', () => response.writeHead(status, { 'Content-Type': 'application/json' }).end(body));
  }).listen(0);
  await once(server, 'listening');
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  const started = { baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, isFailing: false, close };
  return started;
}

/** Bundles the calls as for production, because tsx would add helpers that are measured too. */
async function loadCalls({ setup, call }: Pick<Client, 'setup' | 'call'>, outfile: string, baseUrl: string): Promise<Record<Kind, Send>> {
  const contents = `${setup(baseUrl)} export const get = async () => ${call(getCall)}; export const post = async () => ${call(postCall)};`;
  await build({
    stdin: { contents, resolveDir: join(outfile, '..'), loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile,
  });
  return import(outfile);
}

/** Times all calls in turn, in random order, so that other load affects all alike. */
async function compare(bare: Send, senders: Send[]): Promise<number[]> {
  const times = new Map([bare, ...senders].map((send): [Send, number[]] => [send, []]));
  for (let turn = 0; turn < turns; turn++) {
    const inRandomOrder = [...times].map((entry) => ({ entry, order: Math.random() })).sort((a, b) => a.order - b.order);
    for (const { entry } of inRandomOrder) {
      const [send, all] = entry;
      const time = await millisecondsOf(send);
      if (turn >= warmUpTurns) all.push(time);
    }
  }
  const medianOf = (send: Send) => median(times.get(send) ?? []);
  return senders.map((send) => round(medianOf(send) / medianOf(bare)));
}
