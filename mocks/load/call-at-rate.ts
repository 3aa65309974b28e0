export interface Outcome {
  succeeded: number;
  /** Error messages of the failed calls. */
  failures: string[];
  /** Milliseconds of each successful call, ascending. */
  durations: number[];
}

const ticksPerSecond = 20;

/** Starts calls at a constant rate, without waiting for earlier ones, and resolves when all of them have settled. */
export async function callAtRate(perSecond: number, seconds: number, call: (index: number) => Promise<unknown>): Promise<Outcome> {
  const outcome: Outcome = { succeeded: 0, failures: [], durations: [] };
  const pending: Promise<void>[] = [];
  const perTick = perSecond / ticksPerSecond;
  const startedAt = performance.now();
  for (let tick = 0; tick < seconds * ticksPerSecond; tick++) {
    for (let index = 0; index < perTick; index++) pending.push(measure(() => call(tick * perTick + index), outcome));
    const untilNextTick = startedAt + ((tick + 1) * 1000) / ticksPerSecond - performance.now();
    if (untilNextTick > 0) await new Promise((resolve) => setTimeout(resolve, untilNextTick));
  }
  await Promise.all(pending);
  outcome.durations.sort((a, b) => a - b);
  return outcome;
}

async function measure(call: () => Promise<unknown>, outcome: Outcome): Promise<void> {
  const startedAt = performance.now();
  try {
    await call();
    outcome.succeeded += 1;
    outcome.durations.push(performance.now() - startedAt);
  } catch (error) {
    outcome.failures.push(String(error));
  }
}
