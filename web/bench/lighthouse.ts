import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../.ci/chromium.mjs';
import { bin, pnpm, root, run } from '../../.ci/lib/command.mjs';
import type { Figures } from '../../sdk/bench/print.ts';
import { createProfile, viewerOf } from './viewers.ts';

const program = bin('lighthouse', 'web/bench/lighthouse');

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

/** Installs Lighthouse from its own lock file, because it is too large for the workspace. Returns its version; rejects if that fails. */
export async function installLighthouse(): Promise<string> {
  const options = ['--frozen-lockfile', '--ignore-workspace', '--ignore-scripts'];
  const { code, output } = await run([...pnpm, 'install', ...options], { cwd: `${root}web/bench/lighthouse`, quiet: true });
  if (code !== 0) throw new Error(`Lighthouse could not be installed:\n${output}`);
  return (await run([program, '--version'], { quiet: true })).output.trim();
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
  const command = [program, origin + path, ...options, '--output=json', `--output-path=${file}`, flags];
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
