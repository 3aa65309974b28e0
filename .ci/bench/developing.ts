import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '../../web/e2e/support/playwright.ts';
import { openChromium } from '../lib/browser.mjs';
import { root, run } from '../lib/command.mjs';
import { compareFigures } from './compare.ts';
import { median, round, secondsOf } from './figures.ts';

const port = 5187;
const url = `http://localhost:${port}/about-us`;
const component = 'web/src/features/about/about-page.tsx';
/** Stands in that component. */
const title = 'About Us';

/** Seconds of what a developer waits for. */
export async function benchDeveloping(): Promise<void> {
  const seconds = async (...command: string[]) => {
    const times: number[] = [];
    for (let time = 0; time < 5; time++) times.push(await secondsOf(() => succeed(command)));
    return median(times);
  };
  // First, on a rested machine: one that shares its processor is slower for a while after a clone, a server and a browser.
  const fromNothing = await seconds('node', '.ci/typecheck.mjs', '--force');
  const fresh = await freshClone();
  compareFigures('Developing, seconds', {
    '`npm start` in a fresh clone, packages in the cache, until the page answers': { most: 20, ours: fresh.start },
    'hot reload, from a written component to the page': { most: 0.2, ours: fresh.reload },
    'pnpm typecheck, from nothing': { most: 3, ours: fromNothing },
    'pnpm typecheck, where nothing has changed': { most: 3, ours: await seconds('node', '.ci/typecheck.mjs') },
    'pnpm lint, the contract unchanged': { most: 1, ours: await seconds('node', '.ci/lint.mjs') },
    'pnpm generate': { most: 1, ours: await seconds('node', '.ci/generate.mjs') },
    'pnpm check': { most: 40, ours: await secondsOf(() => succeed(['node', '.ci/check.mjs'])) },
  });
}

/** A command that fails is no quick one. */
async function succeed(command: string[]): Promise<void> {
  const { code, output } = await run(command, { quiet: true });
  if (code !== 0) throw new Error(`${command.join(' ')} failed:\n${output}`);
}

/** What is committed, in a folder of its own. */
async function freshClone(): Promise<{ start: number; reload: number }> {
  const folder = mkdtempSync(join(tmpdir(), 'fresh-'));
  await run(['git', 'clone', '--quiet', root, folder], { quiet: true });
  const started = performance.now();
  const server = spawn('npm', ['start'], { cwd: folder, env: { ...process.env, PORT: String(port) }, stdio: 'ignore', detached: true });
  const ended = once(server, 'exit');
  try {
    while (!(await answers())) {
      if (server.exitCode !== null) throw new Error('npm start ended in a fresh clone.');
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return { start: round((performance.now() - started) / 1000, 1), reload: await reload(join(folder, component)) };
  } finally {
    // npm, its shell and the server.
    if (server.pid && server.exitCode === null) process.kill(-server.pid);
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

const answers = () =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** The median of a few edits. */
async function reload(file: string): Promise<number> {
  const browser = await openChromium();
  try {
    const page = await browser.newPage();
    await page.goto(url);
    await page.getByRole('heading', { level: 1, name: title }).waitFor({ timeout: 60_000 });
    const text = readFileSync(file, 'utf8');
    if (!text.includes(title)) throw new Error(`${component} does not hold '${title}'.`);
    const times: number[] = [];
    for (let edit = 1; edit <= 5; edit++) {
      const shown = untilShown(page, `Edit ${edit}`);
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

/** The moment at which the page's heading says something. */
function untilShown(page: Page, heading: string): Promise<number> {
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
