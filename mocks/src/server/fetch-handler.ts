import { errorBody } from '../core/errors.ts';
import { jsonResponse } from '../core/respond.ts';
import type { MocksOptions } from '../create-mocks.ts';
import { paymentPage, paymentScript, paymentStyles } from '../documents/payment-page.ts';
import type { FetchHandler } from './listen.ts';
import { type SessionRequest, Sessions } from './sessions.ts';

const corsHeaders = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
  'Access-Control-Expose-Headers': '*',
  'Access-Control-Max-Age': '600',
};

const staticFiles: Record<string, [contentType: string, text: () => string]> = {
  '/__mocks/payment.html': ['text/html', paymentPage],
  '/__mocks/payment.js': ['text/javascript', paymentScript],
  '/__mocks/payment.css': ['text/css', paymentStyles],
};

/** Serves mocks on their own origin: CORS, the payment page, the control API, and sessions. */
export function createFetchHandler(options: MocksOptions): { handle: FetchHandler; sessions: Sessions } {
  const sessions = new Sessions(options);
  return { sessions, handle: async (request) => withCors(request, await respond(sessions, request)) };
}

function withCors(request: Request, response: Response): Response {
  // A broken connection has no headers.
  if (response.type === 'error') return response;
  for (const [name, value] of Object.entries(corsHeaders)) response.headers.set(name, value);
  response.headers.set('Access-Control-Allow-Headers', allowedHeaders(request));
  return response;
}

/** Every header that a page wants to send. The wildcard would leave out Authorization. */
function allowedHeaders({ headers }: Request): string {
  return headers.get('Access-Control-Request-Headers') ?? 'Authorization, Content-Type';
}

async function respond(sessions: Sessions, incoming: Request): Promise<Response> {
  if (incoming.method === 'OPTIONS') return new Response(null, { status: 204 });
  const found = findSession(sessions, incoming);
  if (found instanceof Response) return found;
  const { session, request } = found;
  const { pathname } = new URL(request.url);
  const file = staticFiles[pathname];
  if (file) return new Response(file[1](), { headers: { 'Content-Type': `${file[0]}; charset=utf-8` } });
  return (await session.respond(request)) ?? jsonResponse(404, errorBody(`There is nothing at ${pathname}.`));
}

/** The session of a request, or a 400 when its name is not valid. */
function findSession(sessions: Sessions, request: Request): SessionRequest | Response {
  try {
    return sessions.of(request);
  } catch (error) {
    return jsonResponse(400, errorBody(error instanceof Error ? error.message : String(error)));
  }
}
