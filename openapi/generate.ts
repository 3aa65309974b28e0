import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateFiles } from './generator/generate-files.ts';
import { loadSpec } from './generator/load-spec.ts';
import { readOperations } from './generator/operation.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
/** Usage: `tsx openapi/generate.ts [SPEC] [FOLDER]`. Without arguments: this contract, into this repository. */
const [specFile = join(here, 'openapi.yaml'), root = join(here, '..')] = process.argv.slice(2).filter((argument) => argument !== '--');

async function generate(): Promise<void> {
  const started = performance.now();
  const spec = await loadSpec(specFile);
  const changed = writeChanged(await generateFiles(spec));
  console.log(`${readOperations(spec).length} operations, ${changed} files changed, ${Math.round(performance.now() - started)} ms`);
}

/** Writes only the files that differ, because each write triggers the watchers of Vite and tsc. Returns how many. */
function writeChanged(files: Record<string, string>): number {
  return Object.entries(files).filter(([file, text]) => {
    const path = join(root, file);
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

generate().catch((error: unknown) => {
  console.error(`Cannot generate code from the contract in openapi/: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  process.exit(1);
});
