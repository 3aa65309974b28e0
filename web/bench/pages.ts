import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findChromium } from '../../.ci/browsers.ts';
import { bin, plainEnvironment, pnpm, root, run } from '../../.ci/command.mjs';
import { serveMocks } from '../../mocks/src/node.ts';
import { serveBuild } from '../build/serve-build.ts';

const publicPages = ['/', '/courses', '/course-detail/c-tally', '/privacy-policy', '/login', '/nothing'];
const signedInPages = ['/user/profile', '/franchise/dashboard', '/franchise/student-management', '/franchise/create-student'];
const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
};
const visits = 3;

type Row = Record<string, number>;

/** `pnpm bench pages [PATH ...]`: visits to a production build with Lighthouse's phone and slow network, and an empty cache. */
export async function benchPages(paths: string[]): Promise<void> {
  // Lighthouse has its own lock file, because it is too large for the workspace.
  const install = [...pnpm, 'install', '--frozen-lockfile', '--ignore-workspace', '--ignore-scripts'];
  await runOrThrow(install, `${root}web/bench/lighthouse`);
  const mocks = await serveMocks();
  await runOrThrow([...pnpm, 'run', 'build'], `${root}web`, {
    ...plainEnvironment,
    VITE_API_URL: mocks.baseUrl,
  });
  const server = createServer(serveBuild(`${root}web/dist`)).listen(0);
  await once(server, 'listening');
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const rows: Record<string, Row> = {};
  for (const path of paths.length > 0 ? paths : [...publicPages, ...signedInPages]) rows[path] = await measure(origin, path);
  console.log(`Lighthouse, phone, median of ${visits} visits, ms`);
  console.table(rows);
  server.close();
  await mocks.close();
}

async function measure(origin: string, path: string): Promise<Row> {
  const reports: Row[] = [];
  while (reports.length < visits) reports.push(await visit(origin, path));
  const medianOf = (name: string) => {
    const figure = reports.map((report) => report[name] ?? Number.NaN).sort((a, b) => a - b)[1] ?? Number.NaN;
    return Number(figure.toFixed(name === 'CLS' ? 3 : 0));
  };
  return Object.fromEntries(['score', ...Object.keys(audits)].map((name) => [name, medianOf(name)]));
}

/** The fresh profile of the browser holds the session, because Lighthouse would clear the session together with the cache. */
async function visit(origin: string, path: string): Promise<Row> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const [profile, file] = [join(folder, 'profile'), join(folder, 'report.json')];
  const executablePath = await findChromium();
  const context = await chromium.launchPersistentContext(profile, { executablePath, args: ['--no-sandbox'] });
  const page = await context.newPage();
  await page.goto(`${origin}/icon.svg`);
  await page.evaluate((value) => value && localStorage.setItem('institute.session', value), session(path));
  await context.close();
  const options = ['--quiet', '--only-categories=performance', '--disable-storage-reset', '--ignore-status-code', '--output=json'];
  const flags = `--chrome-flags=--headless=new --no-sandbox --user-data-dir=${profile}`;
  const command = [bin('lighthouse', 'web/bench/lighthouse'), origin + path, ...options, `--output-path=${file}`, flags];
  await runOrThrow(command, root, { CHROME_PATH: executablePath });
  const report = JSON.parse(readFileSync(file, 'utf8'));
  rmSync(folder, { recursive: true, force: true });
  const figures = Object.entries(audits).map(([name, audit]) => [name, report.audits[audit].numericValue]);
  return { score: report.categories.performance.score * 100, ...Object.fromEntries(figures) };
}

/** The session of the user who may see a page. Empty for a guest. */
function session(path: string): string {
  const user = path.startsWith('/franchise/')
    ? { _id: 'u-franchise', role: 12 }
    : path.startsWith('/user/')
      ? { _id: 'u-student', role: 10 }
      : undefined;
  return user ? JSON.stringify({ token: `mock.${Buffer.from(user._id).toString('base64url')}`, user }) : '';
}

async function runOrThrow(command: string[], cwd: string, env: Record<string, string> = {}): Promise<void> {
  const { code, output } = await run(command, { cwd, env, quiet: true });
  if (code !== 0) throw new Error(output);
}
