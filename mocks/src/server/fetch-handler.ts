import { errorBody } from '../core/errors.ts';
import { jsonResponse } from '../core/respond.ts';
import type { Mocks, MocksOptions } from '../create-mocks.ts';
import { paymentPage, paymentScript, paymentStyles } from '../documents/payment-page.ts';
import { type Access, rejectForeign, withCors } from './cors.ts';
import type { FetchHandler } from './request-listener.ts';
import { type SessionRequest, Sessions } from './sessions.ts';

const staticFiles: Record<string, [contentType: string, text: () => string]> = {
  '/__mocks/payment.html': ['text/html', paymentPage],
  '/__mocks/payment.js': ['text/javascript', paymentScript],
  '/__mocks/payment.css': ['text/css', paymentStyles],
};

/** Mocks that respond to a `Request` as a server would, without a port. */
export interface FetchMocks {
  mocks: Mocks;
  /** For any runtime with the Fetch API, and as the `fetch` of a client. */
  handle(request: Request): Promise<Response>;
}

/** Mocks on their own origin, without a port: CORS, the payment page, the control API, and sessions. */
export function createFetchHandler(options: MocksOptions, access: Access = {}): FetchMocks {
  const { handle, sessions } = createServerHandler(options, access);
  return { mocks: sessions.get('').mocks, handle: (request) => handle(request) };
}

export function createServerHandler(options: MocksOptions, access: Access): { handle: FetchHandler; sessions: Sessions } {
  const sessions = new Sessions(options);
  const handle: FetchHandler = async (request, bodyError) =>
    rejectForeign(request, access) ?? withCors(request, bodyError ?? (await respond(sessions, request)));
  return { handle, sessions };
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

/** Returns a 400 when the name of the session is not valid. */
function findSession(sessions: Sessions, request: Request): SessionRequest | Response {
  try {
    return sessions.of(request);
  } catch (error) {
    return jsonResponse(400, errorBody(error instanceof Error ? error.message : String(error)));
  }
}
