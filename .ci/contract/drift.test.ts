import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { at, body, cors, type Drift, found, page, run, serve } from './drifting-server.ts';

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
  ])('%s [R-450]', async (_name, drift, expected) => {
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

function* repeat(chunk: Buffer): Generator<Buffer> {
  for (;;) yield chunk;
}
