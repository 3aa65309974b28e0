import { readFileSync } from 'node:fs';
import { checks, playwrightTests, vitestTests } from './lib/reports.mjs';

/** Rows that describe the project rather than a behaviour. */
const exempt = new Set(['scope', 'actor', 'product']);

/** @type {{ id: string, kind: string, text: string }[]} */
const requirements = JSON.parse(readFileSync(new URL('requirements.json', import.meta.url), 'utf8'));
const suites = { unit: vitestTests('unit'), browser: playwrightTests('browser') };
const ofThisRun = [...Object.values(suites), checks()].flat();
// What the other commands proved when they ran last names numbers too; a failure there is theirs to tell.
const tests = [...ofThisRun, ...playwrightTests('deploy'), ...vitestTests('load'), ...playwrightTests('long')];
/** @type {(title: string) => string[]} */
const numbersIn = (title) => title.match(/\b[RSF]-\d{2,3}\b/g) ?? [];

/**
 * The texts that a requirement quotes; `{…}` and the N of `N.00` stand for anything.
 * @param {string} text
 */
function quotes(text) {
  const found = text.matchAll(/(?<!\w)'((?:[^']|(?<=\w)'(?=\w))+)'(?!\w)/g);
  return Array.from(found, ([, quote = '']) => ({
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
 * The source of the test that carries a number: from its title to the next test.
 * @param {string} file
 * @param {string} number
 */
function blocks(file, number) {
  const source = readFileSync(file, 'utf8');
  const parts = source.split(/^(?=\s*(?:it|test)(?:\.each\(|\(|\.for\())/m);
  return parts.filter((part) => part.includes(number)).join('\n');
}

const problems = [];
for (const [name, list] of Object.entries(suites)) if (list.length === 0) problems.push(`The ${name} suite did not run.`);
for (const { title, passed } of ofThisRun) {
  if (!passed) problems.push(`Failed or skipped: ${title}`);
  if (new Set(numbersIn(title)).size > 5) problems.push(`More than five numbers: ${title}`);
}

/** @type {string[]} */
const unnamed = [];
for (const { id, kind, text } of requirements) {
  if (exempt.has(kind)) continue;
  const naming = tests.filter(({ title, passed }) => passed && numbersIn(title).includes(id));
  if (naming.length === 0) {
    unnamed.push(`${id}  ${text}`);
    continue;
  }
  const sources = [...new Set(naming.map(({ file }) => file))].map((file) => blocks(file, id)).join('\n');
  for (const { quote, pattern } of quotes(text))
    if (!pattern.test(sources)) problems.push(`${id}: no test that names it holds '${quote}'.`);
}

for (const line of unnamed) console.log(line);
const counted = requirements.filter(({ kind }) => !exempt.has(kind)).length;
console.log(`${counted - unnamed.length} of ${counted} numbers are named by a passing test; ${unnamed.length} are not.`);
for (const problem of problems) console.log(`✗ ${problem}`);

export { problems };

if (process.argv[1]?.endsWith('trace.mjs') && problems.length > 0) process.exitCode = 1;
