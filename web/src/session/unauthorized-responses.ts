import type { ApiError } from '@institute/sdk';
import type { SessionStore } from './store.ts';

/** Wraps `fetch` and remembers the token of each 401, so that a late response of an earlier session does not end the current one. */
export function trackUnauthorizedResponses(fetch: (request: Request) => Promise<Response> = (request) => globalThis.fetch(request)) {
  /** The Authorization header of each request with a 401, by the headers of its response, which are those of the error. */
  const rejected = new WeakMap<Headers, string>();
  const isOf = ({ headers }: ApiError, token: string | undefined) => token !== undefined && rejected.get(headers) === `Bearer ${token}`;
  return {
    async fetch(request: Request): Promise<Response> {
      const header = request.headers.get('authorization');
      const response = await fetch(request);
      if (response.status === 401 && header) rejected.set(response.headers, header);
      return response;
    },
    /** Whether a 401 rejected the token of this session. */
    hasRejected: (error: ApiError, session: SessionStore): boolean => isOf(error, session.get()?.token),
    /** Whether a 401 rejected a token that is no longer in use. */
    isStale: (error: ApiError, session: SessionStore): boolean =>
      rejected.has(error.headers) && !isOf(error, session.get()?.token) && !isOf(error, session.adminToken()),
  };
}

export type UnauthorizedResponses = ReturnType<typeof trackUnauthorizedResponses>;
