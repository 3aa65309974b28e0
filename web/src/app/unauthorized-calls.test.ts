import { createMutations, createQueries } from '@institute/sdk';
import { beforeEach, expect, it, vi } from 'vitest';
import { createSession, sessionKey } from '../session/store.ts';
import { watchRefusals } from '../session/unauthorized-responses.ts';
import { createNotices } from '../ui/toast/toast-store.ts';
import { createAppApi } from './api.ts';
import { createFailureHandler } from './error-handler.ts';
import { createAppQueryClient } from './query-client.ts';

const person = { token: 'old', user: { _id: 'u', role: 10 } };

beforeEach(() => localStorage.clear());

/** The app without its pages, against a server that refuses every call when the test says so, each in other words. */
function setUp() {
  const waiting: (() => void)[] = [];
  let answered = 0;
  const refuse = (text: string) => Response.json({ success: false, message: text }, { status: 401 });
  const removeItem = vi.fn((key: string) => localStorage.removeItem(key));
  const session = createSession({
    local: () => ({ getItem: (key) => localStorage.getItem(key), setItem: (key, value) => localStorage.setItem(key, value), removeItem }),
  });
  const refusals = watchRefusals(() => new Promise((resolve) => waiting.push(() => resolve(refuse(`No, ${answered++}`)))));
  const notices = createNotices();
  const alert = vi.fn();
  const fail = createFailureHandler({ notices, session, refusals, alert, retryProfile: vi.fn() });
  const queryClient = createAppQueryClient(session, fail);
  const api = createAppApi(session, { baseUrl: 'http://localhost/v1', fetch: refusals.fetch });
  session.signIn(person);
  const queries = createQueries(api);
  const mutations = createMutations(api);
  const removed = () => removeItem.mock.calls.filter(([key]) => key === sessionKey).length;
  const invoice = (courseId: string) => queryClient.query(queries.getInvoice({ courseId, userId: 'u' })).catch(() => undefined);
  const save = () =>
    queryClient
      .getMutationCache()
      .build(queryClient, mutations.removePhoto())
      .execute(undefined)
      .catch(() => undefined);
  const arrived = (count: number) => vi.waitFor(() => expect(waiting).toHaveLength(count));
  return { session, notices, alert, waiting, arrived, removed, invoice, save };
}

it('five parallel refusals give one notice and one removal [F-08]', async () => {
  const { session, notices, alert, waiting, arrived, removed, invoice, save } = setUp();
  const calls = [invoice('a'), invoice('b'), invoice('c'), save(), save()];
  await arrived(5);
  for (const answer of waiting) answer();
  await Promise.all(calls);
  expect([session.get(), notices.visible().length, removed(), alert.mock.calls.length]).toEqual([undefined, 1, 1, 0]);
});

it('a late refusal is silent, and ends nobody who has signed in since [F-08]', async () => {
  const { session, notices, waiting, arrived, removed, save } = setUp();
  const calls = [save(), save(), save()];
  await arrived(3);
  waiting[0]?.();
  await calls[0];
  waiting[1]?.();
  await calls[1];
  expect([notices.visible().length, removed()]).toEqual([1, 1]);
  session.signIn({ token: 'new', user: { _id: 'u', role: 10 } });
  waiting[2]?.();
  await calls[2];
  expect([session.get()?.token, notices.visible().length]).toEqual(['new', 1]);
});
