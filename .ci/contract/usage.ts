import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Operations that no file of a folder calls, reads or writes with; tests do not count. */
export function unusedOperations(ids: string[], folder: string): string[] {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test(-d)?\.tsx?$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  return ids.filter((id) => {
    const use = new RegExp(`\\b(?:api|queries|mutations)\\.${id}\\b`);
    return !sources.some((text) => use.test(text));
  });
}
