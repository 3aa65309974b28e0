/** The results of all calls of a run. */
export interface Outcome {
  succeeded: number;
  /** Error messages of the failed calls. */
  failures: string[];
}

const ticksPerSecond = 20;

/** Starts calls at a constant rate, without waiting for earlier ones, and resolves when all of them have settled. */
export async function callAtRate(perSecond: number, seconds: number, call: (index: number) => Promise<unknown>): Promise<Outcome> {
  const outcome: Outcome = { succeeded: 0, failures: [] };
  const pending: Promise<void>[] = [];
  const perTick = perSecond / ticksPerSecond;
  const startedAt = performance.now();
  for (let tick = 0; tick < seconds * ticksPerSecond; tick++) {
    for (let index = 0; index < perTick; index++) pending.push(count(() => call(tick * perTick + index), outcome));
    const untilNextTick = startedAt + ((tick + 1) * 1000) / ticksPerSecond - performance.now();
    if (untilNextTick > 0) await new Promise((resolve) => setTimeout(resolve, untilNextTick));
  }
  await Promise.all(pending);
  return outcome;
}

async function count(call: () => Promise<unknown>, outcome: Outcome): Promise<void> {
  try {
    await call();
    outcome.succeeded += 1;
  } catch (error) {
    outcome.failures.push(String(error));
  }
}
