import { ApiError, NetworkError, TimeoutError } from '@institute/sdk';
import { beforeEach, expect, it, vi } from 'vitest';
import { createConfirmOnce } from './confirm-once.ts';
import { createLedger } from './ledger.ts';

const input = { payment_request_id: 'R', payment_status: 'Credit', payment_id: 'P', course: 'c' };
const ok = { success: true, message: 'Thank you' };
const refused = (status: number) => new ApiError('confirmPurchase', status, { success: false, message: 'No' });

/** A page load: what is in memory is new, what is stored is not. */
const open = (post: () => Promise<typeof ok>, locks?: Pick<LockManager, 'request'>) =>
  createConfirmOnce({ post, ledger: createLedger(), locks });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('posts once, however often the page mounts while it goes on [R-123, R-124, Q-36]', async () => {
  const post = vi.fn(async () => ok);
  const confirmOnce = open(post);
  const reports = await Promise.all([confirmOnce(input), confirmOnce(input), confirmOnce(input)]);
  expect(reports).toEqual(Array(3).fill({ state: 'confirmed', message: 'Thank you' }));
  expect(post).toHaveBeenCalledExactlyOnceWith(input);
});

it('posts nothing again after a reload or Back [R-123, F-13, Q-36]', async () => {
  const post = vi.fn(async () => ok);
  await open(post)(input);
  expect(await open(post)(input)).toEqual({ state: 'known' });
  expect(await open(post)(input, true)).toEqual({ state: 'known' });
  expect(post).toHaveBeenCalledTimes(1);
});

it('asks a person when the page was left while the post was on its way [F-13, Q-36]', async () => {
  void open(() => new Promise(() => {}))(input);
  const post = vi.fn(async () => ok);
  expect(await open(post)(input)).toEqual({ state: 'unanswered' });
  expect(post).not.toHaveBeenCalled();
  expect(await open(post)(input, true)).toEqual({ state: 'confirmed', message: 'Thank you' });
});

it.each([400, 403, 404, 409, 422])('counts %d as an answer [Q-36]', async (status) => {
  const confirmOnce = open(() => Promise.reject(refused(status)));
  expect(await confirmOnce(input)).toEqual({ state: 'refused' });
  expect(await confirmOnce(input)).toEqual({ state: 'known' });
});

it.each([
  refused(408),
  refused(429),
  refused(500),
  refused(503),
  new NetworkError('confirmPurchase', undefined),
  new TimeoutError('confirmPurchase', 1),
])('offers to try again after %s [Q-36]', async (error) => {
  const post = vi.fn().mockRejectedValueOnce(error).mockResolvedValueOnce(ok);
  const confirmOnce = open(post);
  expect(await confirmOnce(input)).toEqual({ state: 'unanswered' });
  expect(await confirmOnce(input)).toEqual({ state: 'unanswered' });
  expect(post).toHaveBeenCalledTimes(1);
  expect(await confirmOnce(input, true)).toMatchObject({ state: 'confirmed' });
});

it('counts a 401 as not posted, so that it is posted after the login [Q-37]', async () => {
  const post = vi.fn().mockRejectedValueOnce(refused(401)).mockResolvedValueOnce(ok);
  expect(await open(post)(input)).toEqual({ state: 'signed-out' });
  expect(await open(post)(input)).toMatchObject({ state: 'confirmed' });
});

it('lets one of two tabs post, and the other know [Q-36]', async () => {
  const post = vi.fn(async () => ok);
  const locks = oneAtATime();
  const reports = await Promise.all([open(post, locks)(input), open(post, locks)(input)]);
  expect(reports.map(({ state }) => state)).toEqual(['confirmed', 'known']);
  expect(post).toHaveBeenCalledTimes(1);
});

it('keeps payments apart [Q-36]', async () => {
  const post = vi.fn(async () => ok);
  const confirmOnce = open(post);
  await Promise.all([confirmOnce(input), confirmOnce({ ...input, payment_id: 'P2' })]);
  expect(post).toHaveBeenCalledTimes(2);
});

function oneAtATime() {
  let last: Promise<unknown> = Promise.resolve();
  const request = <T>(_name: string, act: () => T) => {
    const next = last.then(act);
    last = next;
    return next;
  };
  return { request } as Pick<LockManager, 'request'>;
}
