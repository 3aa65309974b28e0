import { openChromium } from '../lib/browser.mjs';
import { holdingsOfVisit } from '../lib/huge-visit.mjs';
import { compareRows } from './compare.ts';
import { round } from './figures.ts';
import { naive, ours, searchCost } from './search.ts';
import { openSite } from './site.ts';
import { toNextPaint } from './to-next-paint.ts';
import { enter } from './visitors.ts';

/** Measured with the same rows before this website was written. */
const peers = {
  'TanStack Table v8': { median: 35, worst: 99 },
  'TanStack Table v9': { median: 42, worst: 62 },
  'match-sorter': { median: 75, worst: 129 },
};

/** The list of 100,000 students: computing, painting, and what holds the page. */
export async function benchTable(): Promise<void> {
  compareRows(
    'A keystroke in the search of 100,000 rows: computing, ms',
    { median: { most: 1.5 }, worst: { most: 4 } },
    { ours: searchCost(ours) },
    { 'toLowerCase of each row, in this run': searchCost(naive), ...peers },
  );
  const site = await openSite({ scenario: 'huge' });
  const browser = await openChromium();
  try {
    const page = await (await enter(browser, site.url, 'operator')).newPage();
    const list = `${site.url}/franchise/student-management`;
    compareRows(
      'From a key to the next paint with its letter, and to that with its rows, ms',
      { 'letter, median': { most: 50 } },
      {
        '10,000 rows, slowed 4 times': await toNextPaint(page, list, { rows: 10_000, slowed: 4 }),
        '100,000 rows': await toNextPaint(page, list, { rows: 100_000, slowed: 1 }),
        '100,000 rows, slowed 4 times': await toNextPaint(page, list, { rows: 100_000, slowed: 4 }),
      },
    );
    const steps = await holdingsOfVisit(browser, page, () => page.goto(`${site.url}/franchise/dashboard`));
    const held = Object.entries(steps).map(([step, { task, parsing }]) => [step, { task: round(task, 0), parsing: round(parsing, 0) }]);
    compareRows(
      "100,000 rows: the longest task beyond parsing, ms of the processor's time",
      { task: { most: 50 } },
      Object.fromEntries(held),
    );
  } finally {
    await browser.close();
    await site.close();
  }
}
