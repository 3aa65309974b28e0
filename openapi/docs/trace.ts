import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The numbered rows of the tables: requirements with their kind, decisions, threats and faults. */
export const requirements = readFileSync(`${root}openapi/docs/requirements.md`, 'utf8')
  .split('\n')
  .filter((line) => /^\| [RQSF]-\d{2,3} \|/.test(line))
  .map((line) => {
    // `\|` is a vertical bar inside a cell.
    const [, id = '', ...cells] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    return id.startsWith('R-') ? { id, kind: cells[1], text: cells[2] ?? '' } : { id, kind: undefined, text: cells[0] ?? '' };
  });

/** The test files, and the files with the checks of `npm test` that are not in a test file. */
export const tests = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((name) => existsSync(root + name) && /\.(test|spec|test-d)\.tsx?$|production-build\.ts$|^\.ci\/suites\.ts$/.test(name))
  .map((name) => ({ name, text: readFileSync(root + name, 'utf8') }));

/** Requirements of these kinds describe the product, its users and its limits, so there is no behaviour to test. */
const exemptKinds = ['scope', 'actor', 'product'];

/** `pnpm trace`: the numbers that no test names. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const behaviour = requirements.filter(({ id, kind }) => !id.startsWith('Q-') && !exemptKinds.includes(kind ?? ''));
  const missing = behaviour.filter(({ id }) => !tests.some(({ text }) => text.includes(id)));
  for (const { id, text } of missing) console.log(`${id}  ${text}`);
  console.log(`${behaviour.length - missing.length} of ${behaviour.length} numbers are named by a test; ${missing.length} are not.`);
}
