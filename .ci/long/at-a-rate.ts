export interface Outcome {
  answered: number;
  failures: string[];
  /** Milliseconds of each answered call, from the shortest to the longest. */
  times: number[];
}

const ticksPerSecond = 20;

/** Makes calls at a steady rate, whether or not earlier ones are answered, and waits for all of them. */
export async function callAtRate(perSecond: number, seconds: number, call: (index: number) => Promise<unknown>): Promise<Outcome> {
  const outcome: Outcome = { answered: 0, failures: [], times: [] };
  const open: Promise<void>[] = [];
  const perTick = perSecond / ticksPerSecond;
  const started = performance.now();
  for (let tick = 0; tick < seconds * ticksPerSecond; tick++) {
    for (let index = 0; index < perTick; index++) open.push(measure(() => call(tick * perTick + index), outcome));
    const due = started + ((tick + 1) * 1000) / ticksPerSecond - performance.now();
    if (due > 0) await new Promise((resolve) => setTimeout(resolve, due));
  }
  await Promise.all(open);
  outcome.times.sort((a, b) => a - b);
  return outcome;
}

async function measure(call: () => Promise<unknown>, outcome: Outcome): Promise<void> {
  const started = performance.now();
  try {
    await call();
    outcome.answered += 1;
    outcome.times.push(performance.now() - started);
  } catch (error) {
    outcome.failures.push(String(error));
  }
}
