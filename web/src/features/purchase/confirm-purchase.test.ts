// @vitest-environment happy-dom
import { ApiError, NetworkError, TimeoutError } from '@institute/sdk';
import { beforeEach, expect, it, vi } from 'vitest';
import { createConfirmPurchase } from './confirm-purchase.ts';
import { createConfirmationLog } from './confirmation-log.ts';

const input = { payment_request_id: 'R', payment_status: 'Credit', payment_id: 'P', course: 'c' };
const ok = { success: true, message: 'Thank you' } as const;
const apiError = (status: number) => new ApiError('confirmPurchase', status, { success: false, message: 'No' });

/** Simulates a page load: memory is new, storage is not. */
const create = (post: () => Promise<typeof ok>, locks?: Pick<LockManager, 'request'>) =>
  createConfirmPurchase({ post, log: createConfirmationLog(), locks });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('posts once, however often the page mounts while the request is pending [R-123, R-124, Q-36]', async () => {
  const post = vi.fn(async () => ok);
  const confirmPurchase = create(post);
  const confirmations = await Promise.all([confirmPurchase(input), confirmPurchase(input), confirmPurchase(input)]);
  expect(confirmations).toEqual(Array(3).fill({ status: 'confirmed', message: 'Thank you' }));
  expect(post).toHaveBeenCalledExactlyOnceWith(input);
});

it('does not post again after a reload or Back [R-123, F-13, Q-36]', async () => {
  const post = vi.fn(async () => ok);
  await create(post)(input);
  expect(await create(post)(input)).toEqual({ status: 'already-sent' });
  expect(await create(post)(input, true)).toEqual({ status: 'already-sent' });
  expect(post).toHaveBeenCalledTimes(1);
});

it('sends again only on Retry when the page was closed before the response [F-13, Q-36]', async () => {
  void create(() => new Promise(() => {}))(input);
  const post = vi.fn(async () => ok);
  expect(await create(post)(input)).toEqual({ status: 'unknown' });
  expect(post).not.toHaveBeenCalled();
  expect(await create(post)(input, true)).toEqual({ status: 'confirmed', message: 'Thank you' });
});

it.each([200, 400, 403, 404, 409, 422])('takes a %d as a definite response [Q-36]', async (status) => {
  const confirmPurchase = create(() => Promise.reject(apiError(status)));
  expect(await confirmPurchase(input)).toEqual({ status: 'rejected' });
  expect(await confirmPurchase(input)).toEqual({ status: 'already-sent' });
});

it.each([
  apiError(408),
  apiError(429),
  apiError(500),
  apiError(503),
  new NetworkError('confirmPurchase', undefined),
  new TimeoutError('confirmPurchase', 1),
])('allows a retry after %s [Q-36]', async (error) => {
  const post = vi.fn().mockRejectedValueOnce(error).mockResolvedValueOnce(ok);
  const confirmPurchase = create(post);
  expect(await confirmPurchase(input)).toEqual({ status: 'unknown' });
  expect(await confirmPurchase(input)).toEqual({ status: 'unknown' });
  expect(post).toHaveBeenCalledTimes(1);
  expect(await confirmPurchase(input, true)).toMatchObject({ status: 'confirmed' });
});

it('takes a 401 as not sent, and posts again after the login [Q-37]', async () => {
  const post = vi.fn().mockRejectedValueOnce(apiError(401)).mockResolvedValueOnce(ok);
  expect(await create(post)(input)).toEqual({ status: 'signed-out' });
  expect(await create(post)(input)).toMatchObject({ status: 'confirmed' });
});

it('posts in only one of two tabs [Q-36]', async () => {
  const post = vi.fn(async () => ok);
  const locks = createLocks();
  const confirmations = await Promise.all([create(post, locks)(input), create(post, locks)(input)]);
  expect(confirmations.map(({ status }) => status)).toEqual(['confirmed', 'already-sent']);
  expect(post).toHaveBeenCalledTimes(1);
  await create(post, locks)({ ...input, payment_id: 'P2' });
  expect(new Set(locks.names).size, 'another payment does not wait').toBe(2);
});

it('posts different payments separately [Q-36]', async () => {
  const post = vi.fn(async () => ok);
  const confirmPurchase = create(post);
  await Promise.all([confirmPurchase(input), confirmPurchase({ ...input, payment_id: 'P2' })]);
  expect(post).toHaveBeenCalledTimes(2);
});

function createLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const names: string[] = [];
  const request = <T>(name: string, callback: () => T) => {
    names.push(name);
    const next = last.then(callback);
    last = next;
    return next;
  };
  return { names, request } as Pick<LockManager, 'request'> & { names: string[] };
}
