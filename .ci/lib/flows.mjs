import { engines, findBrowsers } from '../browsers.mjs';
import { vitestTests } from './reports.mjs';
import { vitestSuite } from './suites.mjs';

/** @typedef {import('../browsers.mjs').Engine} Engine */

/**
 * The flows of web/e2e/browsers, in one browser after another, and a table of them.
 * @param {import('./tally.mjs').Tally} tally
 * @param {Engine[]} [names]
 */
export async function flowSuites(tally, names = engines) {
  await findBrowsers(names);
  for (const name of names)
    await vitestSuite(tally, `Flows in ${name}`, name, ['--config', 'web/e2e/browsers/vitest.config.ts', `--project=${name}`]);
  console.log(flowTable(names));
}

/**
 * A row for each flow, a column for each browser.
 * @param {Engine[]} names
 */
function flowTable(names) {
  const results = names.map((name) => new Map(vitestTests(name).map(({ title, passed }) => [title, passed])));
  const titles = [...new Set(results.flatMap((tests) => [...tests.keys()]))];
  const rows = titles.map((title) => [...results.map((tests) => (tests.get(title) ? '✓' : '✗')), title]);
  return [[...names, 'flow'], ...rows]
    .map((row) => row.map((cell, column) => cell.padEnd(names[column]?.length ?? 0)).join('  '))
    .join('\n');
}
