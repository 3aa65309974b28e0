import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { bin, plainEnvironment, root, run } from '../../.ci/lib/command.mjs';
import { firstVisit } from './first-visit.mjs';

/** Strings that occur only in the mocks. */
const mocksStrings = ["not the contract's", 'mockServiceWorker', '__mocks', 'institute.mocks', 'student123', '[MSW]', 'setupWorker'];

/** Allowed licenses of the packages in the build. */
const allowedLicenses = new Set(['MIT', 'ISC', '0BSD', 'BSD-3-Clause', 'Unlicense', '(MPL-2.0 OR Apache-2.0)', 'OFL-1.1']);

/**
 * Maximum gzip bytes of the largest file, and of all scripts and styles of a first visit. They include the animated parts of /,
 * which load late, the HTML sanitizer of the certificate page and the photo code of the register page.
 */
const budget = {
  largest: 70_000,
  firstVisit: {
    '/': 148_000,
    '/courses': 140_200,
    '/course-detail/c-tally': 148_200,
    '/login': 140_600,
    '/register': 147_100,
    '/franchise': 144_900,
    '/privacy-policy': 142_700,
    '/view-result/certificate': 151_800,
    '/franchise/dashboard': 140_400,
    '/franchise/student-management': 153_700,
    '/franchise/create-student': 152_700,
    '/franchise/create-exam': 151_800,
  },
};

/** Maximum gzip bytes of a page's HTML with its critical styles, so that they fit into the first packets of the response. */
const maxHtml = 14_600;

/** Maximum number of requests for scripts and styles. */
const maxFiles = 26;

/** Maximum cumulative layout shift. */
const maxShift = 0.01;

/**
 * Builds for production and checks that the build contains no mocks and no source maps, and stays within the budget.
 * @param {import('../../.ci/lib/tally.mjs').Tally} tally
 */
export async function buildSuite(tally) {
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
  const read = (/** @type {import('node:fs').Dirent} */ entry) => readFileSync(`${entry.parentPath}/${entry.name}`);
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

  const sizes = files
    .filter((entry) => /\.(js|css)$/.test(entry.name))
    .map((entry) => ({ name: entry.name, bytes: gzipSync(read(entry)).length }));
  const [largest] = sizes.sort((a, b) => b.bytes - a.bytes);
  const figure = `${largest?.name}: ${largest?.bytes} bytes gzip`;
  tally.check(`No script or style is larger than ${budget.largest} bytes (${figure})`, (largest?.bytes ?? 0) <= budget.largest, figure);
}

/**
 * Measures first visits of the build from `buildSuite`.
 * @param {import('../../.ci/lib/tally.mjs').Tally} tally
 */
export async function firstVisitSuite(tally) {
  const limits = new Map(Object.entries(budget.firstVisit));
  for (const { path, files, gzip, html, shift } of await firstVisit([...limits.keys()])) {
    tally.check(
      `First visit of ${path}: ${gzip} of ${limits.get(path)} bytes, ${files} of ${maxFiles} files, HTML ${html} of ${maxHtml} bytes, layout shift ${shift}`,
      gzip <= Number(limits.get(path)) && files <= maxFiles && html <= maxHtml && shift <= maxShift,
    );
  }
}
