import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { createApi, type OperationId } from '@institute/sdk';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startMocks, statusOf, tokens } from '../../test/call-operation.ts';
import { type ServeOptions, serveMocks } from '../server/serve-mocks.ts';

function listenToConsole() {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => warn.mockRestore());
  return () => warn.mock.calls.map(([line]) => String(line));
}

async function serve(options: ServeOptions = {}) {
  const mocks = await serveMocks(options);
  onTestFinished(mocks.close);
  const api = createApi({ baseUrl: mocks.baseUrl, retries: 0, token: () => tokens.operator });
  return { mocks, api };
}

/** Mocks in the place of a real server, two responses of which break the contract. */
async function serveDrifting() {
  const { mocks } = await serve({ validateResponses: false });
  const { courses, wallets } = mocks.store.state.db;
  Object.assign(courses[3] ?? {}, { price: 'Rs 999' });
  Object.assign(wallets, { 'u-franchise': 'much' });
  return mocks;
}

async function serveReal(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, 'localhost');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://localhost:${(server.address() as AddressInfo).port}/api/v3`;
}

async function serveRecorder() {
  const received: { line: string; headers: IncomingHttpHeaders; body: string }[] = [];
  const baseUrl = await serveReal(async (request, response) => {
    received.push({ line: `${request.method} ${request.url}`, headers: request.headers, body: String(await buffer(request)) });
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{ "success": true }');
  });
  return { baseUrl, received };
}

it('named calls get the response of the real server as it is, and its differences stand in the calls and on the console', async () => {
  const lines = listenToConsole();
  const real = await serveDrifting();
  const { mocks, api } = await serve({ passThrough: { baseUrl: real.baseUrl, only: ['listCourses', 'getWallet'] } });
  mocks.store.state.db.courses.splice(0);
  const { courses } = await api.listCourses();
  const { wallet } = await api.getWallet();
  expect([courses.length, courses[3]?.price, wallet.balance]).toEqual([17, 'Rs 999', 'much']);
  await api.listBatches();
  expect(real.calls().map(({ operation }) => operation)).toEqual(['listCourses', 'getWallet']);
  expect(mocks.calls().map(({ operation, isPassedThrough, mismatch }) => [operation, isPassedThrough, mismatch])).toEqual([
    ['listCourses', true, '/courses/3/price must be number'],
    ['getWallet', true, '/wallet/balance must be number'],
    ['listBatches', false, undefined],
  ]);
  expect(lines()).toEqual(['listCourses 200: /courses/3/price must be number', 'getWallet 200: /wallet/balance must be number']);
});

it('every difference of a response is named, once for all rows, and the console repeats it at the tenth time', async () => {
  const lines = listenToConsole();
  const real = await serveDrifting();
  const { courses } = real.store.state.db;
  Object.assign(courses[5] ?? {}, { title: 5, price: 'Rs 5' });
  const { mocks, api } = await serve({ passThrough: { baseUrl: real.baseUrl } });
  for (let call = 0; call < 9; call++) await api.listCourses();
  const [price, title] = ['/courses/3/price must be number', '/courses/5/title must be string'];
  expect(new Set(mocks.calls().map(({ mismatch }) => mismatch))).toEqual(new Set([`${price}; ${title}`]));
  expect(lines()).toEqual([`listCourses 200: ${price}`, `listCourses 200: ${title}`]);
  courses.splice(0, 1);
  await api.listCourses();
  expect(lines().slice(2)).toEqual([
    'listCourses 200: /courses/2/price must be number (10 times)',
    'listCourses 200: /courses/4/title must be string (10 times)',
  ]);
});

it('without names all calls reach the real server, with the token that it has issued', async () => {
  const lines = listenToConsole();
  const { mocks: real } = await serve();
  real.store.state.db.wallets['u-franchise'] = 77;
  const { mocks } = await serve({ passThrough: { baseUrl: `${real.baseUrl}/` } });
  const guest = createApi({ baseUrl: mocks.baseUrl, retries: 0 });
  const { token } = await guest.login({ email: 'franchise@example.com', password: 'franchise123' });
  expect((await guest.getWallet({}, { token })).wallet.balance).toBe(77);
  await guest.createBatch({ title: 'Evening', time: '5 PM', studentLimit: 5 }, { token });
  expect(real.store.state.db.batches.map(({ title }) => title)).toContain('Evening');
  expect(mocks.store.state.db.batches.map(({ title }) => title)).not.toContain('Evening');
  expect(lines()).toEqual([]);
  expect(JSON.stringify(mocks.calls())).not.toContain(token);
});

it('the real server receives method, path, query, token, own headers and body, and nothing that is for the mocks', async () => {
  listenToConsole();
  const { baseUrl, received } = await serveRecorder();
  const { mocks } = await serve({ passThrough: { baseUrl } });
  const own = { Authorization: 'Bearer real-token', 'X-Request-Id': '7', 'Accept-Language': 'hi' };
  const dropped = {
    Origin: 'http://localhost:5173',
    Referer: 'http://localhost:5173/cart',
    Cookie: 'a=b; x-mocks-session=one',
    'X-Mocks-Session': 'one',
    'If-None-Match': '"1"',
    'Cache-Control': 'max-age=60',
  };
  await fetch(`${mocks.baseUrl}/find-result/NO%2F1/..%2Fcontact?a=%26&b=2`, { headers: { ...own, ...dropped } });
  const [found] = received;
  expect(found?.line).toBe('GET /api/v3/find-result/NO%2F1/..%2Fcontact?a=%26&b=2');
  expect(found?.headers).toMatchObject({ authorization: 'Bearer real-token', 'x-request-id': '7', 'accept-language': 'hi' });
  expect([found?.headers.host, found?.headers.accept]).toEqual([new URL(baseUrl).host, '*/*']);
  // fetch has a Cache-Control of its own for conditional requests only.
  expect(Object.keys(found?.headers ?? {}).filter((name) => name in lowerCase(dropped))).toEqual([]);

  await fetch(`${mocks.baseUrl}/contact`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{ "fullName": "Ünï" }',
  });
  expect(received[1]).toMatchObject({ line: 'POST /api/v3/contact', body: '{ "fullName": "Ünï" }' });
  const form = new FormData();
  form.set('profilePic', new File(['picture bytes'], 'me.png', { type: 'image/png' }));
  await fetch(`${mocks.baseUrl}/profile-pic`, { method: 'PUT', body: form });
  expect(received[2]?.line).toBe('PUT /api/v3/profile-pic');
  const boundary = /boundary=(.+)$/.exec(received[2]?.headers['content-type'] ?? '')?.[1] ?? 'none';
  expect(received[2]?.body).toMatch(new RegExp(`^--${boundary}[^]+filename="me.png"[^]+picture bytes[^]+--${boundary}--`));
  expect(received[2]?.headers['content-length']).toBe(String(received[2]?.body.length));
});

const lowerCase = (headers: object) => Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

it('only paths of the contract reach the real server', async () => {
  const { baseUrl, received } = await serveRecorder();
  const { mocks } = await serve({ passThrough: { baseUrl } });
  const paths = ['/admin', '/course/..%2F..%2Fadmin/x', '/../../admin', '/https://example.com'];
  for (const path of paths) expect((await fetch(mocks.baseUrl + path)).status).toBe(404);
  expect(received).toEqual([]);
});

it('the caller gets status, headers and bytes of the real server, without cookies, its CORS and its encoding', async () => {
  const lines = listenToConsole();
  const json = '{ "success": true,  "courses": [] }';
  const baseUrl = await serveReal((_request, response) => {
    const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Content-Encoding': 'gzip', 'X-Total': '0', ETag: '"1"' };
    const cors = { 'Access-Control-Allow-Origin': 'https://real.example', 'Access-Control-Allow-Credentials': 'true' };
    response.writeHead(200, { ...headers, ...cors, 'Set-Cookie': 'a=b' }).end(gzipSync(json));
  });
  const { mocks } = await serve({ passThrough: { baseUrl } });
  const response = await fetch(`${mocks.baseUrl}/courses`, { headers: { Origin: 'http://localhost:5173' } });
  expect([response.status, await response.text()]).toEqual([200, json]);
  const { headers } = response;
  expect(Object.fromEntries(headers)).toMatchObject({
    'x-total': '0',
    etag: '"1"',
    'access-control-allow-origin': 'http://localhost:5173',
  });
  for (const name of ['content-encoding', 'set-cookie', 'access-control-allow-credentials']) expect(headers.has(name), name).toBe(false);
  // A browser that opens the document must not run its scripts on the origin of the mocks.
  expect(headers.get('content-security-policy')).toContain('sandbox');
  expect(lines()).toEqual([]);
});

const html = { 'Content-Type': 'text/html' };
const json = { 'Content-Type': 'application/json' };

it.each([
  ['an undocumented status', 'listCourses', 418, json, '{}', 'status 418 is not documented'],
  ['a page that nothing serves', 'listCourses', 400, html, 'Cannot GET', 'the content type must be application/json'],
  ['JSON as text', 'listCourses', 200, {}, '{"success":true,"courses":[]}', 'the content type must be application/json'],
  ['broken JSON', 'listCourses', 200, json, '{"success":', 'the body is not JSON'],
  ['broken JSON of an error', 'listCourses', 500, json, '{"success":', 'the body is not JSON'],
  ['no body', 'listCourses', 200, json, '', 'the body is not JSON'],
  ['a missing member', 'listCourses', 200, json, '{"success":true}', '/courses is required'],
  ['a document as JSON', 'findResult', 200, json, '{"success":true}', 'the content type must be text/html'],
  ['an empty document', 'findResult', 200, html, ' ', 'the document is empty'],
  ['a document', 'findResult', 200, html, '<!doctype html><p>First', undefined],
  ['the error page of a proxy', 'listCourses', 502, html, '<h1>Bad Gateway', undefined],
  ['a documented error', 'findResult', 404, json, '{"success":false,"message":"None"}', undefined],
  ['a redirect', 'listCourses', 302, { Location: '/other' }, '', 'status 302 is not documented'],
] as const)('%s of the real server: %s %i', async (_what, operation, status, headers, body, mismatch) => {
  listenToConsole();
  let count = 0;
  const baseUrl = await serveReal((_request, response) => {
    count += 1;
    response.writeHead(status, headers).end(body);
  });
  const { mocks } = await serve({ passThrough: { baseUrl } });
  const path = operation === 'findResult' ? '/find-result/1/c-ccc' : '/courses';
  const response = await fetch(mocks.baseUrl + path);
  expect([response.status, await response.text(), count]).toEqual([status, body, 1]);
  expect(mocks.calls(operation)).toMatchObject([{ status, mismatch }]);
});

it('the console shows no value of a response, and no path', async () => {
  const lines = listenToConsole();
  const baseUrl = await serveReal((_request, response) => {
    response.writeHead(200, json).end('{ "success": "Asha of Patna", "marksheets": [{ "studentName": 5 }], "token": "secret" }');
  });
  const { mocks } = await serve({ passThrough: { baseUrl } });
  await fetch(`${mocks.baseUrl}/my-created-marksheet/s-private`, { headers: { Authorization: 'Bearer secret' } });
  expect(lines()).toEqual(['listMarksheets 200: /success must be boolean', 'listMarksheets 200: /marksheets/0/_id is required']);
});

it('the calls show no token of a response, whatever its content type says', async () => {
  listenToConsole();
  const baseUrl = await serveReal((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/plain' }).end('{ "success": true, "token": "secret" }');
  });
  const { mocks, api } = await serve({ passThrough: { baseUrl } });
  await statusOf(api.login({ email: 'asha@example.com', password: 'word' }));
  const mismatch = 'the content type must be application/json; /message is required; /user is required';
  expect(mocks.calls()).toMatchObject([{ response: { token: '•••' }, mismatch }]);
});

it('a real server that is down is a 502 with a sentence', async () => {
  const lines = listenToConsole();
  const { mocks: real } = await serve();
  await real.close();
  const { mocks, api } = await serve({ passThrough: { baseUrl: real.baseUrl } });
  const reason = `${real.baseUrl} does not respond (ECONNREFUSED)`;
  await expect(api.listCourses()).rejects.toMatchObject({ status: 502, message: `${reason}.` });
  expect(mocks.calls()).toMatchObject([{ status: 502, isPassedThrough: true, mismatch: reason }]);
  expect(lines()).toEqual([`listCourses 502: ${reason}`]);
});

it('mocks that shall pass calls to themselves respond with 502 at once', async () => {
  const lines = listenToConsole();
  const { mocks, api } = await serve();
  await mocks.close();
  const { port } = new URL(mocks.baseUrl);
  const { mocks: looping } = await serve({ port: Number(port), passThrough: { baseUrl: mocks.baseUrl } });
  await expect(api.listCourses()).rejects.toMatchObject({ status: 502, message: `${mocks.baseUrl} leads back to these mocks.` });
  expect(lines()).toEqual([`listCourses 502: ${mocks.baseUrl} leads back to these mocks`]);
  expect(looping.calls()).toHaveLength(2);
});

it('a caller that leaves ends the request to the real server, and the console is silent', async () => {
  const lines = listenToConsole();
  const events: string[] = [];
  const baseUrl = await serveReal((request) => {
    events.push('request');
    request.socket.once('close', () => events.push('closed'));
  });
  const { mocks, api } = await serve({ passThrough: { baseUrl } });
  const abort = new AbortController();
  const call = statusOf(api.listCourses({}, { signal: abort.signal }));
  await expect.poll(() => events).toEqual(['request']);
  abort.abort();
  await call;
  await expect.poll(() => events).toEqual(['request', 'closed']);
  await mocks.waitForCall('listCourses');
  expect([mocks.calls('listCourses')[0]?.mismatch, lines()]).toEqual([undefined, []]);
});

it('a forced response wins over the real server, and one that only delays changes the real response', async () => {
  const lines = listenToConsole();
  const real = await serveDrifting();
  const { mocks, api } = await serve({ passThrough: { baseUrl: real.baseUrl } });
  mocks.on('getWallet', { status: 503, times: 1 });
  // The mocks do not know the token that the real server has issued.
  mocks.on('listBatches', ({ viewer }) => (viewer ? undefined : { status: 429 }));
  mocks.on('listCourses', { headers: { 'X-Late': '1' }, delayMs: 1 });
  expect(await statusOf(api.getWallet())).toBe(503);
  expect(await statusOf(api.listBatches({}, { token: 'real-token' }))).toBe(429);
  expect([real.calls(), lines()]).toEqual([[], []]);
  const late = await fetch(`${mocks.baseUrl}/courses`);
  expect([late.status, late.headers.get('x-late')]).toEqual([200, '1']);
  await mocks.store.setScenario('server-500');
  expect(await statusOf(api.listExams())).toBe(500);
  const flags = mocks.calls().map(({ isForced, isPassedThrough }) => [isForced, isPassedThrough]);
  expect(flags).toEqual([...[true, true].map((isForced) => [isForced, false]), [true, true], [true, false]]);
});

it('who is signed in to the mocks is a guest of the real server where the token is optional', async () => {
  const { baseUrl, received } = await serveRecorder();
  listenToConsole();
  const call = async (only: OperationId[], token: string) => {
    const { api } = await serve({ passThrough: { baseUrl, only } });
    await statusOf(api.listCourses({}, { token }));
    return received.at(-1)?.headers.authorization;
  };
  expect(await call(['listCourses'], tokens.student)).toBeUndefined();
  expect(await call(['listCourses'], 'real-token')).toBe('Bearer real-token');
  // The real server can be mocks too.
  expect(await call(['listCourses', 'login'], tokens.student)).toBe(`Bearer ${tokens.student}`);
});

it('who is signed in to the real server is to the mocks the first account that may call', async () => {
  const { mocks, api } = await serve({ passThrough: { baseUrl: 'http://localhost:4998/v1', only: ['login'] } });
  const token = 'real-token';
  await api.listBatches({}, { token });
  await statusOf(api.createPurchase({ amount: 1, courseId: 'c-ccc' }, { token }));
  expect(mocks.calls().map(({ operation, viewer }) => [operation, viewer])).toEqual([
    ['listBatches', { _id: 'u-franchise', role: 12 }],
    ['createPurchase', { _id: 'u-student', role: 10 }],
  ]);
  await expect(api.listBatches({}, { token: 'mock.bm9ib2R5' })).rejects.toMatchObject({ status: 401 });
  const { api: mocked } = await serve({ passThrough: { baseUrl: 'http://localhost:4998/v1', only: ['listCourses'] } });
  await expect(mocked.listBatches({}, { token })).rejects.toMatchObject({ status: 401 });
});

it('with MSW, named calls reach the real server at the same URL too, and one that is down is a broken connection', async () => {
  const lines = listenToConsole();
  const real = await serveDrifting();
  const { baseUrl } = real;
  // MSW rejects requests that no handler takes.
  const mocks = startMocks({ baseUrl, passThrough: { baseUrl, only: ['listCourses'] } });
  const api = createApi({ baseUrl, retries: 0, token: () => tokens.operator });
  expect((await api.listCourses()).courses[3]?.price).toBe('Rs 999');
  expect((await api.getWallet()).wallet.balance).toBe(2450);
  await real.close();
  await expect(api.listCourses()).rejects.toMatchObject({ name: 'NetworkError' });
  // The reason in brackets depends on the moment at which the open connection has ended.
  const down = expect.stringContaining(`${baseUrl} does not respond (`);
  const results = mocks.calls().map(({ operation, status, mismatch }) => [operation, status, mismatch]);
  expect(results).toEqual([
    ['listCourses', 200, '/courses/3/price must be number'],
    ['getWallet', 200, undefined],
    ['listCourses', 0, down],
  ]);
  expect(lines()).toHaveLength(2);
});

it.each([
  [{ baseUrl: 'api.example.com/v1' }, "'api.example.com/v1' is not the URL of an API such as https://api.example.com/v1."],
  [{ baseUrl: 'ftp://example.com' }, "'ftp://example.com' is not the URL of an API"],
  [{ baseUrl: 'https://user:word@example.com/v1' }, 'is not the URL of an API'],
  [{ baseUrl: 'https://example.com/v1?key=1' }, 'is not the URL of an API'],
  [{ baseUrl: 'https://example.com/v1', only: ['listCurses'] }, "The contract has no operation 'listCurses'."],
])('%j is an error', async (passThrough, message) => {
  await expect(serveMocks({ passThrough: passThrough as ServeOptions['passThrough'] })).rejects.toThrow(message);
});
