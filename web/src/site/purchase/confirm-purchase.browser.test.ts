import { ApiError, NetworkError, ParseError } from '@institute/sdk';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '#session/parse-session.ts';
import { createConfirmPurchase } from './confirm-purchase.ts';

const input = { payment_request_id: 'R', payment_status: 'Credit', payment_id: 'P', course: 'c' };
const ok = { success: true, message: 'Thank you' } as const;
const apiError = (status: number, body: unknown = { success: false, message: 'No' }) => new ApiError('confirmPurchase', status, body);
const sessionOf = (id: string): Session => ({ token: `t-${id}`, user: { _id: id, role: 10, fullName: 'Asha Devi' } });
const asha = sessionOf('asha');
/** Who is signed in, in all tabs. */
let session: Session | undefined;

const confirmed = { status: 'confirmed', message: 'Thank you' };
const alreadyConfirmed = { status: 'already-confirmed' };
const rejected = { status: 'rejected', message: 'No' };
const unknown = { status: 'unknown' };
const signedOut = { status: 'signed-out' };

/** Simulates a page load: memory is new, storage is not. */
const create = (post: () => Promise<typeof ok>, locks?: Pick<LockManager, 'request'>) =>
  createConfirmPurchase({ post, getSession: () => session, locks });
const hang = () => new Promise<never>(() => {});

/** An API that responds with these errors, and then with success. */
const createPost = (...errors: Error[]) =>
  errors.reduce(
    (post, error) => post.mockRejectedValueOnce(error),
    vi.fn(async () => ok),
  );

/** A timer that a test does not fake. */
const nextTask = () => new Promise<void>((resolve) => scheduler.postTask(resolve, { priority: 'background' }));

beforeEach(() => {
  session = asha;
});

it('posts each payment once, however often the page mounts while the request is pending [R-123, R-124, Q-36]', async () => {
  const post = createPost();
  const confirmPurchase = create(post);
  const confirmations = await Promise.all([confirmPurchase(input), confirmPurchase(input), confirmPurchase(input)]);
  expect(confirmations).toEqual(Array(3).fill(confirmed));
  expect(post).toHaveBeenCalledExactlyOnceWith(input, asha.token);
  expect(await confirmPurchase({ ...input, payment_id: 'P2' })).toEqual(confirmed);
});

it.each([
  ['', undefined],
  [', also if the browser rejects the request for a lock', { request: () => Promise.reject(new DOMException('Denied', 'SecurityError')) }],
])('does not post again after a reload or Back, nor on Send again%s [R-123, F-13, Q-36]', async (_browser, locks) => {
  const post = createPost();
  expect(await create(post, locks)(input)).toEqual(confirmed);
  expect(await create(post, locks)(input)).toEqual(alreadyConfirmed);
  expect(await create(post, locks)(input, true)).toEqual(alreadyConfirmed);
  expect(post).toHaveBeenCalledTimes(1);
});

it('sends again only on Send again when the page was closed before the response [F-13, Q-36]', async () => {
  void create(hang)(input);
  const post = createPost();
  expect(await create(post)(input)).toEqual(unknown);
  expect(post).not.toHaveBeenCalled();
  expect(await create(post)(input, true)).toEqual(confirmed);
});

it('posts each status of a payment once: a Credit after it was pending, and after it failed [R-123, Q-36, Q-83]', async () => {
  const post = createPost();
  for (const payment_status of ['Pending', 'Failed', 'Credit', 'credit', '']) {
    expect(await create(post)({ ...input, payment_status }), payment_status).toEqual(confirmed);
    expect(await create(post)({ ...input, payment_status }), payment_status).toEqual(alreadyConfirmed);
  }
  expect(post).toHaveBeenCalledTimes(5);
});

it.each([200, 400, 422])('says a rejection with %d as such on every later visit, with its text [Q-36]', async (status) => {
  const post = createPost(apiError(status));
  expect(await create(post)(input)).toEqual(rejected);
  expect(await create(post)(input)).toEqual(rejected);
  sessionStorage.clear();
  expect(await create(post)(input), 'in another tab').toEqual(rejected);
  expect(post).toHaveBeenCalledTimes(1);
});

it.each([
  ['Payment pay-1 is not known.', undefined],
  ['Your request req-1 is too old.', undefined],
  ['Sorry, ASHA: it is too late.', undefined],
  ['Dear Ms. Devi, it is too late.', undefined],
  ['We have written to asha@example.com.', undefined],
  ['(ABC/01/2023) has this course.', undefined],
  ['This payment pay-12 has expired, Ashaben.', 'This payment pay-12 has expired, Ashaben.'],
  [`${'a'.repeat(299)}😀`, 'a'.repeat(299)],
])('stores a text of a rejection if it names neither user nor payment, cut between two characters: %s', async (message, stored) => {
  session = { ...asha, user: { ...asha.user, email: 'asha@example.com', rollNo: 'ABC/01/2023' } };
  const payment = { ...input, payment_id: 'pay-1', payment_request_id: 'req-1' };
  const post = createPost(apiError(422, { success: false, message }));
  expect(await create(post)(payment)).toEqual({ status: 'rejected', message });
  expect(await create(post)(payment)).toEqual({ status: 'rejected', message: stored });
});

it.each([
  ...[403, 404, 408, 429, 500].map((status) => apiError(status)),
  // The page of a proxy, and a body of another server.
  apiError(400, '<h1>Bad request</h1>'),
  apiError(422, { detail: 'No' }),
  new ParseError('confirmPurchase', 200, 'not a JSON object'),
  new NetworkError('confirmPurchase', undefined),
])('stays unknown after %s, also after a reload and in another tab, until it is sent again [Q-36]', async (error) => {
  const post = createPost(error, error);
  expect(await create(post)(input)).toMatchObject(unknown);
  expect(await create(post)(input)).toEqual(unknown);
  sessionStorage.clear();
  expect(await create(post)(input)).toEqual(unknown);
  expect(post).toHaveBeenCalledTimes(1);
  expect(await create(post)(input, true)).toMatchObject(unknown);
  expect(await create(post)(input, true)).toEqual(confirmed);
});

it('takes a 401 as not sent, and posts again after the login, with the new token, or as a guest on request [Q-37]', async () => {
  const post = createPost(apiError(401), apiError(401));
  const confirmPurchase = create(post);
  expect(await confirmPurchase(input)).toEqual(signedOut);
  session = undefined;
  expect(await confirmPurchase(input)).toEqual(signedOut);
  expect(post, 'not as a guest by itself').toHaveBeenCalledTimes(1);
  expect(await confirmPurchase(input, true)).toEqual(signedOut);
  session = sessionOf('ravi');
  expect(await confirmPurchase(input)).toEqual(confirmed);
  expect(post.mock.calls).toEqual([asha.token, null, 't-ravi'].map((token) => [input, token]));
});

it.each([
  [500, unknown],
  [422, rejected],
])('keeps the result of a report with %d when a second one gets a 401 [Q-37]', async (status, result) => {
  const post = createPost(apiError(status), apiError(401));
  await create(post)(input);
  expect(await create(post)(input, true)).toEqual(signedOut);
  expect(await create(post)(input)).toEqual(result);
});

it.each([
  ['another user', sessionOf('ravi')],
  ['a guest', undefined],
])('does not take the result of %s for that of the user, and posts only on Send again', async (_name, other) => {
  for (const [index, errors] of [[], [apiError(500)], [apiError(422)]].entries()) {
    const post = createPost(...errors);
    const payment = { ...input, payment_id: `P${index}` };
    session = other;
    await create(post)(payment);
    session = asha;
    expect(await create(post)(payment)).toEqual({ status: 'sent-by-other' });
    expect(post).toHaveBeenCalledTimes(1);
    expect(await create(post)(payment, true)).toEqual(confirmed);
    expect(await create(post)(payment)).toEqual(alreadyConfirmed);
  }
});

it('does not settle the report of a guest by a rejection', async () => {
  session = undefined;
  const post = createPost(apiError(422));
  expect(await create(post)(input)).toEqual({ ...unknown, message: 'No' });
  expect(await create(post)(input)).toEqual(unknown);
});

it('stores no id, name or token, and nothing that two payments of a user have in common', async () => {
  for (const id of ['0001', '0002']) await create(createPost())({ ...input, payment_id: `pay-${id}`, payment_request_id: `req-${id}` });
  expect(JSON.stringify([localStorage, sessionStorage])).not.toMatch(/pay-0001|req-0001|asha/i);
  const entries: { user: string; status: string }[] = JSON.parse(localStorage.getItem('institute.payments') ?? '');
  expect(entries.map(({ status }) => status)).toEqual(['confirmed', 'confirmed']);
  expect(entries[0]?.user).not.toBe(entries[1]?.user);
});

it('posts in only one of two tabs, and another payment does not wait [Q-36]', async () => {
  const post = createPost();
  const payment = { ...input, payment_id: 'in two tabs' };
  const tabs = [create(post, navigator.locks), create(post, navigator.locks)];
  expect(await Promise.all(tabs.map((confirmPurchase) => confirmPurchase(payment)))).toEqual([confirmed, alreadyConfirmed]);
  expect(post).toHaveBeenCalledTimes(1);
  void create(hang, navigator.locks)({ ...input, payment_id: 'held' });
  expect(await create(post, navigator.locks)({ ...input, payment_id: 'not held' })).toEqual(confirmed);
});

it('waits ten seconds for a report that hangs, and then offers to send it again, in this tab and in another [Q-36]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const payment = { ...input, payment_id: 'in a tab that waits' };
  const firstPost = vi.fn(hang);
  const firstTab = create(firstPost, navigator.locks);
  void firstTab(payment);
  // The browser grants the lock later.
  while (firstPost.mock.calls.length === 0) await nextTask();
  const post = createPost();
  const secondTab = create(post, navigator.locks);
  const waiting = [firstTab(payment), secondTab(payment)].map((report) => report.then(({ status }) => status));
  const still = 'still waiting';
  const statuses = () => Promise.all(waiting.map((report) => Promise.race([report, nextTask().then(() => still)])));
  await vi.advanceTimersByTimeAsync(9999);
  expect(await statuses()).toEqual([still, still]);
  await vi.advanceTimersByTimeAsync(1);
  expect(await waiting[1]).toBe('unknown');
  expect(await statuses(), 'the report itself is not given up').toEqual([still, 'unknown']);
  expect(await firstTab(payment)).toEqual(unknown);
  expect(await create(post, navigator.locks)(payment), 'in a third tab, without waiting').toEqual(unknown);
  expect(post).not.toHaveBeenCalled();
  expect(await secondTab(payment, true)).toEqual(confirmed);
  expect(await firstTab(payment)).toEqual(alreadyConfirmed);
});

it('does not wait for a report of a guest or of another user that hangs', async () => {
  session = undefined;
  const payment = { ...input, payment_id: 'of a guest' };
  void create(hang, navigator.locks)(payment);
  await expect.poll(() => localStorage.getItem('institute.payments')).toContain('sent');
  session = asha;
  const post = createPost();
  const confirmPurchase = create(post, navigator.locks);
  expect(await confirmPurchase(payment)).toEqual({ status: 'sent-by-other' });
  expect(await confirmPurchase(payment, true)).toEqual(confirmed);
});

it('ignores invalid entries [F-16, S-13]', async () => {
  await create(createPost())(input);
  const [valid] = JSON.parse(localStorage.getItem('institute.payments') ?? '');
  sessionStorage.clear();
  const entries = [7, null, {}, [valid.payment, 'done'], { ...valid, status: 'maybe' }, { ...valid, user: 7 }, { ...valid, message: {} }];
  for (const text of ['{', '{"a":"done"}', ...entries.map((entry) => JSON.stringify([entry]))]) {
    localStorage.setItem('institute.payments', text);
    expect(await create(createPost())(input), text).toEqual(confirmed);
    sessionStorage.clear();
  }
});
