import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { pnpm, root, run } from '../../.ci/command.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Paths of the packed packages, and of the temporary folder for the tests. */
    packed: { contract: string; sdk: string; mocks: string; folder: string };
  }
}

/** Packs the packages once, as `pnpm publish` does. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'packed-'));
  project.provide('packed', {
    contract: await pack('contract', folder, 'openapi'),
    sdk: await pack('sdk', folder),
    mocks: await pack('mocks', folder),
    folder,
  });
  return () => rm(folder, { recursive: true, force: true });
}

async function pack(name: string, folder: string, source = name): Promise<string> {
  rmSync(`${root}${source}/dist`, { recursive: true, force: true });
  const { code, output } = await run([...pnpm, 'pack', '--pack-destination', folder], { cwd: root + source, quiet: true });
  const file = readdirSync(folder).find((entry) => entry.startsWith(`institute-${name}-`));
  if (code !== 0 || !file) throw new Error(output);
  return join(folder, file);
}
