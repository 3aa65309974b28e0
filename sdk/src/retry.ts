import { ApiError, NetworkError } from './errors.ts';

/** Longest Retry-After that a call without a deadline waits for. */
const patienceMs = 30_000;

/** Milliseconds to wait before the next attempt, or undefined when there is none. `leftMs` is the time until the deadline. */
export function retryDelay(error: unknown, attempt: number, retries: number, leftMs: number): number | undefined {
  if (attempt > retries) return undefined;
  const asked = error instanceof ApiError && [502, 503, 504].includes(error.status) ? (error.retryAfterMs ?? 0) : undefined;
  if (asked === undefined && !(error instanceof NetworkError)) return undefined;
  // Half of the pause is chance, so that many clients do not come back at once.
  const pause = Math.max(asked ?? 0, 300 * 2 ** (attempt - 1) * (0.5 + Math.random() / 2));
  return pause < Math.min(leftMs, asked ? patienceMs : leftMs) ? pause : undefined;
}

/** Resolves after `ms`, or rejects with the signal's reason. */
export function sleep(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(done, signal?.aborted ? 0 : ms);
    function done() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', done);
      signal?.aborted ? reject(signal.reason) : resolve();
    }
    signal?.addEventListener('abort', done);
  });
}
