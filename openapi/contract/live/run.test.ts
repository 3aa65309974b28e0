import { createFetchHandler } from '@institute/mocks/node';
import { describe, expect, it } from 'vitest';
import { exampleOrigin } from './cors.ts';
import {
  contractAround,
  type Drift,
  driftAt,
  operations,
  problem,
  runAgainst,
  runChecks,
  studentOf,
  success,
  tokens,
} from './drifting-server.test-support.ts';
import type { Row, RunOptions } from './types.ts';

const rowOf = (rows: Row[], id: string) => rows.find(({ operation }) => operation === id);

describe('a run against the mocks', () => {
  it('finds nothing, with writes, sequences and every documented status, twice on the same server [R-444, R-450]', async () => {
    const { mocks, handle } = createFetchHandler({ baseUrl: '/v1', validateResponses: false }, { allowOrigins: [exampleOrigin] });
    const batchIds = mocks.store.state.db.batches.map(({ _id }) => _id);
    const fetch: RunOptions['fetch'] = (input, init) => handle(new Request(input, init));
    for (const sequences of [0, 3]) {
      const rows = await runChecks('http://localhost/v1', { fetch, tokens: [], writes: true, strict: true, closed: true, sequences });
      expect(rows.flatMap(({ operation, findings }) => findings.map((finding) => ({ operation, ...finding })))).toEqual([]);
      expect(rows.filter(({ verdict }) => verdict === 'pass')).toHaveLength(operations.length);
    }
    // The run deletes the batch that it created and no other.
    expect(mocks.store.state.db.batches.map(({ _id }) => _id)).toEqual(batchIds);
    expect(studentOf(mocks.store)?.password).toBe('student123');
  });

  it('never reports a payment as made, and continues after a mutation that fails', async () => {
    const paths: string[] = [];
    const failPurchase: Drift = (request, respond) => {
      const { pathname } = new URL(request.url);
      paths.push(pathname);
      return pathname === '/v1/purchase' ? success({ success: true, payment_request: { longurl: 'nonsense' } }) : respond();
    };
    const writes = { tokens: [], writes: true };
    const rows = await runAgainst(failPurchase, writes, contractAround('confirmPurchase', writes));
    expect(paths).toContain('/v1/purchase');
    expect(paths).not.toContain('/v1/purchase-done');
    expect(rowOf(rows, 'confirmPurchase')?.verdict).not.toBe('pass');
    expect(rowOf(rows, 'login')?.verdict).toBe('pass');
  });

  it("shows a server's message as one line, shortened and without the token", async () => {
    const [token = ''] = tokens.slice(1);
    const message = `Bad token Bearer ${token}\u001b[2J\n::error::x ${'long '.repeat(100)}`;
    const { reason = '' } = rowOf(await runAgainst(driftAt('/wallet', () => problem(403, message))), 'getWallet') ?? {};
    expect(reason).toMatch(/^status 403, but x-roles lets role 12 call it: Bad token Bearer \*\*\* \[2J ::error::x long .*…$/);
    expect(reason.length).toBeLessThan(310);
  });

  it('says in a command whose token its request was sent with', async () => {
    const rows = await runAgainst(driftAt('/wallet', () => success({ success: true, wallet: { balance: '9' } })));
    const senders = rowOf(rows, 'getWallet')?.findings.flatMap(({ curl }) => /Bearer (\S+)"/.exec(curl ?? '')?.[1] ?? []);
    expect([...new Set(senders)]).toEqual(['$TOKEN_OF_ROLE_12', 'not-a-token', '$CHANGED_TOKEN', '$TOKEN_OF_ROLE_10']);
  });

  it('changes no data without --writes', async () => {
    const methods = new Set<string>();
    const rows = await runAgainst((request, respond) => {
      methods.add(request.method);
      return respond();
    });
    expect(methods).toEqual(new Set(['GET', 'OPTIONS']));
    expect(rows.filter(({ verdict }) => verdict === 'pass')).toHaveLength(operations.filter(({ isQuery }) => isQuery).length);
    expect(rowOf(rows, 'createBatch')).toMatchObject({ verdict: 'skipped', reason: 'changes data; --writes sends it' });
  });

  it('tries a wrong password only with --writes, because it may lock the account', async () => {
    const passwords = async (writes: boolean) => {
      const sent: string[] = [];
      const recordLogins: Drift = async (request, respond) => {
        if (request.url.endsWith('/login') && request.method === 'POST') sent.push((await request.clone().json()).password);
        return respond();
      };
      await runAgainst(recordLogins, { tokens: [], writes, logins: [{ email: 'student@example.com', password: 'student123' }] });
      return new Set(sent);
    };
    expect(await passwords(false)).toEqual(new Set(['student123']));
    expect(await passwords(true)).toContain('not-the-password');
  });

  it('never signs in with an example account on another machine', async () => {
    const paths: string[] = [];
    const onAnotherMachine: Drift = (request, respond) => {
      const { pathname } = new URL(request.url);
      paths.push(pathname);
      return respond(new Request(`http://localhost${pathname}`, request));
    };
    const rows = await runAgainst(onAnotherMachine, { baseUrl: 'https://api.example.com/v1', tokens: [], writes: true });
    expect(paths).toContain('/v1/contact');
    expect(paths).not.toContain('/v1/login');
    const reason = 'needs a --login: example accounts are for a server on this machine';
    expect(rowOf(rows, 'login')).toMatchObject({ verdict: 'skipped', reason });
  });

  it('skips operations that need a missing token, and reports documented errors as rejected', async () => {
    const rows = await runAgainst(
      driftAt('/login', () => problem(401), { method: 'POST' }),
      { tokens: [] },
    );
    const reason = 'needs a --token of a role that may call it';
    expect(rowOf(rows, 'getWallet')).toMatchObject({ verdict: 'skipped', reason });
    expect(rowOf(rows, 'getWallet')).not.toHaveProperty('status');
    expect(rowOf(rows, 'getInvoice')).toMatchObject({ verdict: 'rejected', status: 401 });
  });
});
