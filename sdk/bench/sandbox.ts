import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pnpm, root, run } from '../../.ci/lib/command.mjs';
import { loadSpec } from '../../openapi/generator/load-spec.ts';

/** Runs `act` in a temporary folder with the competitors, this SDK and the contract as spec.json, then deletes the folder. */
export async function inSandbox(act: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    cpSync(`${root}sdk/bench/competitors`, folder, { recursive: true });
    await runIn(folder, [...pnpm, 'install', '--frozen-lockfile', '--ignore-scripts']);
    mkdirSync(join(folder, 'node_modules/@institute'));
    symlinkSync(`${root}sdk`, join(folder, 'node_modules/@institute/sdk'));
    writeFileSync(join(folder, 'spec.json'), JSON.stringify(await loadSpec(`${root}openapi/openapi.yaml`)));
    await act(folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs a command in a folder and returns its output. Rejects if the command fails. */
export async function runIn(folder: string, command: string[]): Promise<string> {
  const { code, output } = await run(command, { cwd: folder, quiet: true });
  if (code !== 0) throw new Error(`${command.join(' ')} failed:\n${output}`);
  return output;
}
