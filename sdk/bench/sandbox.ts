import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pnpm, root, run } from '../../.ci/lib/command.mjs';
import { loadSpec } from '../../openapi/generator/spec.ts';

const competitors = `${root}sdk/bench/competitors/`;

/** A temporary folder with the packages of every client, for generated code. */
export interface Sandbox {
  folder: string;
  /** Path of the contract as one JSON document. */
  spec: string;
  /** False when the competitors could not be installed; then only this SDK is measured. */
  hasCompetitors: boolean;
  close: () => void;
}

/** Installs the competitors and creates the folder. Call `close` to delete it. */
export async function createSandbox(): Promise<Sandbox> {
  const hasCompetitors = await installCompetitors();
  const folder = mkdtempSync(join(tmpdir(), 'sdk-bench-'));
  const spec = join(folder, 'spec.json');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(spec, JSON.stringify(await loadSpec(`${root}openapi/openapi.yaml`)));
  link(`${root}sdk`, folder, '@institute/sdk');
  for (const name of packageNames(`${root}sdk/node_modules`)) link(`${root}sdk/node_modules/${name}`, folder, name);
  if (hasCompetitors) {
    for (const name of packageNames(`${competitors}node_modules`)) link(`${competitors}node_modules/${name}`, folder, name);
    copyFileSync(`${competitors}axios-client.mts`, join(folder, 'axios-client.ts'));
    copyFileSync(`${competitors}orval-fetch.mts`, join(folder, 'orval-fetch.ts'));
  }
  return { folder, spec, hasCompetitors, close: () => rmSync(folder, { recursive: true }) };
}

/** Path of a competitor's command. */
export const competitorBin = (name: string) => `${competitors}node_modules/.bin/${name}`;

async function installCompetitors(): Promise<boolean> {
  const command = [...pnpm, 'install', '--ignore-workspace', '--frozen-lockfile', '--ignore-scripts'];
  const { code, output } = await run(command, { cwd: competitors, quiet: true });
  if (code !== 0) console.warn(`The competitors could not be installed. Only this SDK is measured.\n${output}`);
  return code === 0;
}

/** Names of the packages in a node_modules folder, such as `axios` and `@scope/name`. */
function packageNames(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .flatMap((name) => (name.startsWith('@') ? readdirSync(join(folder, name)).map((part) => `${name}/${part}`) : [name]));
}

function link(target: string, folder: string, name: string): void {
  const path = join(folder, 'node_modules', name);
  mkdirSync(join(path, '..'), { recursive: true });
  if (existsSync(path)) rmSync(path);
  symlinkSync(target, path);
}
