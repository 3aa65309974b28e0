import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../.ci/chromium.mjs';
import { root, run } from '../../.ci/lib/command.mjs';
import type { Figures } from '../../sdk/bench/print.ts';
import { createProfile, viewerOf } from './viewers.ts';

/** Fetched on demand, because it is too large for the workspace. */
export const lighthouse = ['npx', '--yes', 'lighthouse@12.8.2'];

const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};

/** The figures of a visit: a score from 0 to 100, a shift, and milliseconds. */
export const figureNames = ['score', ...Object.keys(audits)];

interface Report {
  runtimeError?: { code: string };
  categories: { performance: { score: number | null } };
  audits: Record<string, { numericValue?: number; errorMessage?: string }>;
}

/** Rejects if Lighthouse cannot be fetched. */
export async function checkLighthouse(): Promise<void> {
  const { code, output } = await run([...lighthouse, '--version'], { cwd: root, quiet: true });
  if (code !== 0) throw new Error(`Lighthouse could not be fetched:\n${output}`);
}

/** Visits a page once as the viewer who may see it. Rejects with the reason if Lighthouse fails. */
export async function visitPage(origin: string, path: string): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  try {
    return readReport(await runLighthouse(origin, path, folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Uses a fresh profile with the session in it, because Lighthouse would clear the session together with the cache. */
async function runLighthouse(origin: string, path: string, folder: string): Promise<Report> {
  const file = join(folder, 'report.json');
  const profile = join(folder, 'profile');
  await createProfile(profile, origin, viewerOf(path));
  const options = ['--quiet', '--only-categories=performance', '--disable-storage-reset', '--ignore-status-code'];
  const flags = `--chrome-flags=--headless=new --no-sandbox --user-data-dir=${profile}`;
  const command = [...lighthouse, origin + path, ...options, '--output=json', `--output-path=${file}`, flags];
  const { output } = await run(command, { quiet: true, cwd: root, env: { CHROME_PATH: await findChromium() } });
  // It writes a report of most failures too.
  if (!existsSync(file)) throw new Error(output.trim().split('\n').at(-1) || 'no report');
  return JSON.parse(readFileSync(file, 'utf8'));
}

function readReport({ runtimeError, categories, audits: results }: Report): Figures {
  const { score } = categories.performance;
  const failed = Object.values(audits).find((audit) => results[audit]?.numericValue === undefined);
  if (runtimeError) throw new Error(runtimeError.code);
  if (failed !== undefined || score === null) throw new Error(results[failed ?? '']?.errorMessage ?? 'no score');
  const figures = Object.entries(audits).map(([name, audit]) => [name, results[audit]?.numericValue]);
  return { score: score * 100, ...Object.fromEntries(figures) };
}
