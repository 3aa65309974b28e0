import { ApiError, NetworkError, TimeoutError } from './errors.ts';

/** If the Retry-After is longer than this, the call fails at once. */
const maxRetryAfterMs = 10_000;

/** Milliseconds until the next attempt, or undefined when the error is final. `remainingMs` is the time until the timeout. */
export function retryDelay(error: unknown, attempt: number, retries: number, remainingMs: number): number | undefined {
  if (attempt > retries) return undefined;
  const retryAfterMs = error instanceof ApiError ? waitOf(error) : undefined;
  // Only the timeout of an attempt leaves time for another attempt; after the timeout of the call `remainingMs` is used up.
  const hasNoResponse = error instanceof NetworkError || error instanceof TimeoutError;
  if (retryAfterMs === undefined && !hasNoResponse) return undefined;
  // Jitter of one half, so that clients do not all retry at the same moment.
  const delayMs = Math.max(retryAfterMs ?? 0, Math.round(300 * 2 ** (attempt - 1) * (0.5 + Math.random() / 2)));
  return delayMs < remainingMs && (retryAfterMs ?? 0) <= maxRetryAfterMs ? delayMs : undefined;
}

/** Milliseconds that the server asks for; undefined if another attempt would not help. After a 429 only the server knows how long. */
function waitOf({ status, retryAfterMs }: ApiError): number | undefined {
  if (status === 429) return retryAfterMs;
  return [502, 503, 504].includes(status) ? (retryAfterMs ?? 0) : undefined;
}

export function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const elapsed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return abortable(elapsed, signal).finally(() => clearTimeout(timer));
}

/** `setTimeout` overflows at 2^31 ms and fires at once. */
const maxTimeoutMs = 2 ** 31;

/**
 * Combines the caller's signal with a timeout. Call `release` when the request has ended, so that no listener stays on a
 * long-lived signal. This is faster than `AbortSignal.any`. Without a timeout and a caller's signal there is no signal, because a signal
 * slows down every request.
 */
export function withTimeout(callerSignal: AbortSignal | undefined, timeoutMs: number, createError: () => Error) {
  const hasTimeout = timeoutMs > 0 && timeoutMs < maxTimeoutMs;
  if (!hasTimeout && !callerSignal) return { signal: undefined, release: () => undefined };
  const controller = new AbortController();
  const handleAbort = () => controller.abort(callerSignal?.reason);
  if (callerSignal?.aborted) handleAbort();
  callerSignal?.addEventListener('abort', handleAbort);
  const timer = hasTimeout ? setTimeout(() => controller.abort(createError()), timeoutMs) : undefined;
  const release = () => {
    clearTimeout(timer);
    callerSignal?.removeEventListener('abort', handleAbort);
  };
  return { signal: controller.signal, release };
}

export function abortable<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const handleAbort = () => reject(signal.reason);
    if (signal.aborted) handleAbort();
    signal.addEventListener('abort', handleAbort);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', handleAbort));
  });
}
