import { readAnswer } from './answer.ts';
import { attemptOnce, deadline, type Fetch } from './attempt.ts';
import { encode } from './encode.ts';
import { TimeoutError } from './errors.ts';
import { type OperationId, operations } from './generated/operations.ts';
import { lazyHttp } from './http.ts';
import { retryDelay, sleep } from './retry.ts';
import type { Api, ApiOptions, CallEvent, CallOptions, Operation } from './types.ts';

/**
 * A redirect could carry a body with personal data to another host; the API has none. Not `error`: with that, Node 20
 * forgets the signal of a request whose answer has begun, and a timeout would never come.
 */
const safe = { redirect: 'manual', credentials: 'omit' } as const;

/**
 * The typed client of every v1 call. A call answers with data or throws: ApiError when the server refused, NetworkError
 * or TimeoutError when nobody answered, ParseError when the answer is not the contract's; an abort passes through.
 */
export function createApi(given: ApiOptions): Api {
  // Looked up at every call, so that whoever replaces the global fetch later is heard too.
  const fetch: Fetch = given.fetch ?? ((request) => globalThis.fetch(request));
  const options = { ...given, fetch, baseUrl: given.baseUrl.replace(/\/+$/, '') };
  const api: Record<string, unknown> = { http: lazyHttp({ baseUrl: options.baseUrl, fetch, ...safe, redirect: 'error' }) };
  for (const id of Object.keys(operations) as OperationId[])
    api[id] = (input: Record<string, unknown> = {}, call: CallOptions = {}) => send(options, id, input, call);
  // The table and the interface are made from the same spec.
  return api as unknown as Api;
}

interface Options extends ApiOptions {
  fetch: Fetch;
}

/** A call from its input to its answer, with every attempt that it takes. */
async function send(options: Options, id: OperationId, input: Record<string, unknown>, call: CallOptions): Promise<unknown> {
  const operation: Operation = operations[id];
  const { method, path } = operation;
  const read = method === 'GET';
  const timeoutMs = call.timeoutMs ?? (read ? options.readTimeoutMs : undefined) ?? options.timeoutMs ?? 0;
  const retries = read ? (call.retries ?? options.retries ?? 2) : 0;
  const { path: filled, body } = encode(id, operation, input);
  const headers = new Headers(typeof body === 'string' ? { 'Content-Type': 'application/json' } : undefined);
  for (const [name, value] of Object.entries({ ...operation.headers, ...call.headers, ...authorization(operation, options, call) }))
    headers.set(name, value);
  const started = Date.now();
  const { signal, release } = deadline(call.signal, timeoutMs, () => new TimeoutError(id, timeoutMs));
  const tell = (type: CallEvent['type'], attempt: number, more?: Pick<CallEvent, 'status' | 'error'>) =>
    options.onEvent?.({
      type,
      operation: id,
      method,
      path,
      fields: Object.keys(input),
      attempt,
      durationMs: Date.now() - started,
      ...more,
    });

  try {
    for (let attempt = 1; ; attempt++) {
      try {
        tell('request', attempt);
        const request = new Request(options.baseUrl + filled, { method, headers, body, signal, ...safe });
        const { response, text } = await attemptOnce(options.fetch, id, request);
        tell('response', attempt, { status: response.status });
        const answer = readAnswer(id, operation, response, text);
        options.inspect?.(id, answer, response.status);
        return answer;
      } catch (error) {
        const leftMs = timeoutMs > 0 ? started + timeoutMs - Date.now() : Number.POSITIVE_INFINITY;
        const pause = retryDelay(error, attempt, retries, leftMs);
        tell(pause === undefined ? 'failure' : 'retry', attempt, { error: error instanceof Error ? error.name : 'Error' });
        if (pause === undefined) throw error;
        await sleep(pause, signal);
      }
    }
  } finally {
    release();
  }
}

/** A token only where the spec asks for one; the call's own wins, and null is nobody's. */
function authorization({ security = [] }: Operation, options: ApiOptions, call: CallOptions): Record<string, string> {
  if (security.length === 0) return {};
  const token = call.token === undefined ? security.map((scheme) => options.token?.(scheme)).find(Boolean) : call.token;
  return token ? { Authorization: `Bearer ${token}` } : {};
}
