import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { pageFiles } from './budgets/page-files.mjs';

const dist = join(import.meta.dirname, 'dist/');

/** Operators visit /login first, so its files are cached. */
const loginFiles = visit('login');
const beyondLogin = (/** @type {string} */ page) => visit(page).filter((file) => !loginFiles.includes(file));

/** What a first visit loads, in kilobytes of gzip. The limits leave some slack: they catch a library, not a line. */
const entries = [
  { name: 'First visit of /', path: [...visit('index'), chunk('news-marquee'), chunk('animate-style')], limit: '180 kB' },
  { name: 'First visit of /courses', path: visit('courses'), limit: '176.5 kB' },
  { name: 'First visit of /course-detail/{id}', path: visit('course-detail/_id'), limit: '180 kB' },
  { name: 'First visit of /login', path: loginFiles, limit: '172 kB' },
  { name: 'First visit of /register', path: visit('register'), limit: '179.5 kB' },
  { name: 'First visit of /franchise', path: visit('franchise'), limit: '178 kB' },
  { name: 'First visit of /view-result/certificate', path: visit('view-result/certificate'), limit: '185.5 kB' },
  { name: '/franchise/dashboard after /login', path: beyondLogin('franchise/dashboard'), limit: '20 kB' },
  { name: '/franchise/student-management after /login', path: beyondLogin('franchise/student-management'), limit: '25 kB' },
  { name: '/franchise/create-student after /login', path: beyondLogin('franchise/create-student'), limit: '20 kB' },
  { name: '/franchise/create-exam after /login', path: beyondLogin('franchise/create-exam'), limit: '18 kB' },
  { name: '/franchise/create-marksheet after /login', path: beyondLogin('franchise/create-marksheet'), limit: '25 kB' },
  { name: 'The largest script or style sheet', path: largest(/\.(?:js|css)$/), limit: '95 kB' },
  // The HTML with its critical styles fits into the first packets of a response.
  { name: 'The largest HTML', path: largest(/\.html$/), limit: '14.6 kB' },
];

/** The configuration of size-limit for the build in web/dist. */
export default entries.map((entry) => ({ ...entry, gzip: true }));

/** The scripts that a page names in its HTML. Its styles are in the HTML, which has a limit of its own. */
function visit(/** @type {string} */ page) {
  const files = pageFiles(readFileSync(`${dist}${page}.html`, 'utf8')).filter((file) => file.endsWith('.js'));
  if (files.length === 0) throw new Error(`dist/${page}.html names no script.`);
  return files.map((file) => `dist${file}`);
}

/** A chunk that a page imports when it runs. */
function chunk(/** @type {string} */ name) {
  const file = readdirSync(`${dist}assets`).find((file) => file.startsWith(`${name}-`) && file.endsWith('.js'));
  if (!file) throw new Error(`The build contains no chunk ${name}.`);
  return `dist/assets/${file}`;
}

function largest(/** @type {RegExp} */ pattern) {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => pattern.test(file));
  const size = (/** @type {string} */ file) => gzipSync(readFileSync(dist + file)).length;
  const [first = ''] = files.sort((a, b) => size(b) - size(a));
  return `dist/${first}`;
}
