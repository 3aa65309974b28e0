import createClient from 'openapi-fetch';
import { readAnswer } from './answer.ts';
import { attemptOnce, deadline, type Untyped, type Wire } from './attempt.ts';
import { encode } from './encode.ts';
import { TimeoutError } from './errors.ts';
import { type OperationId, operations } from './generated/operations.ts';
import type { paths } from './generated/schema.ts';
import { retryDelay, sleep } from './retry.ts';
import type { Api, ApiOptions, CallEvent, CallOptions, Operation } from './types.ts';

/**
 * The typed client of every v1 call. A call answers with data or throws: ApiError when the server refused, NetworkError
 * or TimeoutError when nobody answered, ParseError when the answer is not the contract's; an abort passes through.
 */
export function createApi(options: ApiOptions): Api {
  // Looked up at every call, so that whoever replaces the global fetch later is heard too.
  const fetch = options.fetch ?? ((request: Request) => globalThis.fetch(request));
  const http = createClient<paths>({
    baseUrl: options.baseUrl.replace(/\/+$/, ''),
    // A redirect could carry a body with personal data to another host (S-05); the API has none.
    redirect: 'error',
    credentials: 'omit',
    fetch,
  });
  const wire: Wire = { http: http as unknown as Untyped, fetch };
  const api: Record<string, unknown> = { http };
  for (const id of Object.keys(operations) as OperationId[])
    api[id] = (input: Record<string, unknown> = {}, call: CallOptions = {}) => send(wire, options, id, input, call);
  // The table and the interface are made from the same spec.
  return api as unknown as Api;
}

/** A call from its input to its answer, with every attempt that it takes. */
async function send(wire: Wire, options: ApiOptions, id: OperationId, input: Record<string, unknown>, call: CallOptions): Promise<unknown> {
  const operation: Operation = operations[id];
  const read = operation.method === 'GET';
  const timeoutMs = call.timeoutMs ?? (read ? options.readTimeoutMs : undefined) ?? options.timeoutMs ?? 0;
  const retries = read ? (call.retries ?? options.retries ?? 2) : 0;
  const encoded = encode(id, operation, input);
  const headers = { ...operation.headers, ...call.headers, ...authorization(operation, options, call) };
  const started = Date.now();
  const { signal, release } = deadline(call.signal, timeoutMs, () => new TimeoutError(id, timeoutMs));
  const tell = (event: Pick<CallEvent, 'type' | 'status' | 'error' | 'attempt'>) => {
    const { method, path } = operation;
    options.onEvent?.({ ...event, operation: id, method, path, fields: Object.keys(input), durationMs: Date.now() - started });
  };

  try {
    for (let attempt = 1; ; attempt++) {
      try {
        tell({ type: 'request', attempt });
        const { response, text } = await attemptOnce(wire, { id, operation, encoded, headers, signal });
        tell({ type: 'response', attempt, status: response.status });
        const answer = readAnswer(id, operation, response, text);
        options.inspect?.(id, answer, response.status);
        return answer;
      } catch (error) {
        const leftMs = timeoutMs > 0 ? started + timeoutMs - Date.now() : Number.POSITIVE_INFINITY;
        const pause = retryDelay(error, attempt, retries, leftMs);
        tell({ type: pause === undefined ? 'failure' : 'retry', attempt, error: error instanceof Error ? error.name : 'Error' });
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
