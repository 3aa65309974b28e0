import { type Dirent, readdirSync, readFileSync } from 'node:fs';
import { bin, plainEnvironment, root, run } from '../../.ci/command.mjs';
import type { Tally } from '../../.ci/tally.ts';
import { pageFiles } from './page-files.mjs';

/** Strings that occur only in the mocks. */
const mocksStrings = ["not the contract's", 'mockServiceWorker', '__mocks', 'institute.mocks', 'student123', '[MSW]', 'setupWorker'];

const allowedLicenses = new Set(['MIT', 'ISC', '0BSD', 'BSD-3-Clause', 'Unlicense', '(MPL-2.0 OR Apache-2.0)', 'OFL-1.1']);

const maxFiles = 42;

/** Builds for production and checks that the build contains no mocks and no source maps, and stays within its limits. */
export async function buildSuite(tally: Tally) {
  const outDir = `${root}web/dist`;
  const routes = readFileSync(`${root}web/src/routeTree.gen.ts`, 'utf8');
  const build = await run([bin('vite', 'web'), 'build', '--logLevel', 'warn'], {
    cwd: `${root}web`,
    quiet: true,
    env: plainEnvironment,
  });
  tally.check('The production build succeeds', build.code === 0, build.output);
  if (build.code !== 0) return;
  tally.check(
    'The route tree is up to date',
    routes === readFileSync(`${root}web/src/routeTree.gen.ts`, 'utf8'),
    'Commit web/src/routeTree.gen.ts.',
  );

  const files = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const read = (entry: Dirent) => readFileSync(`${entry.parentPath}/${entry.name}`);
  const found = files.flatMap((entry) => {
    const text = read(entry).toString('latin1');
    return mocksStrings.filter((word) => text.includes(word) || entry.name.includes(word)).map((word) => `${entry.name}: ${word}`);
  });
  tally.check('The production build contains no part of the mocks [S-21]', found.length === 0, found.join('\n'));
  const maps = files.filter((entry) => entry.name.endsWith('.map'));
  tally.check('The production build contains no source map [S-24]', maps.length === 0, maps.map((entry) => entry.name).join('\n'));

  const licenses = [...readFileSync(`${outDir}/licenses.txt`, 'utf8').matchAll(/^## (.+) - \S+ \((.+)\)$/gm)];
  const unknown = licenses.filter(([, , license = '']) => !allowedLicenses.has(license)).map(([line]) => line);
  tally.check(
    `Every shipped package is listed with an allowed license (${licenses.length}) [S-23]`,
    licenses.length > 40 && unknown.length === 0,
    unknown.join('\n'),
  );

  const pages = files.filter((entry) => entry.name.endsWith('.html'));
  const counts = pages.map((entry) => pageFiles(read(entry).toString()).length);
  tally.check(`No page loads more than ${maxFiles} scripts and style sheets (${Math.max(...counts)})`, Math.max(...counts) <= maxFiles);
  await sizeSuite(tally);
}

async function sizeSuite(tally: Tally) {
  const { output } = await run([bin('size-limit', 'web'), '--json'], {
    cwd: `${root}web`,
    quiet: true,
  });
  let results: { name: string; size: number; sizeLimit: number; passed: boolean }[];
  try {
    results = JSON.parse(output);
  } catch {
    return tally.check('The sizes of the build can be measured [F-22]', false, output);
  }
  for (const { name, size, sizeLimit, passed } of results)
    tally.check(`${name}: ${inKilobytes(size)} of ${inKilobytes(sizeLimit)} kB gzip [F-22]`, passed);
}

const inKilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
