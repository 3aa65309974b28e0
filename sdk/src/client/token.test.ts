import { inspect } from 'node:util';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createTestApi, deferred, errorResponse, htmlResponse, rejectionOf, validBody } from '../../test/fake-server.ts';
import { type ApiError, NetworkError } from './errors.ts';
import type { ApiOptions, CallEvent } from './options.ts';

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

it('an async token that never comes ends with the timeout or the signal of the call', async () => {
  const { api, requests } = setUp({ token: () => new Promise(() => {}) });
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const late = rejectionOf(api.getProfile({}, { timeoutMs: 5000 }));
  await vi.advanceTimersByTimeAsync(5000);
  expect(await late).toMatchObject({ name: 'TimeoutError' });
  expect(await rejectionOf(api.getProfile({}, { signal: AbortSignal.abort() }))).toMatchObject({ name: 'AbortError' });
  expect(requests).toHaveLength(0);
});

describe('a token that a header cannot hold', () => {
  const secret = 'SECRET-1234';
  it.each(['%\n%', '%\r\nX-Admin: 1', '%\0%', '%\u20ac'])(
    '%j is a NetworkError without the token, and is not sent or retried [S-06]',
    async (text) => {
      const token = text.replaceAll('%', secret);
      const onEvent = vi.fn();
      const { api, requests } = createTestApi(Response.json(validBody), { token: () => token, onEvent });
      const renewing = createTestApi(errorResponse(401, 'Expired'), { onUnauthorized: () => token });
      for (const call of [() => api.listBatches(), () => api.getWallet({}, { token }), () => renewing.api.getWallet()]) {
        const error = await rejectionOf(call());
        expect(error).toBeInstanceOf(NetworkError);
        expect(error).toMatchObject({ cause: { message: 'The token has a character that a header cannot hold.' } });
        expect(inspect(error, { depth: 9, showHidden: true })).not.toContain(secret);
      }
      expect(requests).toHaveLength(0);
      expect(renewing.requests).toHaveLength(1);
      expect(onEvent.mock.calls.map(([{ type }]) => type)).toEqual(['failure', 'failure']);
    },
  );

  it('is not one that ends in a line break, as that of a file does', async () => {
    const { api, tokens } = setUp({ token: () => 'fresh\n' });
    await api.getProfile();
    expect(tokens()).toEqual(['fresh']);
  });
});

it.each(['resolves', 'rejects'])(
  'a call that %s releases its token, so that a server with many users does not keep them all',
  async (outcome) => {
    const forget = vi.spyOn(Map.prototype, 'delete');
    onTestFinished(() => forget.mockRestore());
    const token = `${outcome} token`;
    const reply = outcome === 'resolves' ? Response.json(validBody) : errorResponse(422, 'No');
    await createTestApi(reply, { token: () => token })
      .api.listBatches()
      .catch(() => undefined);
    expect(forget).toHaveBeenCalledWith(token);
  },
);

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
    const late = deferred<void>();
    const { api, onUnauthorized, stored } = setUp();
    api.use({
      onResponse: async ({ params, response }) => {
        if (params.operation === 'getWallet' && response.status === 401) await late.promise;
      },
    });
    const wallet = api.getWallet();
    await api.listBatches();
    expect(stored.token).toBe('fresh');
    late.resolve();
    await wallet;
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  describe('with two users', () => {
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
      const renewal = deferred<string | undefined>();
      const onUnauthorized = vi.fn(() => renewal.promise);
      const { api, stored, sent } = setUpUsers(onUnauthorized);
      const calls = Promise.allSettled([api.createPurchase({ amount: 1, courseId: 'c' }), api.updateProfile({ fullName: 'Anna' })]);
      await expect.poll(() => onUnauthorized).toHaveBeenCalledOnce();
      stored.token = 'b';
      await api.listBatches();
      renewal.resolve(returned);
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

  it('does not keep an aborted call waiting, and goes on for those that follow', async () => {
    const renewal = deferred<string>();
    const onUnauthorized = vi.fn(() => renewal.promise);
    const { api, requests } = setUp({ onUnauthorized });
    const controller = new AbortController();
    const aborted = rejectionOf(api.listBatches({}, { signal: controller.signal }));
    await expect.poll(() => onUnauthorized).toHaveBeenCalledOnce();
    controller.abort();
    expect(await aborted).toMatchObject({ name: 'AbortError' });
    const next = api.listBatches();
    await expect.poll(() => requests).toHaveLength(2);
    renewal.resolve('fresh');
    await next;
    expect(onUnauthorized).toHaveBeenCalledOnce();
  });

  it.each(['throws', 'gives no other token'])('is called once for 100 calls if it %s', async (outcome) => {
    const onUnauthorized = outcome === 'throws' ? vi.fn().mockRejectedValue(new Error('no refresh token')) : vi.fn(() => null);
    const { api } = setUp({ onUnauthorized });
    // The responses arrive one after another.
    let earlier = Promise.resolve();
    const waitForEarlier = () => {
      earlier = earlier.then(() => new Promise((resolve) => setImmediate(resolve)));
      return earlier;
    };
    api.use({ onResponse: waitForEarlier });
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

  it.each([
    [undefined, 1],
    [null, 1],
    ['', 1],
    ['stale', 1],
    ['also stale', 2],
  ])('leaves the error of a call as it is when it returns %j, after %i requests', async (returned, count) => {
    const { api, requests } = setUp({ onUnauthorized: () => returned });
    expect(await rejectionOf(api.createBatch(batch))).toMatchObject({ status: 401, message: 'Expired' });
    expect(requests).toHaveLength(count);
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

  it('does not use up the retries of a query', async () => {
    const events: CallEvent[] = [];
    const { api } = createTestApi([errorResponse(401, 'Expired'), errorResponse(503, 'Down'), Response.json(validBody)], {
      onUnauthorized: () => 'fresh',
      onEvent: (event) => events.push(event),
      retries: 1,
    });
    await api.listBatches();
    const lines = events.map(({ type, attempt, status, delayMs }) => [type, attempt, status, delayMs && 'later'].filter(Boolean).join(' '));
    expect(lines.slice(0, 3)).toEqual(['request 1', 'response 1 401', 'retry 1 401']);
    expect(lines.slice(3, 6)).toEqual(['request 2', 'response 2 503', 'retry 2 503 later']);
    expect(lines.slice(6)).toEqual(['request 3', 'response 3 200', 'success 3 200']);
  });
});
