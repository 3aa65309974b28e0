import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { root } from '../../.ci/lib/command.mjs';
import { type Compared, compareFigures } from '../../sdk/bench/compare.ts';
import { round } from '../../sdk/bench/figures.ts';
import { openChromium } from './browser.mjs';
import { openSite } from './site.ts';
import { createContext, type Viewer } from './viewers.ts';

const publicPages = [
  '/',
  '/login',
  '/courses',
  '/course-detail/c-tally',
  '/privacy-policy',
  '/register',
  '/view-result/certificate',
  '/nothing',
];
const operatorPages = [
  ...['dashboard', 'student-management', 'create-student', 'exams', 'create-exam', 'results', 'create-result', 'out-marksheet'],
  ...['create-marksheet', 'batches', 'create-batch', 'wallet', 'recharge-wallet', 'document-update', 'profile'],
].map((page) => `/franchise/${page}`);

/** Operators visit this page first, so its files are cached. */
const loginPage = '/login';
const firstVisitPeers = { 'the lightest application with a UI kit': 185.6, 'an example without one': 104, 'this stack, empty': 131.6 };

/** Kilobytes (gzip) of scripts and styles of a visit with an empty cache; of an operator's page, only those that /login has not loaded. */
export async function benchBundle(): Promise<void> {
  const site = await openSite();
  const browser = await openChromium();
  const visit = async (path: string, viewer: Viewer) => {
    const context = await createContext(browser, site.url, viewer);
    const page = await context.newPage();
    const files = new Map<string, Promise<Buffer>>();
    page.on('response', (response) => {
      if (/\.(js|css)$/.test(new URL(response.url()).pathname)) files.set(response.url(), response.body());
    });
    await page.goto(site.url + path);
    await page.locator('html[data-hydrated]').waitFor();
    await page.waitForLoadState('networkidle');
    const sizes = await Promise.all([...files].map(async ([url, body]): Promise<[string, number]> => [url, gzipped(await body)]));
    await context.close();
    return new Map(sizes);
  };
  try {
    const rows: Record<string, Compared> = {
      'largest file': { max: 95, ours: largest(), peers: { 'this stack, empty': 65.8, 'the others': 96.7 } },
    };
    for (const path of publicPages) {
      const goal = path === '/' || path === loginPage ? { max: 150, peers: firstVisitPeers } : {};
      rows[path] = { ours: sum(await visit(path, 'guest')), ...goal };
    }
    const cached = await visit(loginPage, 'guest');
    for (const path of operatorPages) {
      const added = [...(await visit(path, 'operator'))].filter(([url]) => !cached.has(url));
      rows[`${path}, added`] = { max: 35, ours: sum(new Map(added)) };
    }
    compareFigures('First visit: scripts and styles, kB gzip', rows);
  } finally {
    await browser.close();
    await site.close();
  }
}

const gzipped = (body: Buffer) => gzipSync(body).length;
const sum = (sizes: Map<string, number>) => round([...sizes.values()].reduce((total, size) => total + size, 0) / 1000, 1);

function largest(): number {
  const folder = `${root}web/dist/assets/`;
  const files = readdirSync(folder).filter((name) => /\.(js|css)$/.test(name));
  return round(Math.max(...files.map((name) => gzipped(readFileSync(folder + name)))) / 1000, 1);
}
