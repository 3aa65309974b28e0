import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Operations that no source file of a folder uses: by their hook, or as `api.x`, `queries.x` or `mutations.x`. Tests do not count. */
export function findUnusedOperations(ids: string[], folder: string): string[] {
  const sources = readSources(folder);
  return ids.filter(
    (id) => !sources.some((text) => new RegExp(`\\b(?:api|queries|mutations)\\.${id}\\b`).test(text) || callsHook(text, id)),
  );
}

/** Operations that a source file of a folder calls by their hook, such as `useListBatches()`. Tests do not count. */
export function findOperationsCalledByHook(ids: string[], folder: string): string[] {
  const sources = readSources(folder);
  return ids.filter((id) => sources.some((text) => callsHook(text, id)));
}

function readSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test(-d)?\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** The import must be the SDK's: a hook of the website may have the same name. */
function callsHook(text: string, id: string): boolean {
  const hook = `use${id.charAt(0).toUpperCase()}${id.slice(1)}`;
  return new RegExp(`import \\{[^}]*\\b${hook}\\b[^}]*\\} from '@institute/sdk/react';[\\s\\S]*\\b${hook}\\(`).test(text);
}
