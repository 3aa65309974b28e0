import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pageFiles } from './budgets/page-files.mjs';

const dist = join(import.meta.dirname, 'dist/');

/** Limits in kB. Pages with a form may have more, and the page that opens documents has DOMPurify. */
const firstVisits = [
  { path: '/', limit: 190, chunks: ['news-marquee', 'animate-style'] },
  { path: '/courses', limit: 190 },
  { path: '/course-detail/_id', limit: 190.6 },
  { path: '/login', limit: 190 },
  { path: '/register', limit: 192.5 },
  { path: '/franchise', limit: 190 },
  { path: '/view-result/certificate', limit: 196.6 },
];

/** Operators visit /login first, so its files are cached. */
const visitsAfterLogin = ['dashboard', 'student-management', 'create-student', 'create-exam', 'create-marksheet'];
const afterLoginLimit = 60;

/** A Devanagari character takes three times the bytes of a Latin one, so pages in Hindi may be a bit larger. */
const languages = [
  { basepath: '', scripts: 0, html: 0 },
  { basepath: '/hi', scripts: 3.6, html: 1.6 },
];

const entries = languages.flatMap(({ basepath, ...more }) => {
  const login = visit(`${basepath}/login`);
  return [
    ...firstVisits.map(({ path, limit, chunks = [] }) => ({
      name: `First visit of ${path === '/' ? basepath || '/' : basepath + path}`,
      path: [...visit(basepath + path), ...chunks.map(chunk)],
      limit: `${limit + more.scripts} kB`,
    })),
    ...visitsAfterLogin.map((page) => ({
      name: `${basepath}/franchise/${page} after ${basepath}/login`,
      path: visit(`${basepath}/franchise/${page}`).filter((file) => !login.includes(file)),
      limit: `${afterLoginLimit + more.scripts} kB`,
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

/** A chunk that a page imports at run time, in the language in which it is larger. */
function chunk(/** @type {string} */ name) {
  return largest(new RegExp(`^assets/${name}-[^/]+\\.js$`));
}

/** The file with the largest compressed size. The files of a language are in its folder. */
function largest(/** @type {RegExp} */ pattern, basepath = '') {
  const isOf = (/** @type {string} */ file) => `/${file}`.startsWith('/hi') === (basepath === '/hi') || file.startsWith('assets/');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => pattern.test(file) && isOf(file));
  const size = (/** @type {string} */ file) => gzipSync(readFileSync(dist + file)).length;
  const [first] = files.sort((a, b) => size(b) - size(a));
  if (!first) throw new Error(`The build contains no ${pattern}.`);
  return `dist/${first}`;
}
