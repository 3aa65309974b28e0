import { ApiError, NetworkError, type OperationId, ParseError, TimeoutError } from '@institute/sdk';
import { beforeEach, expect, it, vi } from 'vitest';
import { createSession } from '../session/store.ts';
import { createNotices } from '../ui/toast/toast-store.ts';
import { createFailureHandler } from './error-handler.ts';

function setUp({ signedIn = true, refused = false, echo = false } = {}) {
  const session = createSession();
  if (signedIn) session.signIn({ token: 't', user: { _id: 'u', role: 10 } });
  const notices = createNotices();
  const alert = vi.fn();
  const retryProfile = vi.fn();
  const refusals = { fetch: vi.fn(), includes: () => refused, isEcho: () => echo };
  const fail = createFailureHandler({ notices, session, refusals, alert, retryProfile });
  const texts = () => notices.visible().map(({ type, text }) => `${type} ${text}`);
  return { session, notices, alert, retryProfile, fail, texts };
}

const refusal = (operation: OperationId, status: number, message: unknown = 'No') =>
  new ApiError(operation, status, { success: false, message });

beforeEach(() => localStorage.clear());

it("shows the server's message as an error [R-253, R-106, R-125]", () => {
  const { fail, texts } = setUp();
  fail(refusal('listCourses', 500, 'Closed for today'));
  fail(refusal('confirmPurchase', 409, 'Already known'));
  expect(texts()).toEqual(['error Closed for today', 'error Already known']);
});

it('has a text of its own where the server sent none [R-257, R-258, R-260, Q-07]', () => {
  const { fail, texts } = setUp();
  fail(new NetworkError('listCourses', undefined));
  fail(new TimeoutError('listCourses', 1));
  fail(refusal('listCourses', 502, { odd: 1 }));
  expect(texts()).toHaveLength(3);
  expect(texts().join()).not.toMatch(/object|undefined/);
});

it('shows nothing for an aborted call [R-259, F-27]', () => {
  const { fail, texts } = setUp();
  fail(new DOMException('aborted', 'AbortError'));
  expect(texts()).toEqual([]);
});

it('shows nothing for a failed wallet read [R-256, R-305]', () => {
  const { fail, texts } = setUp();
  fail(refusal('getWallet', 500));
  expect(texts()).toEqual([]);
});

it('alerts once when the profile is refused, and removes the session [R-186, R-254, S-32]', () => {
  const { fail, session, alert, texts } = setUp();
  fail(refusal('getProfile', 401, `Please login again ${'x'.repeat(1000)}`));
  fail(refusal('getProfile', 401));
  expect(alert).toHaveBeenCalledTimes(1);
  expect(alert.mock.calls[0]?.[0]).toMatch(/^Please login again x{281}$/);
  expect([session.get(), texts()]).toEqual([undefined, []]);
});

it.each([new NetworkError('getProfile', undefined), new TimeoutError('getProfile', 30_000), new ParseError('getProfile', 200, 'no JSON')])(
  'keeps the session when nobody answered for the profile, and offers to try again: $name [Q-22, F-01]',
  (error) => {
    const { fail, session, alert, notices, retryProfile } = setUp();
    fail(error);
    expect(alert).not.toHaveBeenCalled();
    expect(session.get()?.token).toBe('t');
    notices.visible()[0]?.action?.run();
    expect(retryProfile).toHaveBeenCalledTimes(1);
  },
);

it('shows the first phone and the first amount message of a purchase [R-107, R-108, R-109, Q-34]', () => {
  const { fail, texts } = setUp();
  fail(refusal('createPurchase', 422, { phone: ['Phone is wrong', 'x'], amount: ['Amount is low', 'y'] }));
  expect(texts()).toEqual(['error Phone is wrong', 'error Amount is low']);
});

it('shows the text of a purchase once [R-106, Q-34]', () => {
  const { fail, texts } = setUp();
  fail(refusal('createPurchase', 409, 'You already have this course.'));
  fail(refusal('createPurchase', 422, { phone: ['Same'], amount: ['Same'] }));
  expect(texts()).toEqual(['error You already have this course.', 'error Same']);
});

it('ends the session after a 401 to its own token, and after nothing else [Q-72, F-08]', () => {
  const cases: [OperationId, number, boolean, boolean][] = [
    ['listCourses', 401, true, true],
    ['listCourses', 401, false, false],
    ['listCourses', 403, true, false],
    ['login', 401, true, false],
    ['confirmPurchase', 401, true, false],
  ];
  for (const [operation, status, refused, ended] of cases) {
    const { fail, session } = setUp({ refused });
    fail(refusal(operation, status));
    expect([operation, session.get() === undefined]).toEqual([operation, ended]);
  }
});

it('says nothing of a 401 to a session that is over, and ends no other [F-08]', () => {
  const { fail, session, alert, texts } = setUp({ echo: true });
  fail(refusal('listCourses', 401));
  fail(refusal('getProfile', 401));
  expect([texts(), alert.mock.calls, session.get()?.token]).toEqual([[], [], 't']);
  fail(refusal('listCourses', 500, 'Broken'));
  expect(texts()).toEqual(['error Broken']);
});
