import { docComment } from './comments.ts';
import { inputsAndResponses, typeArguments } from './emit-queries.ts';
import { importTypes } from './emit-sdk.ts';
import type { Operation } from './operation.ts';

/** A kind of hook, which has a file of its own: a page that only queries does not load mutations. */
interface HookKind {
  file: string;
  type: 'QueryHook' | 'SuspenseQueryHook' | 'MutationHook';
  prefix: 'use' | 'useSuspense';
  /** Module of `src/react` that creates it. */
  factory: string;
  isQuery: boolean;
}

const kinds: HookKind[] = [
  { file: 'query-hooks.ts', type: 'QueryHook', prefix: 'use', factory: 'create-query-hook.ts', isQuery: true },
  { file: 'suspense-hooks.ts', type: 'SuspenseQueryHook', prefix: 'useSuspense', factory: 'create-suspense-query-hook.ts', isQuery: true },
  { file: 'mutation-hooks.ts', type: 'MutationHook', prefix: 'use', factory: 'create-mutation-hook.ts', isQuery: false },
];

/** The entry `/react` and its hooks, by file name: a hook per operation, and a suspense hook per GET operation, with explicit types. */
export function emitHooks(operations: Operation[]): Record<string, string> {
  const files = kinds.map((kind) => [kind.file, emitKind(kind, select(operations, kind))]);
  return { 'react.ts': emitEntry(operations), ...Object.fromEntries(files) };
}

/** Names what it exports, because webpack rejects `export *` in a client module. */
function emitEntry(operations: Operation[]): string {
  return [
    '/**',
    ' * A hook of React Query for each operation.',
    ' * @module react',
    ' */',
    "'use client'",
    '',
    "export { createMutationCache, createMutations, createQueries, createQueryClient, forgetUser } from '../query/index.ts'",
    "export type * from '../query/index.ts'",
    "export { type ApiContextValue, ApiProvider, useApi } from '../react/provider.tsx'",
    "export type * from '../react/types.ts'",
    ...kinds.map((kind) => {
      const names = select(operations, kind).map(({ typeName }) => `  ${kind.prefix}${typeName},`);
      return `export {\n${names.join('\n')}\n} from './${kind.file}'`;
    }),
    '',
  ].join('\n');
}

function emitKind({ type, prefix, factory, isQuery }: HookKind, operations: Operation[]): string {
  return [
    `import { create${type} } from '../react/${factory}'`,
    `import type { ${isQuery ? `OptionalInput${type}, ` : ''}${type} } from '../react/types.ts'`,
    importTypes(inputsAndResponses(operations)),
    '',
    ...operations.flatMap((operation) => {
      const hookType = `${isQuery && !operation.inputRequired ? 'OptionalInput' : ''}${type}<${typeArguments(operation)}>`;
      return [
        ...docComment(operation),
        `export const ${prefix}${operation.typeName}: ${hookType} = /* @__PURE__ */ create${type}('${operation.id}')`,
      ];
    }),
    '',
  ].join('\n');
}

function select(operations: Operation[], kind: HookKind): Operation[] {
  return operations.filter(({ isQuery }) => isQuery === kind.isQuery);
}
