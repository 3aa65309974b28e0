import { ApiError, NetworkError, TimeoutError } from './errors.ts';
import { abortable } from './with-timeout.ts';

/** A call does not wait for a longer Retry-After. */
const maxRetryAfterMs = 10_000;

/** Milliseconds until the next attempt, or undefined when the error is final. `remainingMs` is the time until the timeout. */
export function retryDelay(error: unknown, attempt: number, retries: number, remainingMs: number): number | undefined {
  if (attempt > retries) return undefined;
  const retryAfterMs = error instanceof ApiError ? waitOf(error) : undefined;
  // Of timeouts, only that of an attempt leaves time for another one.
  const hasNoResponse = error instanceof NetworkError || error instanceof TimeoutError;
  if (retryAfterMs === undefined && !hasNoResponse) return undefined;
  // Jitter of one half, so that clients do not all retry at the same moment.
  const delayMs = Math.max(retryAfterMs ?? 0, Math.round(300 * 2 ** (attempt - 1) * (0.5 + Math.random() / 2)));
  return delayMs < remainingMs && (retryAfterMs ?? 0) <= maxRetryAfterMs ? delayMs : undefined;
}

/** Milliseconds that the server asks for; undefined if another attempt would not help. After a 429 only the server knows when it does. */
function waitOf({ status, retryAfterMs }: ApiError): number | undefined {
  if (status === 429) return retryAfterMs;
  return [502, 503, 504].includes(status) ? (retryAfterMs ?? 0) : undefined;
}

/** Resolves after `ms` milliseconds, or rejects with the signal's reason. */
export function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const elapsed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return abortable(elapsed, signal).finally(() => clearTimeout(timer));
}
