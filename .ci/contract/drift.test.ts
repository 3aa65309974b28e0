import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, describe, expect, it } from 'vitest';
import { tokenFor } from '../../mocks/src/db/token.ts';
import { answerAs } from '../../mocks/src/http/answer.ts';
import { listen } from '../../mocks/src/http/listen.ts';
import { createMocks } from '../../mocks/src/index.ts';
import { loadSpec } from '../../openapi/generator/spec.ts';
import { root } from '../lib/command.mjs';
import { type Row, type RunOptions, runContract } from './run.ts';

const spec = await loadSpec(`${root}openapi/openapi.yaml`);
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** Changes what a good server answers, or what it is asked. */
type Drift = (request: Request, answer: () => Promise<Response>) => Response | Promise<Response>;

/** A server on a port that is the mocks but for one thing, and every request that it got. */
async function serve(drift: Drift = (_request, answer) => answer()) {
  const mocks = createMocks({ baseUrl: '/v1' });
  const answer = answerAs(mocks, async () => undefined);
  const requests: Request[] = [];
  const { port, close } = await listen(async (request) => {
    requests.push(request);
    return drift(request, () => answer(request));
  }, 0);
  closing.push(close);
  return { baseUrl: `http://localhost:${port}/v1`, requests, store: mocks.store };
}

const tokens = [tokenFor('u-student'), tokenFor('u-franchise')];

function run(baseUrl: string, options: Partial<RunOptions> = {}): Promise<Row[]> {
  return runContract(spec, { baseUrl, tokens, writes: false, origin: 'https://www.example.com', timeoutMs: 2000, ...options });
}

const found = (rows: Row[]) =>
  rows
    .filter(({ verdict }) => verdict === 'FAIL')
    .map(({ operation, pointer, reason }) => [operation, [pointer, reason].filter(Boolean).join(' ')].join(': '));

/** At one path, the JSON of a good answer is changed. */
function body(path: string, change: (json: never) => unknown, init: ResponseInit = {}): Drift {
  return at(path, async (answer) => {
    const good = await answer();
    const json = await good.json();
    const changed = change(json as never) ?? json;
    const text = typeof changed === 'string' ? changed : JSON.stringify(changed);
    return new Response(text, { status: good.status, headers: good.headers, ...init });
  });
}

function at(path: string, change: (answer: () => Promise<Response>) => Response | Promise<Response>, method = 'GET'): Drift {
  return (request, answer) =>
    request.method === method && new URL(request.url).pathname.startsWith(`/v1${path}`) ? change(answer) : answer();
}

const cors = { 'Access-Control-Allow-Origin': '*' };
const page = (text: string) => new Response(text, { headers: { ...cors, 'Content-Type': 'text/html' } });

describe('a live server that drifts from the contract is found out, by name', () => {
  it.each<[string, Drift, string]>([
    [
      'a missing field',
      body('/self-created-batches', ({ batches }: { batches: [{ title?: string }] }) => void delete batches[0].title),
      'listBatches: /batches/0/title is required',
    ],
    [
      'a wrong type',
      body('/wallet', ({ wallet }: { wallet: { balance: unknown } }) => void Object.assign(wallet, { balance: '2450' })),
      'getWallet: /wallet/balance must be number',
    ],
    [
      'null where something is required',
      body('/profile', ({ user }: { user: { email: null } }) => void Object.assign(user, { email: null })),
      'getProfile: /user/email must be string',
    ],
    [
      'a word that is no choice',
      body('/profile', ({ user }: { user: { gender: string } }) => void Object.assign(user, { gender: 'F' })),
      'getProfile: /user/gender must be one of ["male","female","other"]',
    ],
    [
      'a renamed envelope',
      body('/my-txn', ({ success, transactions }: { success: true; transactions: [] }) => ({ success, data: transactions })),
      'listTransactions: /transactions is required; there is /data',
    ],
    [
      'a list without its envelope',
      body('/my-created-ht', ({ hallTickets }: { hallTickets: [] }) => hallTickets),
      'listExams: must be object',
    ],
    ['HTML for JSON', at('/courses', () => page('<!doctype html><title>Welcome</title>')), 'listCourses: HTML where JSON is promised'],
    [
      'a status that is not documented',
      body('/self-created-results', () => undefined, { status: 201 }),
      'listResults: status 201 is not documented',
    ],
    [
      'a path that moved',
      at('/self-created-batches', () => Response.json({}, { status: 404, headers: cors })),
      'listBatches: status 404 is not documented',
    ],
    [
      'a redirect',
      at('/wallet', () => new Response(null, { status: 302, headers: { Location: '/v2/wallet' } })),
      'getWallet: status 302 redirects, which no client follows',
    ],
    [
      'a failure',
      at('/wallet', () => Response.json({ success: false, message: 'x' }, { status: 500 })),
      'getWallet: status 500: the server failed',
    ],
    [
      'a 200 that says no',
      body('/wallet', () => ({ success: false, message: 'No' })),
      'getWallet: /success is false, and the status is 200',
    ],
    ['an empty body', body('/my-txn', () => ''), 'listTransactions: the body is empty'],
    ['JSON that is none', body('/my-txn', () => '{"success": true,'), 'listTransactions: the body is no JSON, although it says so'],
    [
      'another content type',
      body('/my-txn', () => undefined, { headers: { ...cors, 'Content-Type': 'text/plain' } }),
      'listTransactions: content type text/plain where application/json is promised',
    ],
    [
      'a refusal of another shape',
      (request, answer) =>
        request.headers.has('authorization')
          ? answer()
          : at('/invoice/user/u-student/course/c-ccc', () => Response.json({ error: 'x' }, { status: 401, headers: cors }))(
              request,
              answer,
            ),
      'getInvoice: /success is required',
    ],
    [
      'a request of the contract refused as outside of it',
      at('/courses', () => Response.json({ success: false, message: 'page is required' }, { status: 400, headers: cors })),
      'listCourses: status 400 for a request that the contract allows: page is required',
    ],
    [
      'the shell of an app in place of a document',
      at('/my-ht/', () => page('<div id="root"></div>')),
      'getHallTicket: the SDK cannot read it: the shell of an app',
    ],
    [
      'a missing CORS header',
      at('/courses', () => Response.json({ success: true, courses: [] })),
      'listCourses: the header Access-Control-Allow-Origin is missing',
    ],
    [
      'CORS for another website',
      body('/courses', () => undefined, {
        headers: { 'Content-Type': 'application/json', 'Access-Control-Allow-Origin': 'https://old.example.com' },
      }),
      'listCourses: Access-Control-Allow-Origin allows https://old.example.com and not https://www.example.com',
    ],
    [
      'a preflight that forbids the token',
      at('/wallet', () => new Response(null, { status: 204, headers: { ...cors, 'Access-Control-Allow-Headers': '*' } }), 'OPTIONS'),
      'getWallet: Access-Control-Allow-Headers does not name authorization',
    ],
    [
      'a preflight that is not known',
      at('/wallet', () => new Response(null, { status: 405, headers: cors }), 'OPTIONS'),
      'getWallet: the preflight (OPTIONS) answers 405',
    ],
    [
      'data for everybody that only a token may read',
      async (request, answer) =>
        request.headers.has('authorization')
          ? answer()
          : at('/franchise/users', () => Response.json({ success: true, users: [] }, { headers: cors }))(request, answer),
      'listStudents: it is answered without a token, too',
    ],
    [
      'data for everybody in an envelope that nobody knows',
      async (request, answer) =>
        request.headers.has('authorization')
          ? answer()
          : at('/wallet', () => Response.json([{ balance: 5 }], { headers: cors }))(request, answer),
      'getWallet: it is answered without a token, too',
    ],
    [
      'a refusal that a website cannot read',
      async (request, answer) =>
        request.headers.has('authorization')
          ? answer()
          : at('/wallet', () => Response.json({ success: false, message: 'No' }, { status: 401 }))(request, answer),
      'getWallet: without a token, the header Access-Control-Allow-Origin is missing',
    ],
    [
      'a valid token that is refused',
      at('/my-txn', () => Response.json({ success: false, message: 'No' }, { status: 401, headers: cors })),
      'listTransactions: status 401: the token that was sent is not accepted',
    ],
    [
      'another charset',
      body('/my-txn', () => undefined, { headers: { ...cors, 'Content-Type': 'application/json; charset=iso-8859-1' } }),
      'listTransactions: charset iso-8859-1 where UTF-8 is promised',
    ],
    ['a list that is none', body('/self-created-results', () => ({ success: true, results: {} })), 'listResults: /results must be array'],
    [
      'a hole in a list',
      body('/self-created-results', ({ results }: { results: unknown[] }) => void results.unshift(null)),
      'listResults: /results/0 must be object',
    ],
    [
      'silence',
      at('/my-txn', () => new Promise(() => undefined)),
      'listTransactions: The server took too long to answer. Please try again.',
    ],
  ])('%s (R-450)', async (_name, drift, expected) => {
    const { baseUrl } = await serve(drift);
    const own = expected.startsWith('getInvoice') ? { tokens: [] } : {};
    expect(found(await run(baseUrl, { ...own, timeoutMs: 500 }))).toEqual([expected]);
  });

  it('a body without an end is left when the time is over', async () => {
    const blanks = Buffer.alloc(65_536, ' ');
    const server = createServer((_request, response) => {
      response.writeHead(200, { 'Content-Type': 'application/json' });
      // No faster than it is read.
      Readable.from(repeat(blanks)).pipe(response);
    }).listen(0);
    await once(server, 'listening');
    const rows = await run(`http://localhost:${(server.address() as AddressInfo).port}/v1`, { tokens: [], timeoutMs: 300 });
    server.closeAllConnections();
    server.close();
    expect(found(rows).join()).toMatch(/listCourses: (The server took too long|nobody answered: the answer is longer)/);
  });

  it('nobody at the address', async () => {
    const rows = await run('http://localhost:59999/v1', { tokens: [] });
    expect(found(rows).join()).toMatch(/listCourses: nobody answered: fetch failed: .*ECONNREFUSED/);
  });
});

describe('a run against the mocks', () => {
  it('passes all 32, with writes, and once more on the same server (R-444, R-450)', async () => {
    const { baseUrl, store } = await serve();
    const before = store.state.db.batches.map(({ _id }) => _id);
    for (const round of [1, 2]) {
      const rows = await run(baseUrl, { tokens: [], writes: true });
      expect(
        rows.filter(({ verdict }) => verdict !== 'pass'),
        `round ${round}`,
      ).toEqual([]);
      expect(rows).toHaveLength(32);
    }
    // It deletes the batch that it made, and nobody's else.
    expect(store.state.db.batches.map(({ _id }) => _id)).toEqual(before);
    expect(store.state.db.accounts.find(({ _id }) => _id === 'u-student')?.password).toBe('student123');
  });

  it('never says that a payment was made, and goes on when a write drifts', async () => {
    const { baseUrl, requests } = await serve(
      at('/purchase', () => Response.json({ success: true, payment_request: { longurl: 'nonsense' } }, { headers: cors }), 'POST'),
    );
    const rows = await run(baseUrl, { tokens: [], writes: true });
    expect(rows).toHaveLength(32);
    expect(requests.filter(({ url }) => url.endsWith('/purchase-done'))).toEqual([]);
    expect(rows.find(({ operation }) => operation === 'confirmPurchase')?.verdict).not.toBe('pass');
  });

  it("shows a server's words as one line, cut, and without the token", async () => {
    const [token = ''] = tokens.slice(1);
    const message = `Bad token Bearer ${token}\u001b[2J\n::error::x ${'long '.repeat(100)}`;
    const { baseUrl } = await serve(at('/wallet', () => Response.json({ success: false, message }, { status: 403, headers: cors })));
    const { reason = '' } = (await run(baseUrl)).find(({ operation }) => operation === 'getWallet') ?? {};
    expect(reason).toMatch(/^Bad token Bearer \*\*\* \[2J ::error::x long .*…$/);
    expect(reason.length).toBeLessThan(310);
  });

  it('changes nothing unless it is told to', async () => {
    const { baseUrl, requests, store } = await serve();
    const before = JSON.stringify(store.state);
    const rows = await run(baseUrl);
    expect(new Set(requests.map(({ method }) => method))).toEqual(new Set(['GET', 'OPTIONS']));
    expect(JSON.stringify(store.state)).toBe(before);
    expect(rows.filter(({ verdict }) => verdict === 'pass')).toHaveLength(14);
    expect(rows.find(({ operation }) => operation === 'createBatch')).toMatchObject({
      verdict: 'left out',
      reason: 'a write; --writes sends it',
    });
  });

  it('asks nobody for what needs a token that is not there, and tells a refusal from an answer', async () => {
    const { baseUrl, requests } = await serve();
    const rows = await run(baseUrl, { tokens: [] });
    expect(rows.find(({ operation }) => operation === 'getWallet')).toMatchObject({
      verdict: 'left out',
      reason: 'no --token of somebody who may call it',
    });
    expect(requests.some(({ url }) => url.endsWith('/wallet'))).toBe(false);
    expect(rows.find(({ operation }) => operation === 'getInvoice')).toMatchObject({ verdict: 'refused', status: 401 });
  });
});

function* repeat(chunk: Buffer): Generator<Buffer> {
  for (;;) yield chunk;
}
