import { createApi } from '../src/client.ts';
import type { Api, ApiOptions } from '../src/types.ts';

export type Reply = Response | Error | ((request: Request) => Response | Promise<Response>);

/** A client whose fetch is a list of replies; the last one is given again for every further request. */
export function clientWith(replies: Reply | Reply[], options: Partial<ApiOptions> = {}): { api: Api; requests: Request[] } {
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
      if (!reply) throw new Error('no reply');
      return reply.clone();
    },
    ...options,
  });
  return { api, requests };
}

/** Never answers; rejects as fetch does when the signal fires. */
export function silence(request: Request): Promise<Response> {
  return new Promise((_resolve, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)));
}

export function html(text: string, status = 200): Response {
  return new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

export function refusal(status: number, message: unknown, headers: Record<string, string> = {}): Response {
  return Response.json({ success: false, message }, { status, headers });
}

/** An answer with every key that any operation asks for. */
export const anything = {
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
