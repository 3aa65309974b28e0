import { type Api, createApi } from '../src/client/create-api.ts';
import type { ApiOptions } from '../src/client/options.ts';

/** A response, an error that `fetch` rejects with, or a function of the request. */
export type FakeReply = Response | Error | ((request: Request) => Response | Promise<Response>);

/** A client whose `fetch` returns these replies in order, and the last reply for every further request. */
export function createTestApi(replies: FakeReply | FakeReply[], options: Partial<ApiOptions> = {}): { api: Api; requests: Request[] } {
  const list = Array.isArray(replies) ? replies : [replies];
  const requests: Request[] = [];
  const api = createApi({
    baseUrl: 'https://api.example.com/v1',
    token: (scheme) => (scheme === 'bearerAuth' ? 'session-token' : undefined),
    fetch: async (request) => {
      requests.push(request);
      request.signal.throwIfAborted();
      const reply = list[Math.min(requests.length, list.length) - 1];
      if (reply instanceof Error) throw reply;
      if (typeof reply === 'function') return reply(request);
      if (!reply) throw new Error('createTestApi needs at least one reply.');
      return reply.clone();
    },
    ...options,
  });
  return { api, requests };
}

/** Never responds, and rejects as `fetch` does when the signal is aborted. */
export function neverRespond(request: Request): Promise<Response> {
  return new Promise((_resolve, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)));
}

export function rejectionOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => {
      throw new Error('The call did not reject.');
    },
    (error: unknown) => error,
  );
}

/** A promise that the test resolves, as `Promise.withResolvers` of newer versions of Node does. */
export function deferred<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

export function htmlResponse(html: string, status = 200): Response {
  return new Response(html, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

export function errorResponse(status: number, message: unknown, headers: Record<string, string> = {}): Response {
  return Response.json({ success: false, message }, { status, headers });
}

/** A body with the required keys of every operation. */
export const validBody = {
  success: true,
  message: 'Done',
  token: 'fresh',
  user: { _id: 'u', fullName: 'Aarav', email: 'a@example.com', role: 10 },
  courses: [],
  course: { _id: 'c', title: 'CCC', price: 1 },
  payment_request: { longurl: 'https://pay.example.com/1' },
  users: [],
  batches: [],
  results: [],
  hallTickets: [],
  marksheets: [],
  wallet: { balance: 1 },
  transactions: [],
};
