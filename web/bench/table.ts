import { compareRows } from '../../sdk/bench/compare.ts';
import { round } from '../../sdk/bench/figures.ts';
import { openChromium } from './browser.mjs';
import { measureListVisit } from './huge-list-visit.mjs';
import { measureNextPaint } from './next-paint.ts';
import { naive, ours, searchCost } from './search.ts';
import { openSite } from './site.ts';
import { createContext } from './viewers.ts';

/** Measured in early 2026 with the same rows. */
const peers = {
  'TanStack Table v8': { median: 35, worst: 99 },
  'TanStack Table v9': { median: 42, worst: 62 },
  'match-sorter': { median: 75, worst: 129 },
};

/** The list of 100,000 students: computing, painting, and the longest tasks. */
export async function benchTable(): Promise<void> {
  compareRows(
    'A keystroke in the search of 100,000 rows: computing, ms',
    { median: { max: 4 } },
    { ours: searchCost(ours) },
    { 'toLowerCase of each row, in this run': searchCost(naive), ...peers },
  );
  const site = await openSite({ scenario: 'huge' });
  const browser = await openChromium();
  try {
    const page = await (await createContext(browser, site.url, 'operator')).newPage();
    const list = `${site.url}/franchise/student-management`;
    compareRows(
      'From a key to the next paint with its letter, and to that with its rows, ms',
      { 'letter, median': { max: 50 } },
      {
        '10,000 rows, slowed 4 times': await measureNextPaint(page, list, { rows: 10_000, slowed: 4 }),
        '100,000 rows': await measureNextPaint(page, list, { rows: 100_000, slowed: 1 }),
        '100,000 rows, slowed 4 times': await measureNextPaint(page, list, { rows: 100_000, slowed: 4 }),
      },
    );
    const steps = await measureListVisit(browser, page, () => page.goto(`${site.url}/franchise/dashboard`));
    const tasks = Object.entries(steps).map(([step, { task, parsing }]) => [step, { task: round(task, 0), parsing: round(parsing, 0) }]);
    compareRows('100,000 rows: the longest task beyond parsing, ms of CPU time', { task: { max: 100 } }, Object.fromEntries(tasks));
  } finally {
    await browser.close();
    await site.close();
  }
}
