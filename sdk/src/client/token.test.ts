import { describe, expect, it, vi } from 'vitest';
import { createTestApi, errorResponse, htmlResponse, rejectionOf, validBody } from '../../test/fake-server.ts';
import type { ApiOptions, CallEvent } from './options.ts';

const batch = { title: '', time: '', studentLimit: 1 };

/** A server that accepts only the token `fresh`, and a client whose token is `stale` until it is renewed. */
function setUp(options: Partial<ApiOptions> = {}) {
  const stored = { token: 'stale' };
  const onUnauthorized = vi.fn(async () => {
    await Promise.resolve();
    stored.token = 'fresh';
  });
  const reply = (request: Request) =>
    request.headers.get('authorization') === 'Bearer fresh' ? Response.json(validBody) : errorResponse(401, 'Expired');
  const { api, requests } = createTestApi(reply, { token: async () => stored.token, onUnauthorized, ...options });
  const tokens = () => requests.map((request) => request.headers.get('authorization')?.replace('Bearer ', ''));
  return { api, stored, onUnauthorized, requests, tokens };
}

describe('an async token', () => {
  it('is awaited', async () => {
    const { api, tokens } = setUp({ token: () => Promise.resolve('fresh') });
    await api.getProfile();
    expect(tokens()).toEqual(['fresh']);
  });

  it('that never comes ends with the timeout or the signal of the call', async () => {
    const { api, requests } = setUp({ token: () => new Promise(() => {}) });
    expect(await rejectionOf(api.getProfile({}, { timeoutMs: 10 }))).toMatchObject({ name: 'TimeoutError' });
    expect(await rejectionOf(api.getProfile({}, { signal: AbortSignal.abort() }))).toMatchObject({ name: 'AbortError' });
    expect(requests).toHaveLength(0);
  });
});

describe('onUnauthorized', () => {
  it('renews the token once for 100 parallel calls, and each is sent once more', async () => {
    const { api, onUnauthorized, tokens } = setUp();
    const calls = Array.from({ length: 100 }, (_, index) => (index % 2 ? api.listBatches() : api.createBatch(batch)));
    await Promise.all(calls);
    expect(onUnauthorized).toHaveBeenCalledOnce();
    expect(tokens().filter((token) => token === 'stale')).toHaveLength(100);
    expect(tokens().filter((token) => token === 'fresh')).toHaveLength(100);
  });

  it('is not called for a 401 that arrives after the renewal', async () => {
    let respondLate = () => {};
    const late = new Promise<void>((resolve) => {
      respondLate = resolve;
    });
    const { api, onUnauthorized, stored } = setUp();
    api.use({
      onResponse: async ({ params, response }) => {
        if (params.operation === 'getWallet' && response.status === 401) await late;
      },
    });
    const wallet = api.getWallet();
    await api.listBatches();
    expect(stored.token).toBe('fresh');
    respondLate();
    await wallet;
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  it('does not send a call again with the token of another user, who signed in meanwhile', async () => {
    const { api, stored, onUnauthorized, tokens } = setUp();
    api.use({
      onResponse: () => {
        stored.token = 'fresh';
      },
    });
    expect(await rejectionOf(api.updateProfile({ fullName: 'Anna' }))).toMatchObject({ status: 401 });
    expect(tokens()).toEqual(['stale']);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it.each(['throws', 'gives no other token'])('is called once for 100 calls if it %s', async (outcome) => {
    const onUnauthorized = vi.fn(() => {
      if (outcome === 'throws') throw new Error('no refresh token');
    });
    const { api } = setUp({ onUnauthorized });
    // The responses arrive one after another.
    let turn = Promise.resolve();
    api.use({
      onResponse: () => {
        turn = turn.then(() => new Promise((resolve) => setTimeout(resolve)));
        return turn.then(() => undefined);
      },
    });
    await Promise.all(Array.from({ length: 100 }, () => rejectionOf(api.listBatches())));
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  it('renews the tokens of two security schemes apart', async () => {
    const tokens = { bearerAuth: 'b', adminBearer: 'a' };
    const onUnauthorized = vi.fn(async () => {
      await Promise.resolve();
      Object.assign(tokens, { bearerAuth: 'b2', adminBearer: 'a2' });
    });
    const { api } = createTestApi(
      (request) => (request.headers.get('authorization')?.endsWith('2') ? htmlResponse('<p>ok</p>') : errorResponse(401, 'Expired')),
      { token: async (scheme) => tokens[scheme], onUnauthorized },
    );
    const documents = [api.getHallTicket({ courseId: 'c', studentId: 's' }), api.findMarksheet({ courseId: 'c', studentId: 's' })];
    expect(await Promise.all(documents)).toEqual(['<p>ok</p>', '<p>ok</p>']);
  });

  it('sends a call once more only', async () => {
    const { api, requests, stored } = setUp({
      onUnauthorized: () => {
        stored.token += '!';
      },
    });
    expect(await rejectionOf(api.createBatch(batch))).toMatchObject({ status: 401 });
    expect(requests).toHaveLength(2);
  });

  it('leaves the error of a call as it is when there is no other token', async () => {
    const { api, requests } = setUp({ onUnauthorized: () => undefined });
    expect(await rejectionOf(api.listBatches())).toMatchObject({ status: 401, message: 'Expired' });
    expect(requests).toHaveLength(1);
  });

  it('rejects the calls with its own error, and is called again for the next one', async () => {
    const failure = new Error('refresh token is gone');
    const onUnauthorized = vi.fn().mockRejectedValueOnce(failure);
    const { api, stored } = setUp({ onUnauthorized });
    expect(await Promise.all([rejectionOf(api.listBatches()), rejectionOf(api.getWallet())])).toEqual([failure, failure]);
    onUnauthorized.mockImplementation(() => {
      stored.token = 'fresh';
    });
    await api.listBatches();
    expect(onUnauthorized).toHaveBeenCalledTimes(2);
  });

  it('is not called for a token of the call, for a call without one, and for other errors', async () => {
    const { api, onUnauthorized } = setUp();
    expect(await rejectionOf(api.listBatches({}, { token: 'other' }))).toMatchObject({ status: 401 });
    expect(await rejectionOf(api.login({ email: '', password: '' }))).toMatchObject({ status: 401 });
    expect(await rejectionOf(setUp({ token: () => null, onUnauthorized }).api.listBatches())).toMatchObject({ status: 401 });
    const { api: forbidden } = createTestApi(errorResponse(403, 'No'), { onUnauthorized });
    expect(await rejectionOf(forbidden.listBatches())).toMatchObject({ status: 403 });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('does not keep an aborted call waiting', async () => {
    const controller = new AbortController();
    const { api } = setUp({
      onUnauthorized: () => {
        controller.abort();
        return new Promise(() => {});
      },
    });
    expect(await rejectionOf(api.listBatches({}, { signal: controller.signal }))).toMatchObject({ name: 'AbortError' });
  });

  it('does not use up the retries of a query', async () => {
    const events: CallEvent[] = [];
    let token = 'stale';
    const { api } = createTestApi([errorResponse(401, 'Expired'), errorResponse(503, 'Down'), Response.json(validBody)], {
      token: () => token,
      onUnauthorized: () => {
        token = 'fresh';
      },
      onEvent: (event) => events.push(event),
      retries: 1,
    });
    await api.listBatches();
    const retries = events.filter(({ type }) => type === 'retry').map(({ attempt, delayMs = 0 }) => [attempt, delayMs > 0]);
    expect(retries).toEqual([
      [1, false],
      [2, true],
    ]);
    expect(events.map(({ type, attempt, status }) => [type, attempt, status])).toEqual([
      ['request', 1, undefined],
      ['response', 1, 401],
      ['retry', 1, 401],
      ['request', 2, undefined],
      ['response', 2, 503],
      ['retry', 2, 503],
      ['request', 3, undefined],
      ['response', 3, 200],
      ['success', 3, 200],
    ]);
  });
});
