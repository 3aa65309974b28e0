import { createMutations, createQueries } from '@institute/sdk/query';
import { expect, it, vi } from 'vitest';
import { waitFor } from '#lib/testing.tsx';
import { createSessionStore, sessionKey } from '#session/store.ts';
import { trackUnauthorizedResponses } from '#session/unauthorized-responses.ts';
import { createToastStore } from '#ui/toast/toast-store.ts';
import { createAppApi } from './api.ts';
import { createErrorHandler } from './error-handler.ts';
import { createAppQueryClient } from './query-client.ts';

const loginResponse = { token: 'old', user: { _id: 'u', role: 10 } };

/** The app without its pages. The test decides when the server sends its 401 responses; each has another message. */
function setUp() {
  const pending: (() => void)[] = [];
  let count = 0;
  const unauthorizedResponse = () => Response.json({ success: false, message: `No, ${count++}` }, { status: 401 });
  const removeItem = vi.fn((key: string) => localStorage.removeItem(key));
  const session = createSessionStore({
    local: () => ({ getItem: (key) => localStorage.getItem(key), setItem: (key, value) => localStorage.setItem(key, value), removeItem }),
  });
  const unauthorized = trackUnauthorizedResponses(() => new Promise((resolve) => pending.push(() => resolve(unauthorizedResponse()))));
  const toasts = createToastStore();
  const alert = vi.fn();
  const handleError = createErrorHandler({ toasts, session, unauthorized, alert, isProfileLoaded: () => false, refetchProfile: vi.fn() });
  const queryClient = createAppQueryClient(session, handleError);
  const api = createAppApi(session, { baseUrl: 'http://localhost/v1', fetch: unauthorized.fetch });
  session.signIn(loginResponse);
  const queries = createQueries(api);
  const mutations = createMutations(api);
  const removals = () => removeItem.mock.calls.filter(([key]) => key === sessionKey).length;
  const fetchInvoice = (courseId: string) => queryClient.query(queries.getInvoice({ courseId, userId: 'u' })).catch(() => undefined);
  const fetchCourse = () => queryClient.query(queries.getCourse({ id: 'c' })).catch(() => undefined);
  const removePhoto = () =>
    queryClient
      .getMutationCache()
      .build(queryClient, mutations.removePhoto())
      .execute(undefined)
      .catch(() => undefined);
  const requests = (count: number) => waitFor(() => expect(pending).toHaveLength(count));
  return { session, toasts, alert, pending, requests, removals, fetchInvoice, fetchCourse, removePhoto };
}

it('shows one toast and removes the session once after five parallel 401 responses [F-08]', async () => {
  const { session, toasts, alert, pending, requests, removals, fetchInvoice, removePhoto } = setUp();
  const calls = [fetchInvoice('a'), fetchInvoice('b'), fetchInvoice('c'), removePhoto(), removePhoto()];
  await requests(5);
  for (const respond of pending) respond();
  await Promise.all(calls);
  expect([session.get(), toasts.visible().length, removals(), alert.mock.calls.length]).toEqual([undefined, 1, 1, 0]);
});

it('ignores a late 401 of an earlier session, and keeps the new session [F-08]', async () => {
  const { session, toasts, pending, requests, removals, removePhoto } = setUp();
  const calls = [removePhoto(), removePhoto(), removePhoto()];
  await requests(3);
  pending[0]?.();
  await calls[0];
  pending[1]?.();
  await calls[1];
  expect([toasts.visible().length, removals()]).toEqual([1, 1]);
  session.signIn({ token: 'new', user: { _id: 'u', role: 10 } });
  pending[2]?.();
  await calls[2];
  expect([session.get()?.token, toasts.visible().length]).toEqual(['new', 1]);
});

it('ends the session although a call without a token gets a 401 at the same moment [Q-72, F-08]', async () => {
  const { session, pending, requests, fetchCourse, removePhoto } = setUp();
  const own = removePhoto();
  await requests(1);
  const other = fetchCourse();
  await requests(2);
  for (const respond of pending) respond();
  await Promise.all([own, other]);
  expect(session.get()).toBeUndefined();
});
