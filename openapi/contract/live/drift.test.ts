import { describe, expect, it, onTestFinished, vi } from 'vitest';
import {
  contractAround,
  cors,
  type Drift,
  driftAt,
  driftBody,
  driftField,
  driftHeader,
  driftWithoutToken,
  failuresOf,
  findUnusedUrl,
  htmlResponse,
  problem,
  runAgainst,
  runChecks,
} from './drifting-server.test-support.ts';

const preflight = (path: string, status: number, headers: Record<string, string>): Drift =>
  driftAt(path, () => new Response(null, { status, headers }), { method: 'OPTIONS' });

describe('the live checks report', () => {
  it.each<[finding: string, Drift]>([
    ['listBatches: /batches/0/title is required', driftField('/self-created-batches', 'title', undefined)],
    ['getWallet: /wallet/balance must be number', driftField('/wallet', 'balance', '2450')],
    ['getProfile: /user/gender must be one of ["male","female","other"]', driftField('/profile', 'gender', 'F')],
    [
      'listTransactions: /transactions is required; there is /data',
      driftBody('/my-txn', ({ success: isDone, transactions }: { success: true; transactions: [] }) => ({
        success: isDone,
        data: transactions,
      })),
    ],
    ['listExams: must be object', driftBody('/my-created-ht', ({ hallTickets }: { hallTickets: [] }) => hallTickets)],
    ['listResults: /results must be array', driftField('/self-created-results', 'results', {})],
    ['listResults: /results/0 must be object', driftField('/self-created-results', 'results', [null])],
    ['listCourses: HTML instead of JSON', driftAt('/courses', () => htmlResponse('<!doctype html><title>Welcome</title>'))],
    ['listResults: status 201 is not documented', driftBody('/self-created-results', () => undefined, { status: 201 })],
    ['listBatches: status 404 is not documented', driftAt('/self-created-batches', () => problem(404))],
    ['getWallet: status 500: x', driftAt('/wallet', () => problem(500, 'x'))],
    ['getWallet: status 302 redirects, which the SDK does not follow', driftAt('/wallet', () => new Response(null, { status: 302 }))],
    ['getWallet: /success is false although the status is 200', driftField('/wallet', 'success', false)],
    ['listTransactions: the body is empty', driftBody('/my-txn', () => '')],
    ['listTransactions: the body is not valid JSON', driftBody('/my-txn', () => '{"success": true,')],
    ['listTransactions: content type text/plain instead of application/json', driftHeader('/my-txn', 'Content-Type', 'text/plain')],
    [
      'listTransactions: charset iso-8859-1 instead of UTF-8',
      driftHeader('/my-txn', 'Content-Type', 'application/json; charset=iso-8859-1'),
    ],
    [
      'getInvoice: without a token, /success is required',
      driftWithoutToken('/invoice/user/u-student/course/c-ccc', () => Response.json({ error: 'x' }, { status: 401, headers: cors })),
    ],
    [
      'listCourses: status 400 for a request that matches the contract: page is required',
      driftAt('/courses', () => problem(400, 'page is required')),
    ],
    ['getHallTicket: the SDK cannot parse it: the shell of a web app', driftAt('/my-ht/', () => htmlResponse('<div id="root"></div>'))],
    [
      'listCourses: the header Access-Control-Allow-Origin is missing (tried: https://www.example.com)',
      driftAt('/courses', () => Response.json({ success: true, courses: [] })),
    ],
    [
      'listCourses: Access-Control-Allow-Origin allows https://old.example.com, not https://www.example.com',
      driftHeader('/courses', 'Access-Control-Allow-Origin', 'https://old.example.com'),
    ],
    [
      'getWallet: Access-Control-Allow-Headers does not name authorization (tried: https://www.example.com)',
      preflight('/wallet', 204, { ...cors, 'Access-Control-Allow-Headers': '*' }),
    ],
    ['getWallet: the preflight request (OPTIONS, tried: https://www.example.com) gets status 405', preflight('/wallet', 405, cors)],
    [
      'getWallet: without a token, the header Access-Control-Allow-Origin is missing (tried: https://www.example.com)',
      driftWithoutToken('/wallet', () => problem(401, 'No', {})),
    ],
    ['listTransactions: status 401: the server rejects the token', driftAt('/my-txn', () => problem(401))],
  ])('%s [R-450]', async (expected, drift) => {
    expect(failuresOf(await runAgainst(drift, {}, contractAround(expected)))).toEqual([expected]);
  });

  it.each<[string, Record<string, string>, boolean]>([
    ['no policy', {}, true],
    ['a policy without sandbox', { 'Content-Security-Policy': "default-src 'none'" }, true],
    ['a sandbox that keeps the origin', { 'Content-Security-Policy': 'sandbox allow-scripts allow-same-origin' }, true],
    ['no download', { 'Content-Disposition': 'inline; filename="attachment.html"' }, true],
    ['a sandbox', { 'Content-Security-Policy': "default-src 'none'; sandbox; base-uri 'none'" }, false],
    ['a sandbox in a second policy', { 'Content-Security-Policy': "default-src 'none', Sandbox allow-scripts" }, false],
    ['a download', { 'Content-Disposition': 'attachment; filename="hall-ticket.html"' }, false],
  ])('HTML that a browser opens on the origin of the server, with %s, as a warning [S-01, R-450]', async (_name, headers, isWarned) => {
    const withHeaders = driftAt('/my-ht/', async (respond) => {
      const response = await respond();
      return response.ok ? new Response(response.body, { headers: { ...cors, 'Content-Type': 'text/html', ...headers } }) : response;
    });
    const rows = await runAgainst(withHeaders, {}, contractAround('getHallTicket'));
    const { verdict, findings } = rows.find(({ operation }) => operation === 'getHallTicket') ?? {};
    expect(verdict).toBe('pass');
    const warnings = findings?.filter(({ level }) => level === 'warning').map(({ problem }) => problem);
    expect(warnings).toEqual(isWarned ? ['HTML without Content-Security-Policy: sandbox or Content-Disposition: attachment'] : []);
  });

  describe('after the timeout', () => {
    const timedOut = 'listTransactions: The server took too long to answer. Please try again.';
    const runSlow = async (answer: () => Response | Promise<Response>) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      onTestFinished(() => void vi.useRealTimers());
      // The clock stands still until the slow response, and then moves for all other open requests too.
      const drift = driftAt('/my-txn', () => {
        queueMicrotask(() => vi.advanceTimersByTime(60_000));
        return answer();
      });
      return failuresOf(await runAgainst(drift, { timeoutMs: 60_000 }, contractAround('listTransactions')));
    };

    it('no response [R-450]', async () => {
      expect(await runSlow(() => new Promise(() => undefined))).toContain(timedOut);
    });

    it('an endless body, which is not read any longer', async () => {
      const { body, response } = createEndless();
      expect(await runSlow(() => response)).toContain(timedOut);
      expect(body.megabytes).toBeLessThan(30);
    });
  });

  it('an endless body at 100 MB', async () => {
    const { body, response } = createEndless();
    const drift = driftAt('/my-txn', () => response);
    const rows = await runAgainst(drift, {}, contractAround('listTransactions'));
    expect(failuresOf(rows)).toEqual(['listTransactions: no response: the response is longer than 100 MB']);
    expect(body.megabytes).toBeLessThan(120);
  });

  it('a server that cannot be reached', async () => {
    const rows = await runChecks(await findUnusedUrl(), { tokens: [] }, contractAround('listCourses'));
    expect(failuresOf(rows).join()).toMatch(/listCourses: no response: fetch failed: .*ECONNREFUSED/);
  });
});

function createEndless() {
  const body = { megabytes: 0 };
  const chunk = Buffer.alloc(5_000_000, ' ');
  const pull = (controller: ReadableStreamDefaultController) => {
    body.megabytes += 5;
    controller.enqueue(chunk);
  };
  return { body, response: new Response(new ReadableStream({ pull }), { headers: { ...cors, 'Content-Type': 'application/json' } }) };
}
