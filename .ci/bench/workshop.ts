import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSpec } from '../../openapi/generator/spec.ts';
import { pnpm, root, run } from '../lib/command.mjs';

const alternatives = `${root}.ci/bench/alternatives/`;

/** A folder outside the repository in which every contestant's code finds its packages, and what is generated is thrown away. */
export interface Workshop {
  folder: string;
  /** The contract as one JSON document. */
  spec: string;
  /** Whether the alternatives could be installed; without them our SDK is measured alone. */
  complete: boolean;
  close: () => void;
}

export async function openWorkshop(): Promise<Workshop> {
  const complete = await install();
  const folder = mkdtempSync(join(tmpdir(), 'sdk-bench-'));
  const spec = join(folder, 'spec.json');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(spec, JSON.stringify(await loadSpec(`${root}openapi/openapi.yaml`)));
  link(`${root}sdk`, folder, '@institute/sdk');
  for (const name of packages(`${root}sdk/node_modules`)) link(`${root}sdk/node_modules/${name}`, folder, name);
  if (complete) {
    for (const name of packages(`${alternatives}node_modules`)) link(`${alternatives}node_modules/${name}`, folder, name);
    copyFileSync(`${alternatives}axios-client.mts`, join(folder, 'axios-client.ts'));
    copyFileSync(`${alternatives}orval-fetch.mts`, join(folder, 'orval-fetch.ts'));
  }
  return { folder, spec, complete, close: () => rmSync(folder, { recursive: true }) };
}

/** A generator's program, where the alternatives are installed. */
export const generator = (name: string) => `${alternatives}node_modules/.bin/${name}`;

async function install(): Promise<boolean> {
  const command = [...pnpm, 'install', '--ignore-workspace', '--frozen-lockfile', '--ignore-scripts'];
  const { code, output } = await run(command, { cwd: alternatives, quiet: true });
  if (code !== 0) console.warn(`The alternatives could not be installed, so that our SDK is measured alone:\n${output}`);
  return code === 0;
}

/** Names of the packages in a node_modules folder, `@scope/name` among them. */
function packages(folder: string): string[] {
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
