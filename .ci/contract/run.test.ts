import { describe, expect, it } from 'vitest';
import { at, cors, run, serve, tokens } from './drifting-server.ts';

describe('a run against the mocks', () => {
  it('passes all 32, with writes, and once more on the same server [R-444, R-450]', async () => {
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
