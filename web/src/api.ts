import { type Api, type ApiOptions, createApi } from '@institute/sdk';
import type { Refusals } from './session/refusals.ts';
import type { SessionStore } from './session/store.ts';

/** Reads end after 30 seconds; writes do not, because a payment must not be cut. */
const readTimeoutMs = 30_000;

export function apiUrl(): string {
  return __API_URL__ || `${location.origin}/v1`;
}

export function createAppApi(session: SessionStore, refusals: Refusals, inspect?: ApiOptions['inspect']): Api {
  return createApi({
    baseUrl: apiUrl(),
    token: (scheme) => (scheme === 'adminBearer' ? session.adminToken() : session.get()?.token),
    fetch: refusals.fetch,
    readTimeoutMs,
    inspect,
  });
}
