import { getEventListeners, once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { deferred } from '../../test/fake-server.ts';
import { type CallOptions, createApi, TimeoutError } from '../index.ts';

setFlagsFromString('--expose_gc');
const collectGarbage: () => void = runInNewContext('gc');

/** Begins every response and never ends it. */
let server: Server;
let baseUrl = '';
beforeAll(async () => {
  server = createServer((_request, response) => void response.writeHead(200, { 'Content-Type': 'application/json' }).write(' ')).listen(0);
  await once(server, 'listening');
  baseUrl = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** A call whose response has begun, after garbage was collected. */
async function beginCall(options: CallOptions) {
  const api = createApi({ baseUrl, retries: 0 });
  const begun = deferred<void>();
  api.use({ onResponse: () => begun.resolve() });
  const call = api.listCourses({}, options);
  await begun.promise;
  for (let turn = 0; turn < 3; turn++) {
    collectGarbage();
    await new Promise((resolve) => setImmediate(resolve));
  }
  // Not awaited with the response that never ends.
  return { call };
}

it('times out after the response has begun, even when garbage is collected', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { call } = await beginCall({ timeoutMs: 60_000 });
  vi.advanceTimersByTime(60_000);
  await expect(call).rejects.toBeInstanceOf(TimeoutError);
});

it('leaves no listener on the signal of the caller', async () => {
  const { signal } = new AbortController();
  const fetch = async () => Response.json({ success: true, courses: [] });
  for (const timeoutMs of [0, 60_000]) await createApi({ baseUrl, fetch }).listCourses({}, { signal, timeoutMs });
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

it.each([0, 60_000])('aborts after the response has begun, with the timeout %i', async (timeoutMs) => {
  const controller = new AbortController();
  const { call } = await beginCall({ signal: controller.signal, timeoutMs });
  controller.abort(new Error('enough'));
  await expect(call).rejects.toThrow('enough');
});
