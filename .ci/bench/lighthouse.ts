import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../chromium.mjs';
import { root, run } from '../lib/command.mjs';
import { serve } from '../lib/serve.mjs';
import { median } from './figures.ts';

const port = 4187;
const runs = 3;
const routes = ['/', '/courses', '/privacy-policy', '/login'];
/** Too large for the workspace: fetched when it is asked for. */
const lighthouse = ['npx', '--yes', 'lighthouse@12.8.2'];

const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

interface Report {
  categories: { performance: { score: number } };
  audits: Record<string, { numericValue?: number }>;
}

/** Score and milliseconds of a phone on a slow network, median of three, behind the preview, which compresses as a host does. */
export async function benchLighthouse(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const preview = await serve(port);
  const table: Record<string, Record<string, number>> = {};
  for (const route of routes) {
    const reports: Report[] = [];
    for (let index = 0; index < runs; index++) {
      const report = await look(route, join(folder, 'report.json'));
      if (report) reports.push(report);
    }
    if (reports.length === 0) break;
    const of = (read: (report: Report) => number) => median(reports.map(read));
    table[route] = { score: Math.round(of(({ categories }) => categories.performance.score) * 100) };
    for (const [name, audit] of Object.entries(audits))
      Object.assign(table[route] ?? {}, { [name]: Number(of((report) => report.audits[audit]?.numericValue ?? 0).toFixed(3)) });
  }
  preview.kill();
  rmSync(folder, { recursive: true, force: true });
  if (Object.keys(table).length === 0) return console.log('Lighthouse was not run: it could not be fetched or started here.');
  console.log(`Lighthouse ${lighthouse.at(-1)?.split('@')[1]}, phone, median of ${runs}`);
  console.table(table);
}

async function look(route: string, file: string): Promise<Report | undefined> {
  const options = ['--quiet', '--only-categories=performance', '--output=json', `--output-path=${file}`];
  const { code } = await run(
    [...lighthouse, `http://localhost:${port}${route}`, ...options, '--chrome-flags=--headless=new --no-sandbox'],
    {
      quiet: true,
      cwd: root,
      env: { CHROME_PATH: await findChromium() },
    },
  );
  return code === 0 ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined;
}
