import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Spec } from '../../openapi/generator/spec.ts';

/**
 * Whether those who use the SDK will read of a change: a contract that is not the released one needs a changeset, and one
 * that breaks somebody a changeset of the kind that says so (major; before 1.0.0, minor).
 */
export function unannounced(released: Spec, current: Spec, broken: string[], folder: string, version: string): string[] {
  if (isDeepStrictEqual(released, current)) return [];
  const bumps = bumpsOf('@institute/sdk', folder);
  if (bumps.length === 0) return ['The contract is not the released one. Tell those who use it: `pnpm changeset`.'];
  const strong = version.startsWith('0.') ? ['major', 'minor'] : ['major'];
  if (broken.length === 0 || bumps.some((bump) => strong.includes(bump))) return [];
  return [`Something breaks those who use the SDK, so its changeset must say ${strong.at(-1)}.`];
}

/** The kinds of bumps that waiting changesets ask of a package. */
function bumpsOf(name: string, folder: string): string[] {
  const texts = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  return texts.flatMap((text) => new RegExp(`^['"]${name}['"]: (\\w+)`, 'm').exec(text)?.[1] ?? []);
}
