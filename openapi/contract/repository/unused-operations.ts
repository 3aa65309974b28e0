import type { OperationUses } from './operation-uses.ts';

/** Operations that a program uses neither by their hook or function, nor as `api.x`, `queries.x` or `mutations.x`. */
export function findUnusedOperations(ids: string[], uses: OperationUses): string[] {
  return ids.filter((id) => !uses.members.has(id) && !uses.hooks.has(id) && !callsHook(id, uses));
}

/** Operations that a program calls by their hook, such as `useListBatches()`. */
export function findOperationsCalledByHook(ids: string[], uses: OperationUses): string[] {
  return ids.filter((id) => callsHook(id, uses));
}

function callsHook(id: string, { hooks }: OperationUses): boolean {
  const name = `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
  return hooks.has(`use${name}`) || hooks.has(`useSuspense${name}`);
}
