import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { bin, plainEnvironment, root, run } from './command.mjs';
import { firstVisit } from './first-visit.mjs';

/** Words that only the mocks have; a production build may hold none of them. */
const traces = ["not the contract's", 'mockServiceWorker', '__mocks', 'institute.mocks', 'student123', '[MSW]', 'setupWorker'];

/** Licences under which a part may be in the build. */
const shippable = new Set(['MIT', 'ISC', '0BSD', 'BSD-3-Clause', 'Unlicense', '(MPL-2.0 OR Apache-2.0)', 'OFL-1.1']);

/**
 * Gzip bytes at the most: of the largest file, and of all scripts and styles of a first visit. What moves on / comes late and
 * counts too; the page of certificates brings its cleaner, the one for registering that of photos.
 */
const budget = {
  largest: 70_000,
  firstVisit: {
    '/': 147_500,
    '/courses': 139_600,
    '/course-detail/c-tally': 147_600,
    '/login': 140_000,
    '/register': 146_400,
    '/franchise': 144_200,
    '/privacy-policy': 142_100,
    '/view-result/certificate': 151_200,
    '/franchise/dashboard': 139_800,
    '/franchise/student-management': 152_950,
    '/franchise/create-student': 152_000,
    '/franchise/create-exam': 150_900,
  },
};

/** Gzip bytes of a page's HTML, with the styles of its first sight: what comes in the first packets. */
const mostHtml = 14_600;

/** Requests for scripts and styles. */
const mostFiles = 26;

/** How far things may jump while a page comes. */
const mostShift = 0.01;

/**
 * The production build: nothing of the mocks in it, no source maps, and no heavier than agreed.
 * @param {import('./tally.mjs').Tally} tally
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
    'The route tree is fresh',
    routes === readFileSync(`${root}web/src/routeTree.gen.ts`, 'utf8'),
    'Commit web/src/routeTree.gen.ts.',
  );

  const files = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const read = (/** @type {import('node:fs').Dirent} */ entry) => readFileSync(`${entry.parentPath}/${entry.name}`);
  const found = files.flatMap((entry) => {
    const text = read(entry).toString('latin1');
    return traces.filter((word) => text.includes(word) || entry.name.includes(word)).map((word) => `${entry.name}: ${word}`);
  });
  tally.check('Not one byte of the mocks is in the production build [S-21]', found.length === 0, found.join('\n'));
  const maps = files.filter((entry) => entry.name.endsWith('.map'));
  tally.check('No source map is deployed [S-24]', maps.length === 0, maps.map((entry) => entry.name).join('\n'));

  const licences = [...readFileSync(`${outDir}/licenses.txt`, 'utf8').matchAll(/^## (.+) - \S+ \((.+)\)$/gm)];
  const strange = licences.filter(([, , licence = '']) => !shippable.has(licence)).map(([line]) => line);
  tally.check(
    `Every part of what is shipped is listed with a licence that allows it (${licences.length}) [S-23]`,
    licences.length > 40 && strange.length === 0,
    strange.join('\n'),
  );

  const sizes = files
    .filter((entry) => /\.(js|css)$/.test(entry.name))
    .map((entry) => ({ name: entry.name, bytes: gzipSync(read(entry)).length }));
  const [largest] = sizes.sort((a, b) => b.bytes - a.bytes);
  const figure = `${largest?.name}: ${largest?.bytes} bytes gzip`;
  tally.check(`No script or style is larger than ${budget.largest} bytes (${figure})`, (largest?.bytes ?? 0) <= budget.largest, figure);
}

/**
 * What a browser with an empty cache loads of the build that `buildSuite` made.
 * @param {import('./tally.mjs').Tally} tally
 */
export async function firstVisitSuite(tally) {
  const most = new Map(Object.entries(budget.firstVisit));
  for (const { path, files, gzip, html, shift } of await firstVisit([...most.keys()])) {
    tally.check(
      `A first visit of ${path} loads ${gzip} of ${most.get(path)} bytes in ${files} of ${mostFiles} files beside ${html} of ${mostHtml}, and jumps by ${shift}`,
      gzip <= Number(most.get(path)) && files <= mostFiles && html <= mostHtml && shift <= mostShift,
    );
  }
}
