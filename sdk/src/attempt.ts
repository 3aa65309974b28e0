import { NetworkError } from './errors.ts';
import type { OperationId } from './generated/operations.ts';

/** Takes the place of the global fetch. */
export type Fetch = (request: Request) => Promise<Response>;

/** One request and its whole body. Only what happens on the wire becomes a NetworkError; mistakes of ours keep their own. */
export async function attemptOnce(fetch: Fetch, id: OperationId, request: Request): Promise<{ response: Response; text: string }> {
  try {
    const response = await fetch(request);
    return { response, text: await response.text() };
  } catch (error) {
    throw request.signal.aborted ? request.signal.reason : new NetworkError(id, error);
  }
}

/**
 * The caller's signal and the timeout as one, by a listener, which `AbortSignal.any` would be slower at. Without a timeout the
 * caller's own signal, or none, will do: one costs every request that carries it.
 */
export function deadline(outer: AbortSignal | undefined, timeoutMs: number, reason: () => Error) {
  if (!timeoutMs) return { signal: outer, release: () => undefined };
  const controller = new AbortController();
  const forward = () => controller.abort(outer?.reason);
  if (outer?.aborted) forward();
  outer?.addEventListener('abort', forward);
  const timer = setTimeout(() => controller.abort(reason()), timeoutMs);
  const release = () => {
    clearTimeout(timer);
    outer?.removeEventListener('abort', forward);
  };
  return { signal: controller.signal, release };
}
