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

/** The promise, or a rejection with the signal's reason when it is aborted first. */
export function abortable<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (!signal) return promise;
  return new Promise((resolve, reject) => {
    const handleAbort = () => reject(signal.reason);
    if (signal.aborted) handleAbort();
    signal.addEventListener('abort', handleAbort);
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', handleAbort));
  });
}
