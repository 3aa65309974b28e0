import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pageFiles } from './budgets/page-files.mjs';

const dist = join(import.meta.dirname, 'dist/');

const firstVisits = [
  { path: '/', limit: 181.5, chunks: ['news-marquee', 'animate-style'] },
  { path: '/courses', limit: 178.5 },
  { path: '/course-detail/_id', limit: 181.5 },
  { path: '/login', limit: 173.5 },
  { path: '/register', limit: 181.5 },
  { path: '/franchise', limit: 180.5 },
  { path: '/view-result/certificate', limit: 187.5 },
];

/** Operators visit /login first, so its files are cached. */
const visitsAfterLogin = [
  { path: '/franchise/dashboard', limit: 20 },
  { path: '/franchise/student-management', limit: 57 },
  { path: '/franchise/create-student', limit: 21 },
  { path: '/franchise/create-exam', limit: 20 },
  { path: '/franchise/create-marksheet', limit: 25 },
];

/** A letter of Hindi takes three times the bytes of a Latin one, so pages in Hindi have some more. */
const languages = [
  { basepath: '', firstVisit: 0, visit: 0, html: 0 },
  { basepath: '/hi', firstVisit: 3.5, visit: 2.5, html: 1.6 },
];

const entries = languages.flatMap(({ basepath, ...more }) => {
  const login = visit(`${basepath}/login`);
  return [
    ...firstVisits.map(({ path, limit, chunks = [] }) => ({
      name: `First visit of ${path === '/' ? basepath || '/' : basepath + path}`,
      path: [...visit(basepath + path), ...chunks.map(chunk)],
      limit: `${limit + more.firstVisit} kB`,
    })),
    ...visitsAfterLogin.map(({ path, limit }) => ({
      name: `${basepath}${path} after ${basepath}/login`,
      path: visit(basepath + path).filter((file) => !login.includes(file)),
      limit: `${limit + more.visit} kB`,
    })),
    // The HTML with its critical styles fits into the first packets of a response.
    {
      name: `The largest HTML${basepath && ` of ${basepath}`}`,
      path: [largest(/\.html$/, basepath)],
      limit: `${14.1 + more.html} kB`,
    },
  ];
});
entries.push({ name: 'The largest script or style sheet', path: [largest(/\.(?:js|css)$/)], limit: '95 kB' });

/** The configuration of size-limit for the build in web/dist. */
export default entries.map((entry) => ({ ...entry, gzip: true }));

/** The scripts that a page names in its HTML. Its styles are in the HTML, which has a limit of its own. */
function visit(/** @type {string} */ path) {
  const file = { '/': '/index', '/hi/': '/hi' }[path] ?? path;
  const files = pageFiles(readFileSync(`${dist}${file}.html`, 'utf8')).filter((name) => name.endsWith('.js'));
  if (files.length === 0) throw new Error(`dist${file}.html names no script.`);
  return files.map((name) => `dist${name}`);
}

/** A chunk that a page imports when it runs, in the language in which it is larger. */
function chunk(/** @type {string} */ name) {
  return largest(new RegExp(`^assets/${name}-[^/]+\\.js$`));
}

/** The file that is the largest compressed. Those of a language are in its folder. */
function largest(/** @type {RegExp} */ pattern, basepath = '') {
  const isOf = (/** @type {string} */ file) => `/${file}`.startsWith('/hi') === (basepath === '/hi') || file.startsWith('assets/');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => pattern.test(file) && isOf(file));
  const size = (/** @type {string} */ file) => gzipSync(readFileSync(dist + file)).length;
  const [first] = files.sort((a, b) => size(b) - size(a));
  if (!first) throw new Error(`The build contains no ${pattern}.`);
  return `dist/${first}`;
}
