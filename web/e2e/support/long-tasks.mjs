const categories = ['disabled-by-default-devtools.timeline', 'blink', 'blink.user_timing', 'v8'];

/** @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, tts?: number, dur?: number, tdur?: number, args?: { data_len?: number } }} TraceEvent */

/**
 * Records the longest task of each step in milliseconds of CPU time, so that other work of the machine does not count. Parsing a
 * response, and the garbage collection that it triggers, are reported separately. The tasks in which the browser itself decodes the text
 * of a large response are left out. Call it before the page loads.
 * @param {import('./playwright.ts').Browser} browser
 * @param {import('./playwright.ts').Page} page
 */
export async function watchTasks(browser, page) {
  await page.addInitScript(markParsing);
  await browser.startTracing(page, { categories });
  /** Runs a step and waits until the page is idle.
   * @param {string} name
   * @param {() => Promise<unknown>} act */
  const step = async (name, act) => {
    await page.evaluate((mark) => void performance.mark(mark), `step ${name}`);
    await act();
    await page.evaluate(async (mark) => {
      // Two turns, because the first turn may schedule more work.
      for (let turn = 0; turn < 2; turn++) await scheduler.postTask(() => undefined, { priority: 'background' });
      performance.mark(mark);
    }, 'step end');
  };
  return {
    step,
    /**
     * The limit is 100 ms, and more on a machine that takes longer than usual for the same work.
     * @returns {Promise<{ steps: Record<string, { task: number, parsing: number }>, limit: number }>}
     */
    async end() {
      await step('usual work', () => page.evaluate(workAsUsual));
      const { 'usual work': usual, ...steps } = readTasks(JSON.parse(String(await browser.stopTracing())).traceEvents);
      return { steps, limit: 100 * Math.max(1, (usual?.task ?? 0) / usualMs) };
    },
  };
}

/** How long `workAsUsual` takes on a machine on which no step of these tests takes 100 ms. */
const usualMs = 16;

/** Runs in the page. */
function workAsUsual() {
  const rows = Array.from({ length: 100_000 }, (_, index) => ({ id: (index * 7919) % 100_003, name: `row ${index}` }));
  return rows.sort((one, other) => one.id - other.id).reduce((total, { name }) => total + name.length, 0);
}

/** Runs in the page. */
function markParsing() {
  const { parse } = JSON;
  JSON.parse = (text, reviver) => {
    if (text.length < 1e6) return parse(text, reviver);
    performance.mark('parsing');
    try {
      return parse(text, reviver);
    } finally {
      performance.mark('parsed');
    }
  };
}

/** @param {TraceEvent[]} events */
function readTasks(events) {
  const marks = events.filter(({ name }) => /^(step .*|parsing|parsed)$/.test(name)).sort((a, b) => a.ts - b.ts);
  const [first] = marks;
  const mainThread = events.filter(({ pid, tid }) => pid === first?.pid && tid === first.tid);
  const tasks = mainThread.filter(({ name }) => name === 'RunTask');
  const collections = mainThread.filter(({ name }) => name === 'MajorGC');
  const decodings = mainThread.filter(({ name, args }) => name === 'TextResourceDecoder::Decode' && (args?.data_len ?? 0) > 1e6);
  const steps = marks.flatMap(({ name, ts }, index) => {
    const end = marks.slice(index).find((mark) => mark.name === 'step end')?.ts ?? Infinity;
    return /^step (?!end)/.test(name) ? [{ name: name.slice('step '.length), start: ts, end }] : [];
  });
  /** @param {TraceEvent} task */
  const measureTask = (task) => {
    const within = (/** @type {TraceEvent} */ { ts }) => ts >= task.ts && ts <= task.ts + (task.dur ?? 0);
    if (decodings.some(within)) return { task: 0, parsing: 0 };
    const own = marks.filter(within);
    const ends = own.filter(({ name }) => name === 'parsed');
    const parsing = own.reduce((sum, mark, index) => {
      const parsed = own[index + 1];
      return mark.name === 'parsing' && parsed?.name === 'parsed' ? sum + timeOf(parsed) - timeOf(mark) : sum;
    }, 0);
    // Parsing fills the memory, so a garbage collection starts the moment it ends.
    const triggered = collections.filter((one) => within(one) && ends.some(({ ts }) => one.ts >= ts && one.ts < ts + 1000));
    return { task: lengthOf(task) - parsing - triggered.reduce((sum, one) => sum + lengthOf(one), 0), parsing };
  };
  return Object.fromEntries(
    steps.map(({ name, start, end }) => {
      const own = tasks.filter(({ ts }) => ts >= start && ts < end).map(measureTask);
      const longest = (/** @type {'task' | 'parsing'} */ kind) => Math.max(0, ...own.map((lengths) => lengths[kind])) / 1000;
      return [name, { task: longest('task'), parsing: longest('parsing') }];
    }),
  );
}

/** Wall-clock time if the system has no thread time. @param {TraceEvent} event */
const timeOf = ({ tts, ts }) => tts ?? ts;
/** The CPU time, which is sometimes recorded as longer than the task lasted. @param {TraceEvent} event */
const lengthOf = ({ tdur, dur = 0 }) => Math.min(tdur ?? dur, dur);
