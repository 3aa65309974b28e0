import { type Api, type ApiOptions, createApi } from '@institute/sdk';
import type { SessionStore } from '#session/store.ts';

/** For queries only: a timeout must not interrupt a payment. */
const queryTimeoutMs = 30_000;

/** Base URL of the API; `/v1` on the origin of the page if the build sets none. */
export function apiUrl(): string {
  return __API_URL__ || `${location.origin}/v1`;
}

export function createAppApi(session: SessionStore, options: Pick<ApiOptions, 'baseUrl' | 'fetch' | 'inspect'>): Api {
  return createApi({
    ...options,
    token: (scheme) => (scheme === 'adminBearer' ? session.adminToken() : session.get()?.token),
    queryTimeoutMs,
  });
}
