import type { ApiMethods } from '../generated/methods.ts';
import { type OperationId, operations } from '../generated/operations.ts';
import { TimeoutError } from './errors.ts';
import { fetchOnce } from './fetch-once.ts';
import { type HttpClient, lazyHttpClient } from './lazy-http-client.ts';
import type { Operation } from './operation.ts';
import type { ApiOptions, CallEvent, CallOptions, Fetch } from './options.ts';
import { readResponse } from './read-response.ts';
import { retryDelay, sleep } from './retry.ts';
import { serializeRequest } from './serialize-request.ts';
import { withTimeout } from './with-timeout.ts';

/** The client: one method per operation, and openapi-fetch for everything else. */
export interface Api extends ApiMethods {
  /** openapi-fetch on the same base URL, typed by the same contract. It sends no token, retries nothing and resolves with errors. */
  http: HttpClient;
}

/**
 * The API never redirects, and following a redirect could send personal data to another host. `'manual'` and not `'error'`, because
 * with `'error'` Node 20 loses the signal of a request once the response has begun, and a timeout would never fire.
 */
const defaultRequestInit = { redirect: 'manual', credentials: 'omit' } as const;

/**
 * Creates the typed client. Each method resolves with the response body or rejects with an `SdkError`: `ApiError` when the server
 * responds with an error, `NetworkError` when there is no response, `TimeoutError` when it takes too long, and `ParseError` when
 * it does not match the contract. An aborted call rejects with the signal's reason.
 */
export function createApi(apiOptions: ApiOptions): Api {
  // Looks up the global fetch at every call, so that a later replacement is used.
  const fetch: Fetch = apiOptions.fetch ?? ((request) => globalThis.fetch(request));
  const options = { ...apiOptions, fetch, baseUrl: apiOptions.baseUrl.replace(/\/+$/, '') };
  const http = lazyHttpClient({ baseUrl: options.baseUrl, fetch, ...defaultRequestInit, redirect: 'error' });
  const api: Record<string, unknown> = { http };
  for (const id of Object.keys(operations) as OperationId[])
    api[id] = (input: Record<string, unknown> = {}, callOptions: CallOptions = {}) => call(options, id, input, callOptions);
  // The operations table and ApiMethods are generated from the same spec.
  return api as unknown as Api;
}

interface ResolvedOptions extends ApiOptions {
  fetch: Fetch;
}

/** Sends a request, retries it, and resolves with the response body. */
async function call(options: ResolvedOptions, id: OperationId, input: Record<string, unknown>, callOptions: CallOptions): Promise<unknown> {
  const operation: Operation = operations[id];
  const { method, path: pathTemplate } = operation;
  const isQuery = method === 'GET';
  const timeoutMs = callOptions.timeoutMs ?? (isQuery ? options.queryTimeoutMs : undefined) ?? options.timeoutMs ?? 0;
  const retries = isQuery ? (callOptions.retries ?? options.retries ?? 2) : 0;
  const { path, body } = serializeRequest(id, operation, input);
  const headers = new Headers(typeof body === 'string' ? { 'Content-Type': 'application/json' } : undefined);
  const allHeaders = { ...operation.headers, ...callOptions.headers, ...authorization(operation, options, callOptions) };
  for (const [name, value] of Object.entries(allHeaders)) headers.set(name, value);
  const startedAt = Date.now();
  const { signal, release } = withTimeout(callOptions.signal, timeoutMs, () => new TimeoutError(id, timeoutMs));
  const emit = (type: CallEvent['type'], attempt: number, details?: Pick<CallEvent, 'status' | 'error'>) =>
    options.onEvent?.({
      type,
      operation: id,
      method,
      path: pathTemplate,
      fields: Object.keys(input),
      attempt,
      durationMs: Date.now() - startedAt,
      ...details,
    });

  try {
    for (let attempt = 1; ; attempt++) {
      try {
        emit('request', attempt);
        const request = new Request(options.baseUrl + path, { method, headers, body, signal, ...defaultRequestInit });
        const { response, text } = await fetchOnce(options.fetch, id, request);
        emit('response', attempt, { status: response.status });
        const data = readResponse(id, operation, response, text);
        options.inspect?.(id, data, response.status);
        return data;
      } catch (error) {
        const remainingMs = timeoutMs > 0 ? startedAt + timeoutMs - Date.now() : Number.POSITIVE_INFINITY;
        const delayMs = retryDelay(error, attempt, retries, remainingMs);
        emit(delayMs === undefined ? 'failure' : 'retry', attempt, { error: error instanceof Error ? error.name : 'Error' });
        if (delayMs === undefined) throw error;
        await sleep(delayMs, signal);
      }
    }
  } finally {
    release();
  }
}

/** The Authorization header, where the spec asks for a token. A token of the call overrides the provider's; `null` sends none. */
function authorization({ security = [] }: Operation, options: ApiOptions, callOptions: CallOptions): Record<string, string> {
  if (security.length === 0) return {};
  const token = callOptions.token === undefined ? security.map((scheme) => options.token?.(scheme)).find(Boolean) : callOptions.token;
  return token ? { Authorization: `Bearer ${token}` } : {};
}
