import createClient from 'openapi-fetch';
import { readAnswer } from './answer.ts';
import { type Encoded, encode } from './encode.ts';
import { NetworkError, TimeoutError } from './errors.ts';
import { type OperationId, operations } from './generated/operations.ts';
import type { paths } from './generated/schema.ts';
import { retryDelay, sleep } from './retry.ts';
import type { Api, ApiOptions, CallEvent, CallOptions, Operation } from './types.ts';

/** openapi-fetch without its type inference, which only callers of `api.http` need. */
interface Untyped {
  request(method: string, path: string, init: object): Promise<{ data?: string; error?: unknown; response: Response }>;
}

/**
 * The typed client of every v1 call. A call answers with data or throws: ApiError when the server refused, NetworkError
 * or TimeoutError when nobody answered, ParseError when the answer is not the contract's; an abort passes through.
 */
export function createApi(options: ApiOptions): Api {
  const fetcher = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const http = createClient<paths>({
    baseUrl: options.baseUrl.replace(/\/+$/, ''),
    // A redirect could carry a body with personal data to another host (S-05); the API has none.
    redirect: 'error',
    credentials: 'omit',
    fetch: fetcher,
  });
  const api: Record<string, unknown> = { http };
  for (const id of Object.keys(operations) as OperationId[])
    api[id] = (input?: Record<string, unknown>, call?: CallOptions) =>
      send(http as unknown as Untyped, fetcher, options, id, input ?? {}, call ?? {});
  return api as unknown as Api;
}

async function send(
  http: Untyped,
  fetcher: (request: Request) => Promise<Response>,
  options: ApiOptions,
  id: OperationId,
  input: Record<string, unknown>,
  call: CallOptions,
): Promise<unknown> {
  const operation: Operation = operations[id];
  const read = operation.method === 'GET';
  const started = Date.now();
  const timeoutMs = call.timeoutMs ?? (read ? options.readTimeoutMs : undefined) ?? options.timeoutMs ?? 0;
  const encoded = encode(id, operation, input);
  const headers = { ...operation.headers, ...call.headers, ...authorization(operation, options, call) };
  const { signal, release } = deadline(call.signal, timeoutMs, () => new TimeoutError(id, timeoutMs));
  const { method, path } = operation;
  const tell = (event: Pick<CallEvent, 'type' | 'status' | 'error' | 'attempt'>) =>
    options.onEvent?.({ ...event, operation: id, method, path, fields: Object.keys(input), durationMs: Date.now() - started });

  try {
    for (let attempt = 1; ; attempt++) {
      try {
        tell({ type: 'request', attempt });
        const { response, text } = await attemptOnce(http, fetcher, id, operation, encoded, headers, signal);
        tell({ type: 'response', attempt, status: response.status });
        return readAnswer(id, operation, response, text);
      } catch (error) {
        const leftMs = timeoutMs > 0 ? started + timeoutMs - Date.now() : Number.POSITIVE_INFINITY;
        const pause = read ? retryDelay(error, attempt, call.retries ?? options.retries ?? 2, leftMs) : undefined;
        tell({ type: pause === undefined ? 'failure' : 'retry', attempt, error: error instanceof Error ? error.name : 'Error' });
        if (pause === undefined) throw error;
        await sleep(pause, signal);
      }
    }
  } finally {
    release();
  }
}

/** One request and its whole body. Only what happens on the wire becomes a NetworkError; mistakes of ours keep their own. */
async function attemptOnce(
  http: Untyped,
  fetcher: (request: Request) => Promise<Response>,
  id: OperationId,
  { method, path }: Operation,
  encoded: Encoded,
  headers: Record<string, string>,
  signal: AbortSignal,
): Promise<{ response: Response; text: string }> {
  let onTheWire = false;
  const fetch = (request: Request) => {
    onTheWire = true;
    return fetcher(request);
  };
  try {
    const { data, error, response } = await http.request(method.toLowerCase(), path, {
      ...encoded,
      headers,
      signal,
      fetch,
      parseAs: 'text',
    });
    const text = data ?? (typeof error === 'string' ? error : error === undefined ? '' : JSON.stringify(error));
    return { response, text };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw onTheWire ? new NetworkError(id, error) : error;
  }
}

/** A token only where the spec asks for one; the call's own wins, and null is nobody's. */
function authorization({ security = [] }: Operation, options: ApiOptions, call: CallOptions): Record<string, string> {
  if (security.length === 0) return {};
  const token = call.token === undefined ? security.map((scheme) => options.token?.(scheme)).find(Boolean) : call.token;
  return token ? { Authorization: `Bearer ${token}` } : {};
}

/** One controller a call: the caller's abort is forwarded by a listener, which `AbortSignal.any` would be slower at. */
function deadline(outer: AbortSignal | undefined, timeoutMs: number, reason: () => Error) {
  const controller = new AbortController();
  const forward = () => controller.abort(outer?.reason);
  if (outer?.aborted) forward();
  outer?.addEventListener('abort', forward);
  const timer = timeoutMs > 0 ? setTimeout(() => controller.abort(reason()), timeoutMs) : undefined;
  const release = () => {
    clearTimeout(timer);
    outer?.removeEventListener('abort', forward);
  };
  return { signal: controller.signal, release };
}
