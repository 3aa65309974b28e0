import { getEventListeners, once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApi, TimeoutError } from './index.ts';

setFlagsFromString('--expose_gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Begins every answer and never ends it. */
let server: Server;
let baseUrl = '';
const collecting = setInterval(() => collectGarbage(), 20);
beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    const dripping = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(dripping));
  }).listen(0);
  await once(server, 'listening');
  baseUrl = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  clearInterval(collecting);
  server.closeAllConnections();
  server.close();
});

it('a timeout comes, too, when the answer has begun and memory is being cleared', async () => {
  await expect(createApi({ baseUrl, timeoutMs: 300, retries: 0 }).listCourses()).rejects.toBeInstanceOf(TimeoutError);
});

it('a signal of the caller keeps nothing of a call that has ended', async () => {
  const { signal } = new AbortController();
  const fetch = async () => Response.json({ success: true, courses: [] });
  for (const timeoutMs of [0, 60_000]) await createApi({ baseUrl, fetch }).listCourses({}, { signal, timeoutMs });
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

it('a timeout that no timer can wait for is none', async () => {
  const fetch = async () => Response.json({ success: true, courses: [] });
  for (const timeoutMs of [-1, 3e9, Number.POSITIVE_INFINITY])
    await expect(createApi({ baseUrl, fetch, timeoutMs }).listCourses()).resolves.toMatchObject({ courses: [] });
});

it('so does an abort by the caller, with and without a timeout', async () => {
  for (const timeoutMs of [0, 60_000]) {
    const controller = new AbortController();
    const call = createApi({ baseUrl, retries: 0 }).listCourses({}, { signal: controller.signal, timeoutMs });
    setTimeout(() => controller.abort(new Error('enough')), 300);
    await expect(call).rejects.toThrow('enough');
  }
});
