import { createApi, type OperationId } from '@institute/sdk';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, vi } from 'vitest';
import { tokenFor } from '../src/db/token.ts';
import { createMockServer, type MockServer, type MocksOptions } from '../src/node.ts';
import { type ValidRequest, validRequests } from './valid-requests.ts';

export const mocks = createMockServer();

/** Lets these mocks answer the requests of a test file. Each test begins at the seed. */
export function listenToRequests(): void {
  beforeAll(() => mocks.server.listen({ onUnhandledRequest: 'error' }));
  beforeEach(() => mocks.reset());
  afterAll(() => mocks.server.close());
}

/** Starts mocks at the same URL that answer requests until the test ends. */
export function startMocks(options: Partial<MocksOptions> = {}): MockServer {
  const started = createMockServer(options);
  started.server.listen({ onUnhandledRequest: 'error' });
  onTestFinished(() => started.server.close());
  return started;
}

export const tokens = { visitor: null, student: tokenFor('u-student'), operator: tokenFor('u-franchise') };

export const operatorApi = createApi({ baseUrl: 'http://localhost/v1', retries: 0, token: () => tokens.operator });

/** Sends the valid request of an operation through the SDK, with other inputs or another token if given. */
export function callOperation(id: OperationId, { extra = {}, token }: { extra?: object; token?: string | null } = {}): Promise<unknown> {
  const { db } = mocks.store.state;
  const { role, input }: ValidRequest<OperationId> = validRequests(db)[id];
  // The purchase that the valid request of confirmPurchase names.
  const payment = { _id: 'req-test', buyer: 'u-student', courseId: 'c-ccc', amount: 1, createdAt: '2026-11-21' };
  if (id === 'confirmPurchase') db.payments.push({ ...payment, status: 'created' });
  const method = operatorApi[id] as (input: object, options: object) => Promise<unknown>;
  return method({ ...input, ...extra }, { token: token === undefined ? tokens[role] : token });
}

/**
 * Stops the timers until the test ends. The returned function waits for the only timer of a call, moves the clock to its end, and
 * fails if the timer ends at another time. The call has no timeout of its own.
 */
export function stopTimers() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  return async (call: Promise<unknown>, ms: number) => {
    let isSettled = false;
    const settle = () => {
      isSettled = true;
    };
    call.then(settle, settle);
    while (vi.getTimerCount() === 0 && !isSettled) await new Promise((resolve) => setImmediate(resolve));
    vi.advanceTimersByTime(ms - 1);
    expect(vi.getTimerCount(), 'timers that wait').toBe(1);
    vi.advanceTimersByTime(1);
    expect(vi.getTimerCount(), 'timers that wait').toBe(0);
  };
}

/** Resolves with the status of a call: 200 when the call resolves, else the status of its error, or the message of an error without one. */
export function statusOf(call: Promise<unknown>): Promise<number | string> {
  return call.then(
    () => 200,
    (error: { status?: number; message: string }) => error.status ?? error.message,
  );
}

export async function statusesOf(count: number, call: () => Promise<unknown>): Promise<(number | string)[]> {
  const statuses = [];
  for (let index = 0; index < count; index++) statuses.push(await statusOf(call()));
  return statuses;
}
