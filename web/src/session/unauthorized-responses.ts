import type { SessionStore } from './store.ts';

/** Wraps `fetch` and remembers the token of the last 401, so that a late response of an earlier session does not end the current one. */
export function trackUnauthorizedResponses(fetch: (request: Request) => Promise<Response> = (request) => globalThis.fetch(request)) {
  let rejectedHeader: string | undefined;
  const isRejected = (token: string | undefined) => token !== undefined && rejectedHeader === `Bearer ${token}`;
  return {
    async fetch(request: Request): Promise<Response> {
      const header = request.headers.get('authorization');
      const response = await fetch(request);
      // A request without a token clears it, because its 401 does not concern a session.
      if (response.status === 401) rejectedHeader = header ?? undefined;
      return response;
    },
    /** Whether the last 401 rejected the token of this session. */
    hasRejected: (session: SessionStore): boolean => isRejected(session.get()?.token),
    /** Whether the last 401 rejected a token that is no longer in use. */
    isStale: (session: SessionStore): boolean =>
      rejectedHeader !== undefined && !isRejected(session.get()?.token) && !isRejected(session.adminToken()),
  };
}

export type UnauthorizedResponses = ReturnType<typeof trackUnauthorizedResponses>;
