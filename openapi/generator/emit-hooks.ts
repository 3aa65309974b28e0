import { docComment } from './comments.ts';
import { typeArguments } from './emit-queries.ts';
import { importInputsAndResponses } from './emit-sdk.ts';
import type { Operation } from './operation.ts';

/** A kind of hook, which has a file of its own: a page that only queries does not load mutations. */
interface HookKind {
  file: string;
  type: string;
  prefix: string;
  isQuery: boolean;
  imports: string;
  /** The first parameter of the hook, if it has one before the options. */
  input: string;
  result: string;
}

const kinds: HookKind[] = [
  {
    file: 'query-hooks.ts',
    type: 'QueryHook',
    prefix: 'use',
    isQuery: true,
    imports: 'type SkipToken, useQuery',
    input: 'input: object | SkipToken | undefined, ',
    result: 'useQuery({ ...createQueryOptions<SkipToken>(useApi().api, id, input, call), ...options })',
  },
  {
    file: 'suspense-hooks.ts',
    type: 'SuspenseQueryHook',
    prefix: 'useSuspense',
    isQuery: true,
    imports: 'useSuspenseQuery',
    input: 'input: object | undefined, ',
    result: 'useSuspenseQuery({ ...createQueryOptions<never>(useApi().api, id, input, call), ...options })',
  },
  {
    file: 'mutation-hooks.ts',
    type: 'MutationHook',
    prefix: 'use',
    isQuery: false,
    imports: 'useMutation',
    input: '',
    result: 'useMutation({ ...createMutationOptions(useApi().api, id, call), ...options })',
  },
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

/** The call of React Query stands in the file of the hooks, so that a reader of a hook sees the whole hook. */
function emitKind({ type, prefix, isQuery, imports, input, result }: HookKind, operations: Operation[]): string {
  return [
    `import { ${imports} } from '@tanstack/react-query'`,
    "import type { CallOptions } from '../client/options.ts'",
    `import { ${isQuery ? 'createQueryOptions' : 'createMutationOptions'} } from '../query/query-options.ts'`,
    "import { useApi } from '../react/provider.tsx'",
    `import type { ${isQuery ? `OptionalInput${type}, ` : ''}${type} } from '../react/types.ts'`,
    "import type { OperationId } from './operations.ts'",
    importInputsAndResponses(operations),
    '',
    '/** Options of the caller override the options of the operation. */',
    'function createHook<Hook>(id: OperationId): Hook {',
    `  return function useOperation(${input}{ call, ...options }: { call?: CallOptions } = {}) {`,
    `    return ${result}`,
    '  } as Hook',
    '}',
    '',
    ...operations.flatMap((operation) => {
      const hookType = `${isQuery && !operation.inputRequired ? 'OptionalInput' : ''}${type}<${typeArguments(operation)}>`;
      return [
        ...docComment(operation),
        `export const ${prefix}${operation.typeName}: ${hookType} = /* @__PURE__ */ createHook('${operation.id}')`,
      ];
    }),
    '',
  ].join('\n');
}

function select(operations: Operation[], kind: HookKind): Operation[] {
  return operations.filter(({ isQuery }) => isQuery === kind.isQuery);
}
