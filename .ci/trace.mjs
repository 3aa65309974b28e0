import { existsSync, readFileSync } from 'node:fs';
import { checks, playwrightTests, vitestTests } from './lib/reports.mjs';

/** @typedef {{ id: string, kind: string, text: string }} Row */

/** These kinds describe the product, its users and its limits, so there is no behaviour to test. */
const exemptKinds = new Set(['scope', 'actor', 'product']);

/** The columns with the text of a row, one in each kind of table. */
const textColumns = new Set(['Requirement', 'Decision', 'Threat', 'Fault']);

/**
 * The numbered rows of all Markdown tables. A table without a Kind column takes its kind from the text column's name.
 * @param {string} markdown
 */
function parseRows(markdown) {
  /** @type {Row[]} */
  const rows = [];
  /** @type {string[]} */
  let header = [];
  for (const line of markdown.split('\n')) {
    if (!line.startsWith('|')) {
      header = [];
      continue;
    }
    // `\|` is a vertical bar inside a cell.
    const parts = line.split(/(?<!\\)\|/).slice(1, -1);
    const cells = parts.map((part) => part.trim().replaceAll('\\|', '|'));
    if (header.length === 0) header = cells;
    const [id = ''] = cells;
    if (!/^[RQSF]-\d{2,3}$/.test(id)) continue;
    const column = header.findIndex((name) => textColumns.has(name));
    const kind = cells[header.indexOf('Kind')] ?? header[column]?.toLowerCase() ?? '';
    rows.push({ id, kind, text: cells[column] ?? '' });
  }
  return rows;
}

const rows = parseRows(readFileSync(new URL('../openapi/docs/requirements.md', import.meta.url), 'utf8'));
const knownIds = new Set(rows.map(({ id }) => id));
const requirements = rows.filter(({ id, kind }) => !id.startsWith('Q-') && !exemptKinds.has(kind));

const suites = { unit: vitestTests('unit'), pages: vitestTests('pages'), browser: playwrightTests('browser') };
const currentTests = [...Object.values(suites), checks()].flat();
// Tests of other commands count as well, if their files still exist. Their failures do not: those commands report them.
const otherTests = [
  ...vitestTests('packages'),
  ...playwrightTests('cross-cutting'),
  ...playwrightTests('deploy'),
  ...vitestTests('load'),
  ...playwrightTests('long'),
].filter(({ file }) => existsSync(file));
const passedTests = [...currentTests, ...otherTests].filter(({ passed }) => passed);

/** @type {(title: string) => string[]} */
const allIds = (title) => title.match(/\b[RQSF]-\d{2,3}\b/g) ?? [];
/** @type {(title: string) => string[]} */
const requirementIds = (title) => allIds(title).filter((id) => !id.startsWith('Q-'));
/** @type {(title: string) => string} */
const withoutBrackets = (title) => title.replace(/\[[RQSF]-\d{2,3}(?:, [RQSF]-\d{2,3})*\]/g, '');

/**
 * The texts that a requirement quotes; `{…}` and the N of `N.00` match any text.
 * @param {string} text
 */
function quotes(text) {
  const matches = text.matchAll(/(?<!\w)'((?:[^']|(?<=\w)'(?=\w))+)'(?!\w)/g);
  return Array.from(matches, ([, quote = '']) => ({
    quote,
    pattern: new RegExp(
      quote
        .replace(/[.*+?^$()|[\]\\/]/g, '\\$&')
        .replace(/\{[^}]+\}/g, '.+?')
        .replace(/^N\\\./, '.+?\\.')
        .replaceAll("'", "\\\\?'"),
    ),
  }));
}

/**
 * The source of the tests that name a requirement, each from its title to the next test.
 * @param {string} file
 * @param {string} id
 */
function testSource(file, id) {
  const source = readFileSync(file, 'utf8');
  const parts = source.split(/^(?=\s*(?:it|test)(?:\.each\(|\(|\.for\())/m);
  return parts.filter((part) => part.includes(id)).join('\n');
}

const problems = [];
for (const [name, list] of Object.entries(suites)) if (list.length === 0) problems.push(`The ${name} suite did not run.`);
for (const { title, passed } of currentTests) {
  if (!passed) problems.push(`Failed or skipped: ${title}`);
  if (new Set(requirementIds(title)).size > 5) problems.push(`More than five numbers: ${title}`);
}
// vitest reports a file that fails to load with its error message in place of a title, so only passed tests have titles to check.
for (const title of new Set(passedTests.map((test) => test.title))) {
  if (allIds(withoutBrackets(title)).length > 0) problems.push(`A number outside of [square brackets]: ${title}`);
  for (const id of new Set(allIds(title))) if (!knownIds.has(id)) problems.push(`${id} is not in openapi/docs/requirements.md: ${title}`);
}

/** @type {string[]} */
const uncovered = [];
for (const { id, text } of requirements) {
  const covering = passedTests.filter(({ title }) => requirementIds(title).includes(id));
  if (covering.length === 0) {
    uncovered.push(`${id}  ${text}`);
    continue;
  }
  const files = new Set(covering.map(({ file }) => file));
  const source = Array.from(files, (file) => testSource(file, id)).join('\n');
  for (const { quote, pattern } of quotes(text))
    if (!pattern.test(source)) problems.push(`${id}: no test that names it contains '${quote}'.`);
}

for (const line of uncovered) console.log(line);
const covered = requirements.length - uncovered.length;
console.log(`${covered} of ${requirements.length} numbers are named by a passing test; ${uncovered.length} are not.`);
for (const problem of problems) console.log(`✗ ${problem}`);

export { problems };

if (process.argv[1]?.endsWith('trace.mjs') && problems.length > 0) process.exitCode = 1;
