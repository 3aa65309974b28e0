import { ApiError, NetworkError, type OperationId, ParseError, TimeoutError } from '@institute/sdk';
import { expect, it, vi } from 'vitest';
import { createSessionStore } from '#session/store.ts';
import { createToastStore } from '#ui/toast/toast-store.ts';
import { createErrorHandler } from './error-handler.ts';

function setUp({ isRejected = false, isStale = false, isProfileLoaded = false } = {}) {
  const session = createSessionStore();
  session.signIn({ token: 't', user: { _id: 'u', role: 10 } });
  const toasts = createToastStore();
  const alert = vi.fn();
  const refetchProfile = vi.fn();
  const unauthorized = { fetch: vi.fn(), hasRejected: () => isRejected, isStale: () => isStale };
  const handleError = createErrorHandler({ toasts, session, unauthorized, alert, isProfileLoaded: () => isProfileLoaded, refetchProfile });
  const messages = () => toasts.visible().map(({ type, text }) => `${type} ${text}`);
  return { session, toasts, alert, refetchProfile, handleError, messages };
}

const apiError = (operation: OperationId, status: number, message: unknown = 'No') =>
  new ApiError(operation, status, { success: false, message });

it("shows the server's message as an error [R-253, R-106, R-125]", () => {
  const { handleError, messages } = setUp();
  handleError(apiError('listCourses', 500, 'Closed for today'));
  handleError(apiError('confirmPurchase', 409, 'Already known'));
  expect(messages()).toEqual(['error Closed for today', 'error Already known']);
});

it('shows a default message if the server sent none [R-257, R-258, R-260, Q-07]', () => {
  const { handleError, messages } = setUp();
  handleError(new NetworkError('listCourses', undefined));
  handleError(new TimeoutError('listCourses', 1));
  handleError(apiError('listCourses', 502, { odd: 1 }));
  expect(messages()).toHaveLength(3);
  expect(messages().join()).not.toMatch(/object|undefined/);
});

it('shows nothing for an aborted request [R-259, F-27]', () => {
  const { handleError, messages } = setUp();
  handleError(new DOMException('aborted', 'AbortError'));
  expect(messages()).toEqual([]);
});

it('says that something went wrong when a call ends with a bug, unless the caller shows it', () => {
  const { handleError, messages } = setUp();
  handleError(new TypeError('internal'), { quiet: true });
  expect(messages()).toEqual([]);
  handleError(new TypeError('internal'));
  expect(messages()).toEqual(['error Something went wrong. Please try again.']);
});

it('shows nothing for a failed wallet query [R-256, R-305]', () => {
  const { handleError, messages } = setUp();
  handleError(apiError('getWallet', 500));
  expect(messages()).toEqual([]);
});

it('alerts once and signs out when the profile request is rejected [R-186, R-254, S-32]', () => {
  const { handleError, session, alert, messages } = setUp();
  handleError(apiError('getProfile', 401, `Please login again ${'x'.repeat(1000)}`));
  handleError(apiError('getProfile', 401));
  expect(alert).toHaveBeenCalledTimes(1);
  expect(alert.mock.calls[0]?.[0]).toMatch(/^Please login again x{281}$/);
  expect([session.get(), messages()]).toEqual([undefined, []]);
});

it.each([400, 401, 403, 404, 500])(
  'signs out when the API itself responds to the first profile request with %i [Q-22, R-186]',
  (status) => {
    const { handleError, session, alert } = setUp();
    handleError(apiError('getProfile', status, 'Closed'));
    expect([session.get(), alert.mock.calls]).toEqual([undefined, [['Closed']]]);
  },
);

it.each([
  new NetworkError('getProfile', undefined),
  new TimeoutError('getProfile', 30_000),
  new ParseError('getProfile', 200, 'no JSON'),
  ...[429, 502, 503, 504].map((status) => apiError('getProfile', status)),
  ...['<h1>Error</h1>', '', {}].map((body) => new ApiError('getProfile', 500, body)),
])(
  'keeps the session when the profile request gets no response of the API, and offers a retry: $name $status [Q-22, F-01, F-06]',
  (error) => {
    const { handleError, session, alert, toasts, refetchProfile } = setUp();
    handleError(error);
    expect(alert).not.toHaveBeenCalled();
    expect(session.get()?.token).toBe('t');
    toasts.visible()[0]?.action?.onClick();
    expect(refetchProfile).toHaveBeenCalledTimes(1);
  },
);

it('lets a session whose profile is loaded expire after a 401 of the profile, without an alert [F-08]', () => {
  const { handleError, session, alert, messages } = setUp({ isProfileLoaded: true });
  session.keepExpired();
  handleError(apiError('getProfile', 401, 'Please login again'));
  expect([session.isExpired(), alert.mock.calls, messages()]).toEqual([true, [], ['error Please login again']]);
});

it.each([403, 404])('ends a session whose profile is loaded after a %i of the profile, with an alert [R-186, R-254]', (status) => {
  const { handleError, session, alert, messages } = setUp({ isProfileLoaded: true });
  session.keepExpired();
  handleError(apiError('getProfile', status, 'This account is closed.'));
  expect([session.get(), alert.mock.calls, messages()]).toEqual([undefined, [['This account is closed.']], []]);
});

it.each([400, 429, 500, 503])(
  'keeps a session whose profile is loaded when the profile responds with %i, and offers a retry [F-05]',
  (status) => {
    const { handleError, session, alert, messages, toasts, refetchProfile } = setUp({ isProfileLoaded: true });
    handleError(apiError('getProfile', status, 'Not now'));
    expect([session.get()?.token, alert.mock.calls, messages()]).toEqual(['t', [], ['error Not now']]);
    toasts.visible()[0]?.action?.onClick();
    expect(refetchProfile).toHaveBeenCalledTimes(1);
  },
);

it('ignores the 401s that follow the one with which the session has expired [F-08]', () => {
  const { handleError, session, messages } = setUp({ isRejected: true });
  session.keepExpired();
  handleError(apiError('createBatch', 401, 'Expired'));
  handleError(apiError('listCourses', 401, 'Expired, too'));
  expect([messages(), session.isExpired()]).toEqual([['error Expired'], true]);
});

it('shows the first phone and the first amount message of a purchase [R-107, R-108, R-109, Q-34]', () => {
  const { handleError, messages } = setUp();
  handleError(apiError('createPurchase', 422, { phone: ['Phone is wrong', 'x'], amount: ['Amount is low', 'y'] }));
  expect(messages()).toEqual(['error Phone is wrong', 'error Amount is low']);
});

it('shows equal messages of a purchase once [R-106, Q-34]', () => {
  const { handleError, messages } = setUp();
  handleError(apiError('createPurchase', 409, 'You already have this course.'));
  handleError(apiError('createPurchase', 422, { phone: ['Same'], amount: ['Same'] }));
  expect(messages()).toEqual(['error You already have this course.', 'error Same']);
});

it('ends the session only after a 401 for its own token [Q-72, F-08]', () => {
  const cases: [OperationId, number, boolean, boolean][] = [
    ['listCourses', 401, true, true],
    ['listCourses', 401, false, false],
    ['listCourses', 403, true, false],
    ['login', 401, true, false],
    ['confirmPurchase', 401, true, false],
  ];
  for (const [operation, status, isRejected, isEnded] of cases) {
    const { handleError, session } = setUp({ isRejected });
    handleError(apiError(operation, status));
    expect([operation, session.get() === undefined]).toEqual([operation, isEnded]);
  }
});

it('ignores a 401 of an earlier session [F-08]', () => {
  const { handleError, session, alert, messages } = setUp({ isStale: true });
  handleError(apiError('listCourses', 401));
  handleError(apiError('getProfile', 401));
  expect([messages(), alert.mock.calls, session.get()?.token]).toEqual([[], [], 't']);
  handleError(apiError('listCourses', 500, 'Broken'));
  expect(messages()).toEqual(['error Broken']);
});
