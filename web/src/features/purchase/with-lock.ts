interface LockOptions<Result> {
  /** Web Locks, if the browser supports them. */
  locks: Pick<LockManager, 'request'> | undefined;
  name: string;
  timeoutMs: number;
  run: () => Promise<Result>;
  /** Runs in place of `run` if another tab holds the lock for too long. */
  onTimeout: () => Promise<Result>;
}

/** Runs a function while no other tab runs one under the same name; without a lock where the browser gives none. */
export async function withLock<Result>({ locks, name, timeoutMs, run, onTimeout }: LockOptions<Result>): Promise<Result> {
  if (!locks) return run();
  const signal = AbortSignal.timeout(timeoutMs);
  let running: Promise<Result> | undefined;
  try {
    return await locks.request(name, { signal }, () => {
      running = run();
      return running;
    });
  } catch {
    // `run` itself may have failed. Firefox rejects the request if it may store nothing.
    return running ?? (signal.aborted ? onTimeout() : run());
  }
}
