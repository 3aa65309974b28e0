import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Operations that no source file of a folder uses as `api.x`, `queries.x` or `mutations.x`. Tests do not count. */
export function findUnusedOperations(ids: string[], folder: string): string[] {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test(-d)?\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  return ids.filter((id) => {
    const usage = new RegExp(`\\b(?:api|queries|mutations)\\.${id}\\b`);
    return !sources.some((text) => usage.test(text));
  });
}
