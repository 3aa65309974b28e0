import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Spec } from '../../generator/spec.ts';

/**
 * A contract that differs from the baseline needs a changeset for the SDK. Breaking changes need a major one, or a minor one
 * as long as the version is below 1.0.0.
 */
export function findMissingChangeset(
  baseline: Spec,
  current: Spec,
  breakingChanges: string[],
  changesetFolder: string,
  version: string,
): string[] {
  if (isDeepStrictEqual(baseline, current)) return [];
  const bumps = readBumps('@institute/sdk', changesetFolder);
  if (bumps.length === 0) return ['The contract differs from the baseline, but no changeset says so. Run `pnpm changeset`.'];
  const breakingBumps = version.startsWith('0.') ? ['major', 'minor'] : ['major'];
  if (breakingChanges.length === 0 || bumps.some((bump) => breakingBumps.includes(bump))) return [];
  return [`The contract has breaking changes, so its changeset must be ${breakingBumps.at(-1)}.`];
}

/** The version bumps that the pending changesets ask for a package. */
function readBumps(name: string, folder: string): string[] {
  const texts = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  return texts.flatMap((text) => new RegExp(`^['"]${name}['"]: (\\w+)`, 'm').exec(text)?.[1] ?? []);
}
