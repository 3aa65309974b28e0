import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { generateFiles } from './generate-files.ts';
import { loadSpec } from './load-spec.ts';
import { readOperations } from './operation.ts';

/** Writes the generated files of a contract into a folder. Resolves with the numbers of its operations and of the files that changed. */
export async function generate(specFile: string, folder: string): Promise<{ operations: number; changed: number }> {
  const spec = await loadSpec(specFile);
  return { operations: readOperations(spec).length, changed: writeChanged(folder, await generateFiles(spec)) };
}

/** Writes only the files that differ, because each write triggers the watchers of Vite and tsc. Returns how many. */
function writeChanged(folder: string, files: Record<string, string>): number {
  return Object.entries(files).filter(([file, text]) => {
    const path = join(folder, file);
    if (readIfExists(path) === text) return false;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return true;
  }).length;
}

function readIfExists(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
