import { type Operation, readOperations, staleQueries } from '../generator/operation.ts';
import type { Spec } from '../generator/spec.ts';

/**
 * Changes of who may call an operation, which fixed headers it needs and which queries it makes stale. `redocly diff` and the types do
 * not show these changes. One sentence each.
 */
export function findAccessChanges(baseline: Spec, current: Spec): string[] {
  const before = new Map(readOperations(baseline).map((operation) => [operation.id, operation]));
  return readOperations(current).flatMap((operation) => {
    const old = before.get(operation.id);
    return old ? compare(old, operation).map((change) => `${operation.id}: ${change}`) : [];
  });
}

function compare(before: Operation, after: Operation): string[] {
  const compareTexts = (name: string, old: string, now: string) =>
    old === now ? [] : [`${name} is now ${now}; the baseline says ${old}.`];
  return [
    ...compareTexts('security', describeSecurity(before), describeSecurity(after)),
    ...compareRoles(before.roles, after.roles),
    ...compareTexts('x-headers', JSON.stringify(before.headers), JSON.stringify(after.headers)),
    ...staleQueries(before)
      .filter((id) => !staleQueries(after).includes(id))
      .map((id) => `x-invalidates no longer names ${id}.`),
  ];
}

function describeSecurity({ security, isTokenOptional }: Operation): string {
  const schemes = [...(isTokenOptional ? ['no token'] : []), ...security];
  return schemes.length > 0 ? schemes.join(' or ') : 'no token';
}

/** An empty list lets every signed-in user in. */
function compareRoles(before: number[], after: number[]): string[] {
  if (before.length > 0 && after.length === 0)
    return [`x-roles is gone, so every role may call it; the baseline says ${before.join(', ')}.`];
  if (before.length === 0 && after.length > 0) return [`x-roles now lets only ${after.join(', ')} call it; the baseline lets every role.`];
  const added = after.filter((role) => !before.includes(role));
  const removed = before.filter((role) => !after.includes(role));
  return [
    ...added.map((role) => `x-roles now also lets role ${role} call it; the baseline says ${before.join(', ')}.`),
    ...removed.map((role) => `x-roles no longer lets role ${role} call it; the baseline says ${before.join(', ')}.`),
  ];
}
