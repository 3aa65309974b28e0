import { ApiError, NetworkError, TimeoutError } from './errors.ts';
import { abortable } from './with-timeout.ts';

/** A call does not wait for a Retry-After of this length or more. */
const maxRetryAfterMs = 30_000;

/** Milliseconds until the next attempt, or undefined when the error is final. `remainingMs` is the time until the timeout. */
export function retryDelay(error: unknown, attempt: number, retries: number, remainingMs: number): number | undefined {
  if (attempt > retries) return undefined;
  const isUnavailable = error instanceof ApiError && [502, 503, 504].includes(error.status);
  const retryAfterMs = isUnavailable ? (error.retryAfterMs ?? 0) : undefined;
  // Of timeouts, only that of an attempt leaves time for another one.
  const hasNoResponse = error instanceof NetworkError || error instanceof TimeoutError;
  if (retryAfterMs === undefined && !hasNoResponse) return undefined;
  // Jitter of one half, so that clients do not all retry at the same moment.
  const delayMs = Math.max(retryAfterMs ?? 0, Math.round(300 * 2 ** (attempt - 1) * (0.5 + Math.random() / 2)));
  return delayMs < Math.min(remainingMs, retryAfterMs ? maxRetryAfterMs : remainingMs) ? delayMs : undefined;
}

/** Resolves after `ms` milliseconds, or rejects with the signal's reason. */
export function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const elapsed = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return abortable(elapsed, signal).finally(() => clearTimeout(timer));
}
