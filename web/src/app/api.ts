import { type Api, type ApiOptions, createApi } from '@institute/sdk';
import type { SessionStore } from '../session/store.ts';

/** Reads end after 30 seconds; writes do not, because a payment must not be cut. */
const readTimeoutMs = 30_000;

export function apiUrl(): string {
  return __API_URL__ || `${location.origin}/v1`;
}

/** `fetch`: what every call goes through. */
export function createAppApi(session: SessionStore, options: Pick<ApiOptions, 'baseUrl' | 'fetch' | 'inspect'>): Api {
  return createApi({
    ...options,
    token: (scheme) => (scheme === 'adminBearer' ? session.adminToken() : session.get()?.token),
    readTimeoutMs,
  });
}
