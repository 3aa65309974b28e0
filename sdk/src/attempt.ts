import type { Encoded } from './encode.ts';
import { NetworkError } from './errors.ts';
import type { OperationId } from './generated/operations.ts';
import type { Operation } from './types.ts';

/** openapi-fetch without its type inference, which only callers of `api.http` need. */
export interface Untyped {
  request(method: string, path: string, init: object): Promise<{ data?: string; error?: unknown; response: Response }>;
}

/** What every attempt of a client shares. */
export interface Wire {
  http: Untyped;
  fetch: (request: Request) => Promise<Response>;
}

export interface Attempt {
  id: OperationId;
  operation: Operation;
  encoded: Encoded;
  headers: Record<string, string>;
  signal: AbortSignal;
}

/** One request and its whole body. Only what happens on the wire becomes a NetworkError; mistakes of ours keep their own. */
export async function attemptOnce(
  wire: Wire,
  { id, operation, encoded, headers, signal }: Attempt,
): Promise<{ response: Response; text: string }> {
  let onTheWire = false;
  const fetch = (request: Request) => {
    onTheWire = true;
    return wire.fetch(request);
  };
  const init = { ...encoded, headers, signal, fetch, parseAs: 'text' };
  try {
    const { data, error, response } = await wire.http.request(operation.method, operation.path, init);
    const text = data ?? (typeof error === 'string' ? error : error === undefined ? '' : JSON.stringify(error));
    return { response, text };
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw onTheWire ? new NetworkError(id, error) : error;
  }
}

/** One controller a call: the caller's abort is forwarded by a listener, which `AbortSignal.any` would be slower at. */
export function deadline(outer: AbortSignal | undefined, timeoutMs: number, reason: () => Error) {
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
