import { ApiError, NetworkError, ParseError, TimeoutError } from '@institute/sdk';
import { beforeEach, expect, it, vi } from 'vitest';
import { waitFor } from '#lib/testing.tsx';
import type { Session } from '#session/parse-session.ts';
import { createConfirmationLog, createConfirmPurchase } from './confirm-purchase.ts';

const input = { payment_request_id: 'R', payment_status: 'Credit', payment_id: 'P', course: 'c' };
const ok = { success: true, message: 'Thank you' } as const;
const apiError = (status: number, body: unknown = { success: false, message: 'No' }) => new ApiError('confirmPurchase', status, body);
const sessionOf = (id: string): Session => ({ token: `t-${id}`, user: { _id: id, role: 10, fullName: 'Asha Devi' } });
const asha = sessionOf('asha');
const ravi = sessionOf('ravi');
/** Who is signed in, in all tabs. */
let session: Session | undefined;

/** Simulates a page load: memory is new, storage is not. */
const create = (post: () => Promise<typeof ok>, locks?: Pick<LockManager, 'request'>, lockTimeoutMs = 50) =>
  createConfirmPurchase({ post, log: createConfirmationLog(), getSession: () => session, locks, lockTimeoutMs });

beforeEach(() => {
  session = asha;
});

it('posts once, however often the page mounts while the request is pending [R-123, R-124, Q-36]', async () => {
  const post = vi.fn(async () => ok);
  const confirmPurchase = create(post);
  const confirmations = await Promise.all([confirmPurchase(input), confirmPurchase(input), confirmPurchase(input)]);
  expect(confirmations).toEqual(Array(3).fill({ status: 'confirmed', message: 'Thank you' }));
  expect(post).toHaveBeenCalledExactlyOnceWith(input, asha.token);
});

it('does not post again after a reload or Back [R-123, F-13, Q-36]', async () => {
  const post = vi.fn(async () => ok);
  await create(post)(input);
  expect(await create(post)(input)).toEqual({ status: 'already-confirmed' });
  expect(await create(post)(input, true)).toEqual({ status: 'already-confirmed' });
  expect(post).toHaveBeenCalledTimes(1);
});

it('sends again only on Send again when the page was closed before the response [F-13, Q-36]', async () => {
  void create(() => new Promise(() => {}))(input);
  const post = vi.fn(async () => ok);
  expect(await create(post)(input)).toEqual({ status: 'unknown' });
  expect(post).not.toHaveBeenCalled();
  expect(await create(post)(input, true)).toEqual({ status: 'confirmed', message: 'Thank you' });
});

it('posts each status of a payment once: a Credit after it was pending, and after it failed [R-123, Q-36, Q-83]', async () => {
  const post = vi.fn(async () => ok);
  const confirmPurchase = create(post);
  for (const payment_status of ['Pending', 'Failed', 'Credit', 'credit', '']) {
    expect(await confirmPurchase({ ...input, payment_status }), payment_status).toEqual({ status: 'confirmed', message: 'Thank you' });
    expect(await create(post)({ ...input, payment_status }), payment_status).toEqual({ status: 'already-confirmed' });
  }
  expect(post).toHaveBeenCalledTimes(5);
});

it('posts a payment again that was stored without its status, and keeps the other entries [Q-83]', async () => {
  createConfirmationLog().set(JSON.stringify(['R', 'P']), 'asha', { status: 'confirmed' });
  const post = vi.fn(async () => ok);
  expect(await create(post)(input)).toMatchObject({ status: 'confirmed' });
  expect(await create(post)(input)).toEqual({ status: 'already-confirmed' });
  expect(post).toHaveBeenCalledTimes(1);
});

it.each([200, 400, 402, 409, 422])('says a rejection with %d as such on every later visit, with its text [Q-36]', async (status) => {
  const post = vi.fn(() => Promise.reject(apiError(status)));
  expect(await create(post)(input)).toEqual({ status: 'rejected', message: 'No' });
  expect(await create(post)(input)).toEqual({ status: 'rejected', message: 'No' });
  sessionStorage.clear();
  expect(await create(post)(input), 'in another tab').toEqual({ status: 'rejected', message: 'No' });
  expect(post).toHaveBeenCalledTimes(1);
});

it('posts a rejected payment again on Send again, and stays rejected until it is confirmed [Q-83]', async () => {
  const post = vi.fn().mockRejectedValueOnce(apiError(422)).mockRejectedValueOnce(apiError(409)).mockResolvedValueOnce(ok);
  const confirmPurchase = create(post);
  await confirmPurchase(input);
  expect(await confirmPurchase(input, true)).toEqual({ status: 'rejected', message: 'No' });
  expect(await create(post)(input)).toEqual({ status: 'rejected', message: 'No' });
  expect(post).toHaveBeenCalledTimes(2);
  expect(await confirmPurchase(input, true)).toEqual({ status: 'confirmed', message: 'Thank you' });
  expect(await create(post)(input, true)).toEqual({ status: 'already-confirmed' });
  expect(post).toHaveBeenCalledTimes(3);
});

/** What later visits say of a rejection with this message. */
async function storedMessage(message: string, payment = input): Promise<string | undefined> {
  const post = () => Promise.reject(apiError(422, { success: false, message }));
  expect(await create(post)(payment)).toEqual({ status: 'rejected', message });
  const confirmation = await create(post)(payment);
  return confirmation.status === 'rejected' ? confirmation.message : confirmation.status;
}

it.each([
  'Payment pay-1 is not known.',
  'Your request req-1 is too old.',
  'Sorry, ASHA: it is too late.',
  'Dear Ms. Devi, it is too late.',
  'We have written to asha@example.com.',
  '(ABC/01/2023) has this course.',
])('stores no text of a rejection that names the user or the payment: %s', async (message) => {
  session = { ...asha, user: { ...asha.user, email: 'asha@example.com', rollNo: 'ABC/01/2023' } };
  expect(await storedMessage(message, { ...input, payment_id: 'pay-1', payment_request_id: 'req-1' })).toBeUndefined();
});

it('stores other texts, also those that contain an id or a name inside of a word', async () => {
  const message = 'This payment pay-12 has expired, Ashaben.';
  expect(await storedMessage(message, { ...input, payment_id: 'pay-1' })).toBe(message);
  expect(await storedMessage('Payment rejected')).toBe('Payment rejected');
});

it('shortens a stored text between two characters', async () => {
  expect(await storedMessage('क'.repeat(5000))).toHaveLength(300);
  expect(await storedMessage(`${'a'.repeat(299)}😀`, { ...input, payment_id: 'P2' })).toBe('a'.repeat(299));
});

it.each([
  ...[403, 404, 408, 429, 500, 503].map((status) => apiError(status)),
  // The page of a proxy, and a body that is not the API's.
  apiError(400, '<h1>Bad request</h1>'),
  apiError(422, { detail: 'No' }),
  apiError(409, null),
  new ParseError('confirmPurchase', 200, 'not a JSON object'),
  new NetworkError('confirmPurchase', undefined),
  new TimeoutError('confirmPurchase', 1),
])('stays unknown after %s, also after a reload and in another tab, until it is sent again [Q-36]', async (error) => {
  const post = vi.fn().mockRejectedValueOnce(error).mockRejectedValueOnce(error).mockResolvedValueOnce(ok);
  expect(await create(post)(input)).toEqual({ status: 'unknown' });
  expect(await create(post)(input)).toEqual({ status: 'unknown' });
  sessionStorage.clear();
  expect(await create(post)(input)).toEqual({ status: 'unknown' });
  expect(post).toHaveBeenCalledTimes(1);
  expect(await create(post)(input, true)).toEqual({ status: 'unknown' });
  expect(await create(post)(input, true)).toMatchObject({ status: 'confirmed' });
});

it('takes a 401 as not sent, and posts again after the login, with the new token [Q-37]', async () => {
  const post = vi.fn().mockRejectedValueOnce(apiError(401)).mockResolvedValueOnce(ok);
  session = undefined;
  const confirmPurchase = create(post);
  expect(await confirmPurchase(input)).toEqual({ status: 'signed-out' });
  session = asha;
  expect(await confirmPurchase(input)).toMatchObject({ status: 'confirmed' });
  expect(post.mock.calls.map(([, token]) => token)).toEqual([null, asha.token]);
});

it.each([
  [500, { status: 'unknown' }],
  [422, { status: 'rejected', message: 'No' }],
])('keeps the result of a report with %d when a second one gets a 401 [Q-37]', async (status, result) => {
  const post = vi.fn().mockRejectedValueOnce(apiError(status)).mockRejectedValueOnce(apiError(401)).mockResolvedValue(ok);
  await create(post)(input);
  expect(await create(post)(input, true)).toEqual({ status: 'signed-out' });
  expect(await create(post)(input)).toEqual(result);
});

it('posts nothing as a guest when a session has ended with a 401', async () => {
  const post = vi.fn().mockRejectedValueOnce(apiError(401)).mockResolvedValueOnce(ok);
  const confirmPurchase = create(post);
  await confirmPurchase(input);
  session = undefined;
  expect(await confirmPurchase(input)).toEqual({ status: 'signed-out' });
  expect(post).toHaveBeenCalledTimes(1);
  expect(await confirmPurchase(input, true), 'on request').toMatchObject({ status: 'confirmed' });
});

it.each([
  ['another user', ravi],
  ['a guest', undefined],
])('does not take the result of %s for that of the user, and posts only on Send again', async (_name, other) => {
  for (const [payment_id, error] of [
    ['P1', undefined],
    ['P2', apiError(500)],
    ['P3', apiError(422)],
  ] as const) {
    const post = vi.fn().mockResolvedValue(ok);
    if (error) post.mockRejectedValueOnce(error);
    session = other;
    await create(post)({ ...input, payment_id });
    session = asha;
    expect(await create(post)({ ...input, payment_id })).toEqual({ status: 'sent-by-other' });
    expect(post).toHaveBeenCalledTimes(1);
    expect(await create(post)({ ...input, payment_id }, true)).toMatchObject({ status: 'confirmed' });
    expect(await create(post)({ ...input, payment_id })).toEqual({ status: 'already-confirmed' });
  }
});

it('does not settle the report of a guest by a rejection', async () => {
  session = undefined;
  const post = vi.fn(() => Promise.reject(apiError(422)));
  expect(await create(post)(input)).toEqual({ status: 'unknown' });
  expect(await create(post)(input)).toEqual({ status: 'unknown' });
});

it('posts nothing when the user has changed while another tab held the lock', async () => {
  const post = vi.fn(async () => ok);
  const locks = createLocks();
  let reject = (_error: ApiError) => {};
  const firstPost = vi.fn(() => new Promise<typeof ok>((_resolve, rejectPost) => (reject = rejectPost)));
  const first = create(firstPost, locks, 5000)(input);
  const second = create(post, locks, 5000)(input);
  await waitFor(() => expect(firstPost).toHaveBeenCalled());
  session = ravi;
  reject(apiError(401));
  expect(await first).toEqual({ status: 'signed-out' });
  expect(await second).toEqual({ status: 'unknown' });
  expect(post).not.toHaveBeenCalled();
});

it('stores no id, name or token', async () => {
  await create(async () => ok)({ ...input, payment_id: 'pay-0001', payment_request_id: 'req-0001' });
  const stored = JSON.stringify([localStorage, sessionStorage]);
  expect(stored).toContain('confirmed');
  expect(stored).not.toMatch(/pay-0001|req-0001|asha/i);
});

it('posts in only one of two tabs [Q-36]', async () => {
  const post = vi.fn(async () => ok);
  const locks = createLocks();
  const confirmations = await Promise.all([create(post, locks)(input), create(post, locks)(input)]);
  expect(confirmations.map(({ status }) => status)).toEqual(['confirmed', 'already-confirmed']);
  expect(post).toHaveBeenCalledTimes(1);
  await create(post, locks)({ ...input, payment_id: 'P2' });
  expect(new Set(locks.names).size, 'another payment does not wait').toBe(2);
});

it.each<[string, Pick<LockManager, 'request'>]>([
  ['rejects', fakeLocks(() => Promise.reject(new DOMException('Denied', 'SecurityError')))],
  [
    'throws',
    fakeLocks(() => {
      throw new DOMException('Denied', 'SecurityError');
    }),
  ],
])('posts once without a lock if the browser %s', async (_name, locks) => {
  const post = vi.fn(async () => ok);
  expect(await create(post, locks)(input)).toMatchObject({ status: 'confirmed' });
  expect(await create(post, locks)(input)).toEqual({ status: 'already-confirmed' });
  expect(post).toHaveBeenCalledTimes(1);
});

it('waits for another tab only for a limited time, then posts on Send again [Q-36]', async () => {
  const post = vi.fn(async () => ok);
  const locks = createLocks();
  void create(() => new Promise(() => {}), locks)(input);
  expect(await create(post, locks)(input)).toEqual({ status: 'unknown' });
  expect(post).not.toHaveBeenCalled();
  expect(await create(post, locks)(input, true)).toMatchObject({ status: 'confirmed' });
  expect(await create(post, locks)(input), 'without the lock').toEqual({ status: 'already-confirmed' });
});

it('is unknown if the browser never grants the lock', async () => {
  const post = vi.fn(async () => ok);
  const locks = fakeLocks((signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))));
  expect(await create(post, locks)(input)).toEqual({ status: 'unknown' });
  expect(post).not.toHaveBeenCalled();
});

it('posts different payments separately [Q-36]', async () => {
  const post = vi.fn(async () => ok);
  const confirmPurchase = create(post);
  await Promise.all([confirmPurchase(input), confirmPurchase({ ...input, payment_id: 'P2' })]);
  expect(post).toHaveBeenCalledTimes(2);
});

/** Web Locks whose request does what the test says. */
function fakeLocks(request: (signal: AbortSignal) => Promise<unknown>): Pick<LockManager, 'request'> {
  return { request: (_name: string, { signal }: { signal: AbortSignal }) => request(signal) } as unknown as Pick<LockManager, 'request'>;
}

/** Grants one lock after the other, as a browser does. A request ends when its signal aborts. */
function createLocks() {
  let last: Promise<unknown> = Promise.resolve();
  const names: string[] = [];
  const request = <T>(name: string, { signal }: { signal: AbortSignal }, callback: () => T) => {
    names.push(name);
    const aborted = new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    let isGranted = false;
    const granted = last.then(() => {
      if (signal.aborted) return undefined;
      isGranted = true;
      return callback();
    });
    last = granted.catch(() => {});
    return Promise.race([granted, aborted.catch((error) => (isGranted ? granted : Promise.reject(error)))]);
  };
  return { names, request } as unknown as Pick<LockManager, 'request'> & { names: string[] };
}

it('stores a report for this tab and others [Q-36]', () => {
  createConfirmationLog().set('a', 'u', { status: 'sent' });
  expect(createConfirmationLog().get('a', 'u')).toEqual({ status: 'sent' });
  createConfirmationLog().set('a', 'u', { status: 'rejected', message: 'No' });
  sessionStorage.clear();
  expect(createConfirmationLog().get('a', 'u')).toEqual({ status: 'rejected', message: 'No' });
  createConfirmationLog().set('a', 'u', undefined);
  expect(createConfirmationLog().get('a', 'u')).toBeUndefined();
});

it('keeps the reports of users and of guests apart', () => {
  const log = createConfirmationLog();
  log.set('a', 'u', { status: 'confirmed' });
  expect([log.get('a', 'u'), log.get('a', 'v'), log.get('a', undefined), log.get('b', 'u')]).toEqual([
    { status: 'confirmed' },
    { status: 'sent-by-other' },
    { status: 'sent-by-other' },
    undefined,
  ]);
  log.set('a', undefined, { status: 'sent' });
  expect([log.get('a', undefined), log.get('a', 'u')]).toEqual([{ status: 'sent' }, { status: 'confirmed' }]);
});

it('prefers a report of any storage to none, and a response to a request [Q-36]', () => {
  const log = createConfirmationLog();
  const store = (storage: Storage, status: 'sent' | 'confirmed' | 'rejected') => {
    const other = storage === localStorage ? sessionStorage : localStorage;
    const kept = other.getItem('institute.payments') ?? '[]';
    log.set('a', 'u', { status });
    other.setItem('institute.payments', kept);
  };
  store(sessionStorage, 'sent');
  expect(log.get('a', 'u')).toEqual({ status: 'sent' });
  store(localStorage, 'rejected');
  expect(log.get('a', 'u')).toEqual({ status: 'rejected' });
  store(sessionStorage, 'confirmed');
  expect(log.get('a', 'u')).toEqual({ status: 'confirmed' });
});

it('keeps the last 20 entries [Q-36]', () => {
  const log = createConfirmationLog();
  for (let index = 0; index < 25; index++) log.set(`p${index}`, 'u', { status: 'confirmed' });
  expect([log.get('p4', 'u'), log.get('p5', 'u')?.status, log.get('p24', 'u')?.status]).toEqual([undefined, 'confirmed', 'confirmed']);
});

it('has nothing in common between two entries of a user', () => {
  const log = createConfirmationLog();
  log.set('a', 'u-asha', { status: 'sent' });
  log.set('b', 'u-asha', { status: 'sent' });
  const [first, second]: { user: string }[] = JSON.parse(localStorage.getItem('institute.payments') ?? '');
  expect(first?.user).not.toBe(second?.user);
});

it('ignores invalid entries [F-16, S-13]', () => {
  const valid = { payment: 'a', user: 'u', status: 'sent' };
  const entries = [
    7,
    null,
    {},
    [],
    ['["req-1","pay-1"]', 'done'],
    { ...valid, status: 'maybe' },
    { ...valid, user: 7 },
    { ...valid, message: {} },
  ];
  for (const text of ['{', 'null', '{"a":"done"}', ...entries.map((entry) => JSON.stringify([entry]))]) {
    localStorage.setItem('institute.payments', text);
    expect(createConfirmationLog().get('a', 'u'), text).toBeUndefined();
    expect(localStorage.getItem('institute.payments')).toBe('[]');
  }
});
