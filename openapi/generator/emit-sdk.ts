import type { Operation } from './operation.ts';

/** The operations table, which holds all that the client needs at run time: one line with a comment per operation. */
export function emitOperations(operations: Operation[]): string {
  return [
    "import type { Operation } from '../client/operation.ts'",
    '',
    '/** Every operation of the contract, by operationId. */',
    'export const operations = {',
    ...operations.flatMap((operation) => [`  /** ${tableComment(operation)} */`, `  ${operation.id}: ${tableRow(operation)},`]),
    '} as const satisfies Record<string, Operation>',
    '',
    '/** The operationId: the same name in the spec, the client, the query keys and the mocks. */',
    'export type OperationId = keyof typeof operations',
    '',
    '/** Fields for which an error of an operation may hold messages, where the contract lists them. */',
    ...typeMap(
      'FieldErrorNames',
      operations.filter(({ fieldErrorNames }) => fieldErrorNames.length > 0),
      ({ fieldErrorNames }) => fieldErrorNames.map((field) => `'${field}'`).join(' | '),
    ),
    '',
  ].join('\n');
}

function tableComment({ method, path, isTokenOptional, security, body, html, invalidates }: Operation): string {
  const token = security.length === 0 ? 'public' : isTokenOptional ? 'token optional' : security.join(' or ');
  const encoding = { none: '', json: 'JSON', multipart: 'multipart', either: 'multipart with a file, else JSON' }[body];
  const invalidated = invalidates.length > 0 ? `invalidates ${invalidates.join(', ')}` : '';
  return [`${method} ${path}`, token, encoding, html ? 'returns HTML' : '', invalidated].filter(Boolean).join(' · ');
}

function tableRow(operation: Operation): string {
  const { method, path, tag, body, html, security, invalidates, headers, jsonText, requiredKeys } = operation;
  const row = {
    method,
    path,
    tag,
    ...(body !== 'none' && { body }),
    ...(html && { html }),
    ...(security.length > 0 && { security }),
    ...(jsonText.length > 0 && { jsonText }),
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(requiredKeys.length > 0 && { requiredKeys }),
    ...(invalidates.length > 0 && { invalidates }),
  };
  return toLiteral(row);
}

/** A value as a TypeScript literal on one line. */
function toLiteral(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (Array.isArray(value)) return `[${value.map(toLiteral).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, part]) => `${/^\w+$/.test(key) ? key : toLiteral(key)}: ${toLiteral(part)}`)
      .join(', ')} }`;
  return String(value);
}

/** Explicit signatures, which are cheaper to check and clearer on hover than mapped types. */
export function emitMethods(operations: Operation[]): string {
  const queries = operations.filter(({ isQuery }) => isQuery);
  const mutations = operations.filter(({ isQuery }) => !isQuery);
  const names = operations.flatMap(({ typeName }) => [`${typeName}Input`, `${typeName}Response`]).sort();
  return [
    "import type { CallOptions } from '../client/options.ts'",
    "import type { MutationFactory, OptionalInputQueryFactory, QueryFactory } from '../query/types.ts'",
    `import type {\n${names.map((name) => `  ${name},`).join('\n')}\n} from './schema.ts'`,
    '',
    '/** One method per operation. Each resolves with the response body, or rejects with an `SdkError`. */',
    'export interface ApiMethods {',
    ...operations.flatMap((operation) => [
      docComment(operation),
      `  ${operation.id}(input${operation.inputRequired ? '' : '?'}: ${operation.typeName}Input, options?: CallOptions): Promise<${operation.typeName}Response>`,
    ]),
    '}',
    '',
    '/** One query options factory per GET operation. */',
    'export interface Queries {',
    ...queries.flatMap((operation) => [
      docComment(operation),
      `  ${operation.id}: ${operation.inputRequired ? 'QueryFactory' : 'OptionalInputQueryFactory'}<${operation.typeName}Input, ${operation.typeName}Response>`,
    ]),
    '}',
    '',
    '/** One mutation options factory per operation that is not a GET. */',
    'export interface Mutations {',
    ...mutations.flatMap((operation) => [
      docComment(operation),
      `  ${operation.id}: MutationFactory<${operation.typeName}Input${operation.inputRequired ? '' : ' | void'}, ${operation.typeName}Response>`,
    ]),
    '}',
    '',
    '/** Input types by operationId. */',
    ...typeMap('Inputs', operations, ({ typeName }) => `${typeName}Input`),
    '',
    '/** Response types by operationId. */',
    ...typeMap('Responses', operations, ({ typeName }) => `${typeName}Response`),
    '',
  ].join('\n');
}

function docComment({ summary }: Operation): string {
  return `  /** ${summary} */`;
}

function typeMap(name: string, operations: Operation[], type: (operation: Operation) => string): string[] {
  return [`export interface ${name} {`, ...operations.map((operation) => `  ${operation.id}: ${type(operation)}`), '}'];
}

/** One hook per operation; `createQueryHook` and `createMutationHook` infer its type. */
export function emitHooks(operations: Operation[]): string {
  return [
    "import { createMutationHook, createQueryHook } from '../react/create-hook.ts'",
    '',
    ...operations.flatMap((operation) => [
      `/** ${operation.summary} */`,
      `export const use${operation.typeName} = /* @__PURE__ */ ${operation.isQuery ? 'createQueryHook' : 'createMutationHook'}('${operation.id}')`,
    ]),
    '',
  ].join('\n');
}
