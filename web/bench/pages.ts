import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../.ci/chromium.mjs';
import { root, run } from '../../.ci/lib/command.mjs';
import { compareRows } from '../../sdk/bench/compare.ts';
import { median, round } from '../../sdk/bench/figures.ts';
import { openSite } from './site.ts';
import { createProfile, type Viewer } from './viewers.ts';

const runs = 5;
/** Fetched on demand, because it is too large for the workspace. */
const lighthouse = ['npx', '--yes', 'lighthouse@12.8.2'];

const publicPages = ['/', '/courses', '/course-detail/c-tally', '/privacy-policy', '/login', '/nothing'];
const signedIn = { '/user/profile': 'student', '/franchise/student-management': 'operator' } as const;

const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

type Figures = Record<'score' | keyof typeof audits, number>;

/** Measured in early 2026 with the same settings. */
const peers = {
  'TanStack example': { score: 98, FCP: 1824, LCP: 1930, TBT: 13 },
  'bulletproof-react': { score: 94, FCP: 2052, LCP: 2837 },
  'fastapi template': { score: 93, FCP: 2382, LCP: 2719 },
  'frappe/lms': { score: 52, FCP: 6553, LCP: 7643 },
};

interface Report {
  categories: { performance: { score: number | null } };
  audits: Record<string, { numericValue?: number }>;
}

/** Scores and milliseconds of a phone on a slow network: medians of several visits with an empty cache. */
export async function benchPages(): Promise<void> {
  const site = await openSite();
  try {
    const visits = await measure(site.url, Object.fromEntries(publicPages.map((path) => [path, 'guest'])));
    if (!visits) return console.log('\nSkipped Lighthouse: it could not be fetched or started.');
    const title = `Lighthouse ${lighthouse.at(-1)?.split('@')[1]}, phone, median of ${runs}, ms`;
    const goals = { score: { min: 100 }, FCP: { max: 750 }, LCP: { max: 1000 }, TBT: { max: 50 }, CLS: { max: 0 } };
    compareRows(`${title}: public routes`, goals, visits, { ...peers, 'plain HTML': { score: 100, FCP: 661, LCP: 661, TBT: 13 } });
    compareRows(
      `${title}: signed-in routes`,
      { score: { min: 98 }, LCP: { max: 1800 }, TBT: { max: 50 } },
      (await measure(site.url, signedIn)) ?? {},
      { 'others, worst': { score: 89 }, 'others, best': { score: 94 }, 'this stack, empty': { score: 99, FCP: 1408, LCP: 1549, TBT: 11 } },
    );
  } finally {
    await site.close();
  }
}

async function measure(origin: string, routes: Record<string, Viewer>): Promise<Record<string, Figures> | undefined> {
  const table: Record<string, Figures> = {};
  for (const [path, viewer] of Object.entries(routes)) {
    const reports: Report[] = [];
    for (let index = 0; index < runs; index++) {
      const report = await runLighthouse(origin, path, viewer);
      if (report) reports.push(report);
    }
    if (reports.length === 0) return undefined;
    const medianOf = (audit: string) => median(reports.map((report) => report.audits[audit]?.numericValue ?? Number.NaN));
    table[path] = {
      score: round(median(reports.map(({ categories }) => categories.performance.score ?? 0)) * 100, 0),
      FCP: round(medianOf(audits.FCP), 0),
      LCP: round(medianOf(audits.LCP), 0),
      TBT: round(medianOf(audits.TBT), 0),
      CLS: round(medianOf(audits.CLS), 3),
    };
  }
  return table;
}

/** Uses a fresh Chromium profile with the session in it, because Lighthouse would clear the session with the cache. */
async function runLighthouse(origin: string, path: string, viewer: Viewer): Promise<Report | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const file = join(folder, 'report.json');
  const profile = join(folder, 'profile');
  await createProfile(profile, origin, viewer);
  const options = ['--quiet', '--only-categories=performance', '--disable-storage-reset'];
  const output = ['--ignore-status-code', '--output=json', `--output-path=${file}`];
  const flags = `--chrome-flags=--headless=new --no-sandbox --user-data-dir=${profile}`;
  const { code, output: message } = await run([...lighthouse, origin + path, ...options, ...output, flags], {
    quiet: true,
    cwd: root,
    env: { CHROME_PATH: await findChromium() },
  });
  if (code !== 0) console.warn(`Lighthouse failed on ${path}: ${message.trim().split('\n').at(-1)}`);
  const report = code === 0 ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
  rmSync(folder, { recursive: true, force: true });
  return report;
}
