import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bin, root, run } from '../../.ci/lib/command.mjs';
import { compareFigures } from '../../sdk/bench/compare.ts';
import { median, round, secondsOf } from '../../sdk/bench/figures.ts';
import type { Page } from '../e2e/support/playwright.ts';
import { openChromium } from './browser.mjs';

const port = 5187;
const url = `http://localhost:${port}/about-us`;
const component = 'web/src/features/about/about-page.tsx';
/** A text in that component. */
const title = 'About Us';

/** How long a developer waits for each command, in seconds. */
export async function benchTooling(): Promise<void> {
  const seconds = async (...command: string[]) => {
    const times: number[] = [];
    for (let time = 0; time < 5; time++) times.push(await secondsOf(() => runOrThrow(command)));
    return median(times);
  };
  // Measured first, because a shared machine is slower for a while after a clone, a server and a browser.
  const fromScratch = await seconds(bin('tsc'), '--build', '.ci', '--force');
  const fresh = await measureFreshClone();
  compareFigures('Tooling, seconds', {
    '`npm start` in a fresh clone, packages in the cache, until the page responds': { max: 20, ours: fresh.start },
    'hot reload, from a written component to the page': { max: 0.2, ours: fresh.reload },
    'pnpm typecheck, from scratch': { max: 3, ours: fromScratch },
    'pnpm typecheck, nothing changed': { max: 3, ours: await seconds(bin('tsc'), '--build', '.ci') },
    'pnpm lint': { max: 3, ours: await seconds('npm', 'run', '--silent', 'lint') },
    'pnpm generate': { max: 3, ours: await seconds(bin('tsx'), 'openapi/generate.ts') },
    'pnpm check': { max: 40, ours: await secondsOf(() => runOrThrow(['node', '.ci/test.mjs', '--quick'])) },
  });
}

/** Throws when the command fails. */
async function runOrThrow(command: string[]): Promise<void> {
  const { code, output } = await run(command, { quiet: true });
  if (code !== 0) throw new Error(`${command.join(' ')} failed:\n${output}`);
}

/** Seconds in a fresh clone of the last commit. */
async function measureFreshClone(): Promise<{ start: number; reload: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'fresh-'));
  await run(['git', 'clone', '--quiet', root, folder], { quiet: true });
  const started = performance.now();
  const server = spawn('npm', ['start'], { cwd: folder, env: { ...process.env, PORT: String(port) }, stdio: 'ignore', detached: true });
  const ended = once(server, 'exit');
  try {
    while (!(await isUp())) {
      if (server.exitCode !== null) throw new Error('npm start ended in a fresh clone.');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return { start: round((performance.now() - started) / 1000, 1), reload: await measureReload(join(folder, component)) };
  } finally {
    // The process group: npm, its shell and the server.
    if (server.pid && server.exitCode === null) process.kill(-server.pid);
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

const isUp = () =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** Seconds from a saved edit to the changed page: the median of five. */
async function measureReload(file: string): Promise<number> {
  const browser = await openChromium();
  try {
    const page = await browser.newPage();
    await page.goto(url);
    await page.getByRole('heading', { level: 1, name: title }).waitFor({ timeout: 60_000 });
    const text = readFileSync(file, 'utf8');
    if (!text.includes(title)) throw new Error(`${component} does not contain '${title}'.`);
    const times: number[] = [];
    for (let edit = 1; edit <= 5; edit++) {
      const shown = waitForHeading(page, `Edit ${edit}`);
      await page.evaluate(() => undefined);
      const written = Date.now();
      writeFileSync(file, text.replaceAll(title, `Edit ${edit}`));
      times.push((await shown) - written);
    }
    return round(median(times) / 1000, 3);
  } finally {
    await browser.close();
  }
}

/** Resolves with the time at which the heading has the text. */
function waitForHeading(page: Page, heading: string): Promise<number> {
  return page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const changed = new MutationObserver(() => {
          if (document.querySelector('main h1')?.textContent !== wanted) return;
          changed.disconnect();
          requestAnimationFrame(() => resolve(Date.now()));
        });
        changed.observe(document.body, { childList: true, characterData: true, subtree: true });
      }),
    heading,
  );
}
