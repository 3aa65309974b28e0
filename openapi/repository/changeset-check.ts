import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Spec } from '../generator/spec.ts';

/**
 * A pending changeset of the SDK must name everything that differs from the baseline. Breaking changes need a major changeset, or a
 * minor changeset as long as the version is below 1.0.0.
 */
export function findMissingChangeset(
  baseline: Spec,
  current: Spec,
  breakingChanges: string[],
  changesetFolder: string,
  version: string,
): string[] {
  const names = findChangedNames(baseline, current);
  if (names.length === 0) return [];
  const changesets = readChangesets('@institute/sdk', changesetFolder);
  if (changesets.length === 0) return ['The contract differs from the baseline, but no changeset says so. Run `pnpm changeset`.'];
  const isNamed = (name: string) => changesets.some(({ text }) => name.split('.').every((word) => new RegExp(`\\b${word}\\b`).test(text)));
  const unnamed = names.filter((name) => !isNamed(name) && (!name.includes('.') || isNamed(name.replace(/\..*/, ''))));
  const breakingBumps = version.startsWith('0.') ? ['major', 'minor'] : ['major'];
  const isTooSmall = breakingChanges.length > 0 && !changesets.some(({ bump }) => breakingBumps.includes(bump));
  return [
    ...unnamed.map((name) => `${name} differs from the baseline, but no changeset of @institute/sdk names it.`),
    ...(isTooSmall ? [`The contract has breaking changes, so its changeset must be ${breakingBumps.at(-1)}.`] : []),
  ];
}

function readChangesets(name: string, folder: string): { bump: string; text: string }[] {
  const texts = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
  return texts.flatMap((text) => {
    const bump = new RegExp(`^['"]${name}['"]: (\\w+)`, 'm').exec(text)?.[1];
    return bump ? [{ bump, text }] : [];
  });
}

/** Keys for people and for the check of a server: they change nothing for a program. */
const explanations = ['description', 'summary', 'example', 'examples', 'x-assumption', 'title'];
const checkKeys = ['links', 'x-unique', 'x-refusals', 'x-unprovoked'];

/** The names of operations, shared schemas and responses that differ, and of properties that are new or removed. */
function findChangedNames(baseline: Spec, current: Spec): string[] {
  const before = namedParts(baseline);
  const after = namedParts(current);
  const changed = Object.keys({ ...before, ...after }).filter((name) => !isDeepStrictEqual(before[name], after[name]));
  const properties = changed
    .filter((name) => before[name] && after[name])
    .flatMap((name) => {
      const [old, now] = [propertyNames(before[name]), propertyNames(after[name])];
      const different = [...new Set([...old, ...now])].filter((property) => !(old.has(property) && now.has(property)));
      return different.map((property) => `${name}.${property}`);
    });
  return [...changed, ...properties];
}

function propertyNames(part: unknown, names = new Set<string>()): Set<string> {
  if (typeof part !== 'object' || part === null) return names;
  for (const [key, value] of Object.entries(part)) {
    if (key === 'properties') for (const name of Object.keys(Object(value))) names.add(name);
    propertyNames(value, names);
  }
  return names;
}

function namedParts(spec: Spec): Record<string, unknown> {
  const { paths, components, security } = withoutExplanations(spec);
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => [operation.operationId, { path, method, security, ...operation }]),
  );
  return { ...components.schemas, ...components.responses, ...Object.fromEntries(operations) };
}

/** A property can have the name `title` or `description`, so such a key is removed only if its value is a text. */
function withoutExplanations(spec: Spec): Spec {
  return JSON.parse(
    JSON.stringify(spec, (key, value: unknown) => {
      const isExplanation = explanations.includes(key) && (typeof value === 'string' || key.startsWith('example'));
      return isExplanation || checkKeys.includes(key) ? undefined : value;
    }),
  );
}
