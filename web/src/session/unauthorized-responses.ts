import type { SessionStore } from './store.ts';

/** Remembers the token that the server last refused, so that a 401 ends no session whose token was not in the call. */
export function watchRefusals(fetch: (request: Request) => Promise<Response> = (request) => globalThis.fetch(request)) {
  let refused: string | undefined;
  const isRefused = (token: string | undefined) => token !== undefined && refused === `Bearer ${token}`;
  return {
    async fetch(request: Request): Promise<Response> {
      const header = request.headers.get('authorization');
      const response = await fetch(request);
      // Also when it carried no token: that call ends nobody's session.
      if (response.status === 401) refused = header ?? undefined;
      return response;
    },
    /** Whether the session's own token was refused. */
    includes: (session: SessionStore): boolean => isRefused(session.get()?.token),
    /** Whether it was the token of a session that is over: whoever is here now has nothing to do with it. */
    isEcho: (session: SessionStore): boolean =>
      refused !== undefined && !isRefused(session.get()?.token) && !isRefused(session.adminToken()),
  };
}

export type Refusals = ReturnType<typeof watchRefusals>;
