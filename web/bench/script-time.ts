import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { plainEnvironment, pnpm, root, run } from '../../.ci/lib/command.mjs';
import { serveMocks } from '../../mocks/src/node.ts';
import type { Browser } from '../e2e/support/playwright.ts';
import { openChromium } from './browser.mjs';
import { serve } from './serve.mjs';
import { createContext, type Viewer, viewerOf } from './viewers.ts';

/** The build that today's is compared with. */
const baseCommit = '356637b';
const slowdown = 4;
const visitMs = 3500;
const viewport = { width: 412, height: 823 };

const pages = ['/', '/courses', '/login', '/franchise/student-management'];

interface Visit {
  /** Milliseconds of script on the slowed processor, from the start of the navigation. */
  script: number;
  /** Milliseconds of the longest task. */
  task: number;
}

/** `pnpm bench script [PATH ...] [--pairs 7]`: the script time of the first seconds of a visit, in turn with that of an older build. */
export async function benchScriptTime(args: string[]): Promise<void> {
  const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { pairs: { type: 'string', default: '7' } } });
  const pairs = Number(values.pairs);
  const mocks = await serveMocks();
  const baseFolder = await checkOut(baseCommit);
  const servers = [await buildAndServe(baseFolder, 4191, mocks.baseUrl), await buildAndServe(root, 4192, mocks.baseUrl)];
  const browser = await openChromium();
  console.log(`Script time and longest task in ms, processor slowed ${slowdown} times, medians of ${pairs} visits in turn\n`);
  console.log(`| page | ${baseCommit} | today | ratio | longest task, ${baseCommit} | today |\n| --- | --- | --- | --- | --- | --- |`);
  for (const path of positionals.length > 0 ? positionals : pages) {
    const visits: [Visit[], Visit[]] = [[], []];
    // The first pair warms up the caches of the servers.
    for (let pair = 0; pair <= pairs; pair++)
      for (const [index, port] of [4191, 4192].entries()) {
        const visit = await measureVisit(browser, { origin: `http://localhost:${port}`, path, viewer: viewerOf(path), api: mocks.baseUrl });
        if (pair > 0) visits[index]?.push(visit);
      }
    const [base, today] = visits.map((list) => ({
      script: median(list.map(({ script }) => script)),
      task: median(list.map(({ task }) => task)),
    }));
    if (base && today)
      console.log(
        `| ${path} | ${base.script} | ${today.script} | ${(today.script / base.script).toFixed(2)} | ${base.task} | ${today.task} |`,
      );
  }
  await browser.close();
  for (const server of servers) server.kill();
  await mocks.close();
}

/** The folder of another commit with its packages installed. */
async function checkOut(commit: string): Promise<string> {
  const folder = `${root}node_modules/.cache/commits/${commit}/`;
  if (!existsSync(folder)) await run(['git', 'worktree', 'add', '--detach', folder, commit], { quiet: true });
  await run([...pnpm, 'install', '--frozen-lockfile', '--prefer-offline'], { cwd: folder, quiet: true });
  return folder;
}

async function buildAndServe(folder: string, port: number, apiUrl: string) {
  const env = { ...plainEnvironment, PRERENDER_API_URL: apiUrl };
  const { code, output } = await run([`${folder}web/node_modules/.bin/vite`, 'build', '--logLevel', 'error'], {
    cwd: `${folder}web`,
    quiet: true,
    env,
  });
  if (code !== 0) throw new Error(`${folder} could not be built:\n${output}`);
  return serve(port, 'dist', folder);
}

interface VisitOptions {
  origin: string;
  path: string;
  viewer: Viewer;
  /** Base URL of the mocks. */
  api: string;
}

async function measureVisit(browser: Browser, { origin, path, viewer, api }: VisitOptions): Promise<Visit> {
  const context = await createContext(browser, origin, viewer);
  const page = await context.newPage();
  await page.setViewportSize(viewport);
  await page.route(`${origin}/v1/**`, async (route) => {
    const url = route.request().url().replace(`${origin}/v1`, api);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  await page.addInitScript(watchTasks);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await devtools.send('Performance.enable');
  await page.goto(origin + path, { waitUntil: 'commit' });
  await page.waitForFunction((ms) => performance.now() > ms, visitMs, { polling: 100 });
  const { metrics } = await devtools.send('Performance.getMetrics');
  const task = await page.evaluate(() => Number(Reflect.get(globalThis, 'longestTask')));
  await context.close();
  const script = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
  return { script: Math.round(script * 1000), task: Math.round(task) };
}

/** Runs in the page. */
function watchTasks() {
  Reflect.set(globalThis, 'longestTask', 0);
  new PerformanceObserver((list) => {
    const longest = Math.max(Number(Reflect.get(globalThis, 'longestTask')), ...list.getEntries().map(({ duration }) => duration));
    Reflect.set(globalThis, 'longestTask', longest);
  }).observe({ type: 'longtask', buffered: true });
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
