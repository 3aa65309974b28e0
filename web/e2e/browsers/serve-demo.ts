import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type Engine, findBrowsers } from '../../../.ci/browsers.ts';
import { plainEnvironment, root } from '../../../.ci/command.mjs';
import { buildDemo } from '../../../.ci/suites.ts';
import { freePort } from './drivers/driver.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The browser of this project. */
    engine: Engine;
    /** The URL of the demo, without a slash at its end. */
    origin: string;
  }
}

const web = `${root}web`;
const folder = `${web}/dist-browsers`;

/** Serves a copy of the demo like a deployment, with a script that collects errors. */
export default async function setup({ provide, vitest }: TestProject): Promise<() => void> {
  await findBrowsers(vitest.projects.map(({ name }) => name));
  await buildDemo();
  rmSync(folder, { recursive: true, force: true });
  cpSync(`${web}/dist-demo`, folder, { recursive: true });
  collectErrors();
  const port = await freePort();
  const env = { ...process.env, ...plainEnvironment, VITE_MOCKS: 'on', PORT: String(port) };
  const server = spawn(process.execPath, ['serve.mjs', 'preview', folder], { cwd: web, env, stdio: ['ignore', 'pipe', 'inherit'] });
  // The only line of the server's output says that it listens.
  await Promise.race([once(server.stdout, 'data'), once(server, 'exit')]);
  provide('origin', `http://localhost:${port}`);
  return () => void server.kill();
}

/** Adds the script to all pages, which are then served uncompressed. The frame of documents allows no scripts. */
function collectErrors(): void {
  copyFileSync(join(import.meta.dirname, 'collect-errors.js'), join(folder, 'collect-errors.js'));
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (/\.html\.(?:br|gz)$/.test(name)) rmSync(path);
    if (!name.endsWith('.html') || name === 'document-frame.html') continue;
    writeFileSync(path, readFileSync(path, 'utf8').replace('<head>', '<head><script src="/collect-errors.js"></script>'));
  }
}
