import { docComment, importTypes } from './emit-sdk.ts';
import type { Operation } from './operation.ts';

/** Types of the query and mutation factories. */
export function emitQueries(operations: Operation[]): string {
  return [
    "import type { MutationFactory, OptionalInputQueryFactory, QueryFactory } from '../query/types.ts'",
    importTypes(inputsAndResponses(operations)),
    '',
    '/** One query options factory per GET operation. */',
    'export interface Queries {',
    ...operations
      .filter(({ isQuery }) => isQuery)
      .flatMap((operation) => [...docComment(operation), `  ${operation.id}: ${factory(operation)}`]),
    '}',
    '',
    '/** One mutation options factory per operation that is not a GET. */',
    'export interface Mutations {',
    ...operations
      .filter(({ isQuery }) => !isQuery)
      .flatMap((operation) => [...docComment(operation), `  ${operation.id}: ${factory(operation)}`]),
    '}',
    '',
  ].join('\n');
}

/**
 * The entry `/react`: one hook per operation, and a suspense hook per GET operation, with explicit types. It names what it exports, because
 * webpack rejects `export *` in a client module.
 */
export function emitHooks(operations: Operation[]): string {
  return [
    '/**',
    ' * A hook of React Query for each operation.',
    ' * @module react',
    ' */',
    "'use client'",
    '',
    "import { createMutationHook, createQueryHook, createSuspenseQueryHook } from '../react/create-hook.ts'",
    "import type { MutationHook, OptionalInputQueryHook, OptionalInputSuspenseQueryHook, QueryHook, SuspenseQueryHook } from '../react/types.ts'",
    importTypes(inputsAndResponses(operations)),
    '',
    "export { createMutationCache, createMutations, createQueries, createQueryClient, forgetUser, optimisticUpdate } from '../query/index.ts'",
    "export type * from '../query/index.ts'",
    "export { type ApiContextValue, ApiProvider, useApi } from '../react/provider.tsx'",
    "export type * from '../react/types.ts'",
    '',
    ...operations.flatMap((operation) =>
      operation.isQuery
        ? [hook(operation, 'QueryHook', 'use'), hook(operation, 'SuspenseQueryHook', 'useSuspense')].flat()
        : hook(operation, 'MutationHook', 'use'),
    ),
    '',
  ].join('\n');
}

function hook(operation: Operation, type: 'QueryHook' | 'SuspenseQueryHook' | 'MutationHook', prefix: string): string[] {
  const { id, typeName, inputRequired, isQuery } = operation;
  const hookType = `${isQuery && !inputRequired ? 'OptionalInput' : ''}${type}<${types(operation)}>`;
  const comment = docComment(operation).map((line) => line.replace(/^ {2}/, ''));
  return [...comment, `export const ${prefix}${typeName}: ${hookType} = /* @__PURE__ */ create${type}('${id}')`];
}

function factory(operation: Operation): string {
  const name = operation.isQuery ? `${operation.inputRequired ? '' : 'OptionalInput'}QueryFactory` : 'MutationFactory';
  return `${name}<${types(operation)}>`;
}

function types({ typeName, isQuery, inputRequired }: Operation): string {
  return `${typeName}Input${isQuery || inputRequired ? '' : ' | void'}, ${typeName}Response`;
}

function inputsAndResponses(operations: Operation[]): string[] {
  return operations.flatMap(({ typeName }) => [`${typeName}Input`, `${typeName}Response`]).sort();
}
