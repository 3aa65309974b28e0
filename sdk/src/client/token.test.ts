import { inspect } from 'node:util';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestApi, errorResponse, htmlResponse, rejectionOf, validBody } from '../../test/fake-server.ts';
import { ApiError, NetworkError } from './errors.ts';
import type { ApiOptions, CallEvent } from './options.ts';
import { createTokens } from './token.ts';

const batch = { title: '', time: '', studentLimit: 1 };

/** A server that accepts only the token `fresh`, and a client whose token is `stale` until it is renewed. */
function setUp(options: Partial<ApiOptions> = {}) {
  const stored = { token: 'stale' };
  const onUnauthorized = vi.fn(async () => {
    await Promise.resolve();
    stored.token = 'fresh';
    return stored.token;
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

describe('a token that a header cannot hold', () => {
  const secret = 'SECRET-1234';
  it.each(['%\n%', '\n%', '%\r\nX-Admin: 1', '%\0%', '%\u20ac'])(
    '%j is a NetworkError without the token, and is not sent or retried [S-06]',
    async (text) => {
      const token = text.replaceAll('%', secret);
      const { api, requests } = createTestApi(Response.json(validBody), { token: () => token });
      const renewing = createTestApi(errorResponse(401, 'Expired'), { onUnauthorized: () => token });
      const onEvent = vi.fn();
      const errors = await Promise.all([
        rejectionOf(api.listBatches()),
        rejectionOf(createTestApi(Response.json(validBody), { onEvent }).api.getWallet({}, { token })),
        rejectionOf(renewing.api.getWallet()),
      ]);
      for (const error of errors) {
        expect(error).toBeInstanceOf(NetworkError);
        expect(error).toMatchObject({ cause: { message: 'The token has a character that a header cannot hold.' } });
        expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(secret);
      }
      expect(requests).toHaveLength(0);
      expect(renewing.requests).toHaveLength(1);
      expect(onEvent.mock.calls.map(([{ type }]) => type)).toEqual(['failure']);
    },
  );

  it('is not one that ends in a line break, as that of a file does', async () => {
    const { api, tokens } = setUp({ token: () => 'fresh\n' });
    await api.getProfile();
    expect(tokens()).toEqual(['fresh']);
  });
});

describe('the tokens of a client', () => {
  it('are forgotten when their calls and renewals have ended', async () => {
    const renew = vi.fn(async () => 'fresh');
    const { hold, release, renew: renewHeld } = createTokens({ onUnauthorized: renew });
    const error = new ApiError('listBatches', 401, '');
    const first = hold('stale');
    const second = hold('stale');
    expect(second).toBe(first);
    release(second);
    expect(hold('stale')).toBe(first);
    release(first);
    expect(await renewHeld(first, error)).toBe('fresh');
    expect(hold('stale')).not.toBe(first);
    const unused = hold('other');
    release(unused);
    expect(hold('other')).not.toBe(unused);
  });

  it.each(['resolves', 'rejects'])('are released by a call that %s', async (outcome) => {
    const forget = vi.spyOn(Map.prototype, 'delete');
    onTestFinished(() => forget.mockRestore());
    const token = `${outcome} token`;
    const reply = outcome === 'resolves' ? Response.json(validBody) : errorResponse(422, 'No');
    await createTestApi(reply, { token: () => token })
      .api.listBatches()
      .catch(() => undefined);
    expect(forget).toHaveBeenCalledWith(token);
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

  describe('with two users', () => {
    /** User A is signed in, whose token `a` is rejected. */
    const setUpUsers = (onUnauthorized: NonNullable<ApiOptions['onUnauthorized']>) => {
      const stored = { token: 'a' };
      const { api, requests } = createTestApi(
        (request) => (request.headers.get('authorization') === 'Bearer a' ? errorResponse(401, 'Expired') : Response.json(validBody)),
        { token: () => stored.token, onUnauthorized },
      );
      return { api, stored, sent: () => requests.map((request) => request.headers.get('authorization')) };
    };

    it.each([
      ['no token', undefined, 'rejected'],
      ['a token of A', 'a2', 'fulfilled'],
    ])('sends no call of A with the token of B, who signs in before it returns %s', async (_what, returned, status) => {
      let endRenewal = (_token: string | undefined) => {};
      const renewal = new Promise<string | undefined>((resolve) => {
        endRenewal = resolve;
      });
      const onUnauthorized = vi.fn(() => renewal);
      const { api, stored, sent } = setUpUsers(onUnauthorized);
      const calls = Promise.allSettled([api.createPurchase({ amount: 1, courseId: 'c' }), api.updateProfile({ fullName: 'Anna' })]);
      await vi.waitFor(() => expect(onUnauthorized).toHaveBeenCalledOnce());
      stored.token = 'b';
      await api.listBatches();
      endRenewal(returned);
      expect((await calls).map((call) => call.status)).toEqual([status, status]);
      expect(sent()).toEqual(['Bearer a', 'Bearer a', 'Bearer b', ...(returned ? ['Bearer a2', 'Bearer a2'] : [])]);
    });

    it('learns which token was rejected, and returns none for a user who is gone', async () => {
      const onUnauthorized = vi.fn((_error: ApiError, rejectedToken: string) => (rejectedToken === stored.token ? 'a2' : undefined));
      const { api, stored, sent } = setUpUsers(onUnauthorized);
      api.use({
        onResponse: () => {
          stored.token = 'b';
        },
      });
      const error = await rejectionOf(api.updateProfile({ fullName: 'Anna' }));
      expect(error).toMatchObject({ status: 401 });
      expect(onUnauthorized).toHaveBeenCalledExactlyOnceWith(error, 'a');
      expect(sent()).toEqual(['Bearer a']);
    });
  });

  it('is called again for a call that is sent with the old token after the renewal', async () => {
    const { api, onUnauthorized, tokens } = setUp({ token: () => 'stale' });
    await api.listBatches();
    await api.listBatches();
    expect(onUnauthorized).toHaveBeenCalledTimes(2);
    expect(tokens()).toEqual(['stale', 'fresh', 'stale', 'fresh']);
  });

  it('goes on for the calls that follow an aborted one', async () => {
    let endRenewal = (_token: string) => {};
    const onUnauthorized = vi.fn(() => new Promise<string>((resolve) => (endRenewal = resolve)));
    const { api, requests } = setUp({ onUnauthorized });
    const controller = new AbortController();
    const aborted = rejectionOf(api.listBatches({}, { signal: controller.signal }));
    await vi.waitFor(() => expect(onUnauthorized).toHaveBeenCalledOnce());
    controller.abort();
    await aborted;
    const next = api.listBatches();
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    endRenewal('fresh');
    await next;
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  it.each(['throws', 'gives no other token'])('is called once for 100 calls if it %s', async (outcome) => {
    const onUnauthorized = vi.fn(() => {
      if (outcome === 'throws') throw new Error('no refresh token');
      return null;
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
    const onUnauthorized = vi.fn(async (_error: ApiError, rejectedToken: string) => `${rejectedToken}2`);
    const { api } = createTestApi(
      (request) => (request.headers.get('authorization')?.endsWith('2') ? htmlResponse('<p>ok</p>') : errorResponse(401, 'Expired')),
      { token: async (scheme) => tokens[scheme], onUnauthorized },
    );
    const documents = [api.getHallTicket({ courseId: 'c', studentId: 's' }), api.findMarksheet({ courseId: 'c', studentId: 's' })];
    expect(await Promise.all(documents)).toEqual(['<p>ok</p>', '<p>ok</p>']);
  });

  it('sends a call once more only', async () => {
    const { api, requests } = setUp({ onUnauthorized: (_error, rejectedToken) => `${rejectedToken}!` });
    expect(await rejectionOf(api.createBatch(batch))).toMatchObject({ status: 401 });
    expect(requests).toHaveLength(2);
  });

  it.each([undefined, null, '', 'stale'])('leaves the error of a call as it is when it returns %j', async (returned) => {
    const { api, requests } = setUp({ onUnauthorized: () => returned });
    expect(await rejectionOf(api.listBatches())).toMatchObject({ status: 401, message: 'Expired' });
    expect(requests).toHaveLength(1);
  });

  it('rejects the calls with its own error, and is called again for the next one', async () => {
    const failure = new Error('refresh token is gone');
    const onUnauthorized = vi.fn().mockRejectedValueOnce(failure);
    const { api } = setUp({ onUnauthorized });
    expect(await Promise.all([rejectionOf(api.listBatches()), rejectionOf(api.getWallet())])).toEqual([failure, failure]);
    onUnauthorized.mockReturnValue('fresh');
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
    const { api } = createTestApi([errorResponse(401, 'Expired'), errorResponse(503, 'Down'), Response.json(validBody)], {
      onUnauthorized: () => 'fresh',
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
