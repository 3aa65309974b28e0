import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { openChromium } from '../lib/browser.mjs';
import { root } from '../lib/command.mjs';
import { type Compared, compareFigures } from './compare.ts';
import { round } from './figures.ts';
import { openSite } from './site.ts';
import { enter, type Visitor } from './visitors.ts';

const anybodys = [
  '/',
  '/login',
  '/courses',
  '/course-detail/c-tally',
  '/privacy-policy',
  '/register',
  '/view-result/certificate',
  '/nothing',
];
const operators = [
  ...['dashboard', 'student-management', 'create-student', 'exams', 'create-exam', 'results', 'create-result', 'out-marksheet'],
  ...['create-marksheet', 'batches', 'create-batch', 'wallet', 'recharge-wallet', 'document-update', 'profile'],
].map((page) => `/franchise/${page}`);

/** What a sign-in needs is there before an operator's page is opened. */
const before = '/login';
const firstVisitPeers = { 'the lightest application with a UI kit': 185.6, 'an example without one': 104, 'this stack, empty': 131.6 };

/** Kilobytes of scripts and styles, gzip, of a visit with an empty cache: all of them, and of an operator's page those beyond the sign-in. */
export async function benchBundle(): Promise<void> {
  const site = await openSite();
  const browser = await openChromium();
  const visit = async (path: string, visitor: Visitor) => {
    const context = await enter(browser, site.url, visitor);
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
      'largest file': { most: 95, ours: largest(), peers: { 'this stack, empty': 65.8, 'the others': 96.7 } },
    };
    for (const path of anybodys) {
      const goal = path === '/' || path === before ? { most: 150, peers: firstVisitPeers } : {};
      rows[path] = { ours: sum(await visit(path, 'nobody')), ...goal };
    }
    const known = await visit(before, 'nobody');
    for (const path of operators) {
      const more = [...(await visit(path, 'operator'))].filter(([url]) => !known.has(url));
      rows[`${path}, more`] = { most: 35, ours: sum(new Map(more)) };
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
