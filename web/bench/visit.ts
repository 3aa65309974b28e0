import { round } from '../../sdk/bench/measure.ts';
import { type Goal, goalRow, judge, printTable, type Row } from '../../sdk/bench/print.ts';
import { openChromium } from './browser.mjs';
import { measureListVisit } from './huge-list-visit.mjs';
import { openSite } from './site.ts';
import { createContext } from './viewers.ts';

const goals: Record<string, Goal> = { task: { max: 100 } };

/** The longest tasks while an operator works with a list of 10,000 students. */
export async function benchVisit(): Promise<void> {
  const site = await openSite({ scenario: 'huge' });
  const browser = await openChromium();
  try {
    const page = await (await createContext(browser, site.url, 'operator')).newPage();
    const steps = await measureListVisit(browser, page, () => page.goto(`${site.url}/franchise/dashboard`));
    const rows: Record<string, Row> = { goal: goalRow(goals) };
    for (const [step, { task, parsing }] of Object.entries(steps))
      rows[step] = { task: round(task, 0), parsing: round(parsing, 0), result: judge(goals, { task }) };
    printTable('10,000 rows: the longest task beyond parsing, ms of CPU time', rows);
  } finally {
    await browser.close();
    await site.close();
  }
}
