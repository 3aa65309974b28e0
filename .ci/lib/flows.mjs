import { engines, findBrowsers } from '../browsers.mjs';
import { vitestTests } from './reports.mjs';
import { vitestSuite } from './suites.mjs';

/** @typedef {import('../browsers.mjs').Engine} Engine */

/**
 * The flows of web/e2e/browsers in these browsers, and a table of them.
 * @param {import('./tally.mjs').Tally} tally
 * @param {Engine[]} [names]
 * @param {Record<string, string>} [env]
 */
export async function flowSuites(tally, names = engines, env = {}) {
  await findBrowsers(names);
  const projects = names.map((name) => `--project=${name}`);
  await vitestSuite(tally, `Flows in ${names.join(', ')}`, 'flows', ['--config', 'web/e2e/browsers/vitest.config.ts', ...projects], env);
  console.log(flowTable(names));
}

/**
 * A row for each flow, a column for each browser. A title begins with the browser.
 * @param {Engine[]} names
 */
function flowTable(names) {
  const passed = new Map(vitestTests('flows').map((test) => [test.title, test.passed]));
  const flows = [...new Set([...passed.keys()].map((title) => title.replace(/^\w+: /, '')))];
  const rows = flows.map((flow) => [...names.map((name) => (passed.get(`${name}: ${flow}`) ? '✓' : '✗')), flow]);
  return [[...names, 'flow'], ...rows]
    .map((row) => row.map((cell, column) => cell.padEnd(names[column]?.length ?? 0)).join('  '))
    .join('\n');
}
