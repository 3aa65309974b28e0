import { ApiError, NetworkError, type OperationId, ParseError, TimeoutError } from '@institute/sdk';
import { expect, it, vi } from 'vitest';
import { adminTokenKey, createSessionStore } from '#session/store.ts';
import { toasts } from '#ui/toast/toast-store.ts';
import { createErrorHandler, trackUnauthorizedResponses } from './error-handler.ts';

function setUp({ isRejected = false, isStale = false, isProfileLoaded = false } = {}) {
  const session = createSessionStore();
  session.signIn({ token: 't', user: { _id: 'u', role: 10 } });
  toasts.clear();
  const alert = vi.spyOn(window, 'alert').mockReturnValue();
  const refetchProfile = vi.fn();
  const unauthorized = { fetch: vi.fn(), hasRejected: () => isRejected, isStale: () => isStale };
  const handleError = createErrorHandler({ session, unauthorized, isProfileLoaded: () => isProfileLoaded, refetchProfile });
  const outcome = () => [session.get()?.token, alert.mock.calls.flat(), toasts.visible().map(({ text }) => text)];
  const expectRetry = () => {
    toasts.visible()[0]?.action?.onClick();
    expect(refetchProfile).toHaveBeenCalledTimes(1);
  };
  return { session, handleError, outcome, expectRetry };
}

const apiError = (operation: OperationId, status: number, message: unknown = 'No') =>
  new ApiError(operation, status, { success: false, message });

it.each<[string, Error, string[]]>([
  ["the server's message [R-253]", apiError('listCourses', 500, 'Closed for today'), ['Closed for today']],
  ["the server's message about a payment [R-125]", apiError('confirmPurchase', 409, 'Already known'), ['Already known']],
  ['nothing for an aborted request [R-259, F-27]', new DOMException('aborted', 'AbortError'), []],
  ['nothing for a failed wallet query [R-256, R-305]', apiError('getWallet', 500), []],
  ['a sentence for a bug', new TypeError('internal'), ['Something went wrong. Please try again.']],
  [
    'the first message for phone and amount of a purchase [R-107, R-108, R-109, Q-34]',
    apiError('createPurchase', 422, { phone: ['Phone is wrong', 'x'], amount: ['Amount is low', 'y'] }),
    ['Phone is wrong', 'Amount is low'],
  ],
  ['equal messages of a purchase once [Q-34]', apiError('createPurchase', 422, { phone: ['Same'], amount: ['Same'] }), ['Same']],
  ['the message of a purchase without fields [R-106]', apiError('createPurchase', 409, 'You have it.'), ['You have it.']],
])('shows %s', (_what, error, texts) => {
  const { handleError, outcome } = setUp();
  handleError(error);
  expect(outcome()).toEqual(['t', [], texts]);
  expect(toasts.visible().every(({ type }) => type === 'error')).toBe(true);
});

it('shows a default message if the server sent none, and nothing if the caller shows it [R-257, R-258, R-260, Q-07]', () => {
  const { handleError } = setUp();
  handleError(new TypeError('internal'), { quiet: true });
  expect(toasts.visible()).toEqual([]);
  handleError(new NetworkError('listCourses', undefined));
  handleError(new TimeoutError('listCourses', 1));
  handleError(apiError('listCourses', 502, { odd: 1 }));
  const texts = toasts.visible().map(({ text }) => text);
  expect([texts.length, texts.join()]).toEqual([3, expect.not.stringMatching(/object|undefined/)]);
});

it.each([400, 401, 403, 404, 500])(
  'alerts once and signs out when the API itself responds to the first profile request with %i [Q-22, R-186, R-254, S-32]',
  (status) => {
    const { handleError, outcome } = setUp();
    handleError(apiError('getProfile', status, `Please login again ${'x'.repeat(1000)}`));
    handleError(apiError('getProfile', status));
    expect(outcome()).toEqual([undefined, [expect.stringMatching(/^Please login again x{281}$/)], []]);
  },
);

it.each<[Error, boolean]>([
  ...[new NetworkError('getProfile', undefined), new TimeoutError('getProfile', 30_000)].map((error): [Error, boolean] => [error, false]),
  [new ParseError('getProfile', 200, 'no JSON'), false],
  ...[429, 502, 503, 504].map((status): [Error, boolean] => [apiError('getProfile', status), false]),
  ...['<h1>Error</h1>', '', {}].map((body): [Error, boolean] => [new ApiError('getProfile', 500, body), false]),
  ...[400, 429, 500].map((status): [Error, boolean] => [apiError('getProfile', status), true]),
])(
  'keeps the session, and offers a retry, after %s of the profile, which was loaded before: %s [Q-22, F-01, F-05, F-06]',
  (error, isLoaded) => {
    const { handleError, outcome, expectRetry } = setUp({ isProfileLoaded: isLoaded });
    handleError(error);
    expect(outcome()).toEqual(['t', [], [error.message]]);
    expectRetry();
  },
);

it.each<[string, number, unknown[]]>([
  ['expires after a 401, without an alert [F-08]', 401, [true, 't', [], ['Not now']]],
  ['ends after a 403, with an alert [R-186, R-254]', 403, [false, undefined, ['Not now'], []]],
  ['ends after a 404, with an alert [R-186, R-254]', 404, [false, undefined, ['Not now'], []]],
])('a session whose profile is loaded %s of the profile', (_what, status, expected) => {
  const { handleError, session, outcome } = setUp({ isProfileLoaded: true });
  session.keepExpired();
  handleError(apiError('getProfile', status, 'Not now'));
  expect([session.isExpired(), ...outcome()]).toEqual(expected);
});

it('ignores the 401s that follow the one with which the session has expired [F-08]', () => {
  const { handleError, session, outcome } = setUp({ isRejected: true });
  session.keepExpired();
  handleError(apiError('createBatch', 401, 'Expired'));
  handleError(apiError('listCourses', 401, 'Expired, too'));
  expect([session.isExpired(), ...outcome()]).toEqual([true, 't', [], ['Expired']]);
});

it.each<[OperationId, number, boolean, boolean]>([
  ['listCourses', 401, true, true],
  ['listCourses', 401, false, false],
  ['listCourses', 403, true, false],
  ['login', 401, true, false],
  ['confirmPurchase', 401, true, false],
])('ends the session only after a 401 for its own token: %s, %i, own token: %s [Q-72, F-08]', (operation, status, isRejected, isEnded) => {
  const { handleError, session } = setUp({ isRejected });
  handleError(apiError(operation, status));
  expect(session.get() === undefined).toBe(isEnded);
});

it('shows no toast for the 401 of a call whose page asks for the login, but for every other error [Q-37, R-253]', () => {
  const { handleError, outcome } = setUp({ isRejected: true });
  for (const status of [401, 409]) handleError(apiError('confirmPurchase', status, `Response ${status}`), { asksForLogin: true });
  handleError(apiError('confirmPurchase', 401, 'Please login first.'));
  expect(outcome()).toEqual(['t', [], ['Response 409', 'Please login first.']]);
});

it('ignores a 401 of an earlier session, but no other error [F-08]', () => {
  const { handleError, outcome } = setUp({ isStale: true });
  handleError(apiError('listCourses', 401));
  handleError(apiError('getProfile', 401));
  expect(outcome()).toEqual(['t', [], []]);
  handleError(apiError('listCourses', 500, 'Broken'));
  expect(outcome()).toEqual(['t', [], ['Broken']]);
});

const request = (token?: string) =>
  new Request('https://api.example.com/v1/x', token ? { headers: { Authorization: `Bearer ${token}` } } : {});

/** A session with the token 't', and the errors of calls that the server rejects. */
function trackCalls(status = 401) {
  const session = createSessionStore();
  session.signIn({ token: 't', user: { _id: 'u', role: 10 } });
  const unauthorized = trackUnauthorizedResponses(async () => new Response(null, { status }));
  const call = async (token?: string) => {
    const { headers } = await unauthorized.fetch(request(token));
    return new ApiError('getProfile', status, '', headers);
  };
  return { session, unauthorized, call };
}

it.each([
  [401, 't', { isRejected: true, isStale: false }],
  [401, 'old', { isRejected: false, isStale: true }],
  [401, 'admin', { isRejected: false, isStale: false }],
  [401, undefined, { isRejected: false, isStale: false }],
  [403, 't', { isRejected: false, isStale: false }],
] as const)(
  "tells a 401 of the session's own token from those of earlier sessions and others: %i, %s [Q-72, F-08]",
  async (status, token, result) => {
    const { session, unauthorized, call } = trackCalls(status);
    sessionStorage.setItem(adminTokenKey, 'admin');
    const [own, error] = [await call('t'), await call(token)];
    expect(unauthorized.hasRejected(own, session), 'a later 401 changes nothing').toBe(status === 401);
    expect({ isRejected: unauthorized.hasRejected(error, session), isStale: unauthorized.isStale(error, session) }).toEqual(result);
  },
);

it('rejects no token of a guest; that of the session before is one of an earlier session', async () => {
  const { session, unauthorized, call } = trackCalls();
  session.signOut();
  expect([unauthorized.isStale(await call('t'), session), unauthorized.isStale(await call(), session)]).toEqual([true, false]);
  expect(unauthorized.hasRejected(await call('undefined'), session)).toBe(false);
});
