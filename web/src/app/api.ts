import { type Api, type ApiOptions, createApi } from '@institute/sdk';
import { repairResponses } from '@institute/sdk/repair';
import type { SessionStore } from '#session/store.ts';
import { failure } from '#text/errors.ts';

/** Only queries have a timeout, because it must not interrupt a payment. */
const queryTimeoutMs = 30_000;

/** Base URL of the API; `/v1` on the origin of the page if the build sets none. */
export function apiUrl(): string {
  return __API_URL__ || `${location.origin}/v1`;
}

declare global {
  /** Requested by the inline script while the app was loading. Undefined if the request failed. */
  var earlyResponse: { url: string; controller: AbortController; response: Promise<Response | undefined> } | undefined;
}

/** `fetch`, except that the response that the inline script has requested is used once. It is the response for a guest. */
export async function fetchOrTakeEarly(request: Request): Promise<Response> {
  const early = globalThis.earlyResponse;
  const { signal, headers } = request;
  const isOfGuest = request.method === 'GET' && !headers.has('Authorization');
  if (early?.url !== request.url || !isOfGuest || signal.aborted) return fetch(request);
  globalThis.earlyResponse = undefined;
  // The timeout of the request ends the early request, too.
  signal.addEventListener('abort', () => early.controller.abort(signal.reason), { once: true });
  return (await early.response) ?? fetch(request);
}

export function createAppApi(session: SessionStore, options: Pick<ApiOptions, 'baseUrl' | 'fetch' | 'inspect'>): Api {
  const repair = repairResponses();
  return createApi({
    ...options,
    inspect: (...response) => {
      options.inspect?.(...response);
      repair(...response);
    },
    errorMessage: failure,
    token: (scheme) => (scheme === 'adminBearer' ? session.adminToken() : session.get()?.token),
    queryTimeoutMs,
  });
}
