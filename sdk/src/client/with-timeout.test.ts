import { getEventListeners, once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApi, TimeoutError } from '../index.ts';

setFlagsFromString('--expose_gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Begins every response and never ends it. */
let server: Server;
let baseUrl = '';
const collecting = setInterval(() => collectGarbage(), 20);
beforeAll(async () => {
  server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    const interval = setInterval(() => response.write(' '), 20);
    response.on('close', () => clearInterval(interval));
  }).listen(0);
  await once(server, 'listening');
  baseUrl = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  clearInterval(collecting);
  server.closeAllConnections();
  server.close();
});

it('times out after the response has begun, even when garbage is collected', async () => {
  await expect(createApi({ baseUrl, timeoutMs: 300, retries: 0 }).listCourses()).rejects.toBeInstanceOf(TimeoutError);
});

it('leaves no listener on the signal of the caller', async () => {
  const { signal } = new AbortController();
  const fetch = async () => Response.json({ success: true, courses: [] });
  for (const timeoutMs of [0, 60_000]) await createApi({ baseUrl, fetch }).listCourses({}, { signal, timeoutMs });
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

it('aborts after the response has begun, with and without a timeout', async () => {
  for (const timeoutMs of [0, 60_000]) {
    const controller = new AbortController();
    const call = createApi({ baseUrl, retries: 0 }).listCourses({}, { signal: controller.signal, timeoutMs });
    setTimeout(() => controller.abort(new Error('enough')), 300);
    await expect(call).rejects.toThrow('enough');
  }
});
