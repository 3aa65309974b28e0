import type { Operation } from './operation.ts';

/** The table: one commented line an operation, all that the client needs at run time. */
export function emitOperations(operations: Operation[]): string {
  return [
    "import type { Operation } from '../types.ts'",
    '',
    'export const operations = {',
    ...operations.flatMap((operation) => [`  /** ${tableComment(operation)} */`, `  ${operation.id}: ${tableRow(operation)},`]),
    '} as const satisfies Record<string, Operation>',
    '',
    '/** The name of an operation: the same word in the spec, the client, the query key and the mocks. */',
    'export type OperationId = keyof typeof operations',
    '',
  ].join('\n');
}

function tableComment({ method, path, open, security, body, html, invalidates }: Operation): string {
  const token = security.length === 0 ? 'no token' : open ? 'token if there is one' : security.join(' or ');
  const encoding = { none: '', json: 'JSON', multipart: 'form', either: 'form when a file is in it, else JSON' }[body];
  const stale = invalidates.length > 0 ? `makes ${invalidates.join(', ')} stale` : '';
  return [`${method} ${path}`, token, encoding, html ? 'answers HTML' : '', stale].filter(Boolean).join(' · ');
}

function tableRow(operation: Operation): string {
  const { method, path, tag, body, html, security, invalidates, headers, jsonText, keys } = operation;
  const row = {
    method,
    path,
    tag,
    ...(body !== 'none' && { body }),
    ...(html && { html }),
    ...(security.length > 0 && { security }),
    ...(jsonText.length > 0 && { jsonText }),
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(keys.length > 0 && { keys }),
    ...(invalidates.length > 0 && { invalidates }),
  };
  return literal(row);
}

/** A value as a TypeScript literal on one line. */
function literal(value: unknown): string {
  if (typeof value === 'string') return `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value === 'object' && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, part]) => `${/^\w+$/.test(key) ? key : literal(key)}: ${literal(part)}`)
      .join(', ')} }`;
  return String(value);
}

/** Explicit signatures: cheaper to check and clearer to hover than mapped types. */
export function emitCalls(operations: Operation[]): string {
  const reads = operations.filter((operation) => operation.read);
  const writes = operations.filter((operation) => !operation.read);
  const names = operations.flatMap(({ typeName }) => [`${typeName}Answer`, `${typeName}Input`]).sort();
  return [
    "import type { CallOptions, OpenRead, Read, Write } from '../types.ts'",
    `import type {\n${names.map((name) => `  ${name},`).join('\n')}\n} from './schema.ts'`,
    '',
    '/** The client: one method an operation. */',
    'export interface Calls {',
    ...operations.flatMap((operation) => [
      docComment(operation),
      `  ${operation.id}(input${mark(operation)}: ${operation.typeName}Input, options?: CallOptions): Promise<${operation.typeName}Answer>`,
    ]),
    '}',
    '',
    '/** Query options, one function a read. */',
    'export interface Queries {',
    ...reads.flatMap((operation) => [
      docComment(operation),
      `  ${operation.id}: ${operation.inputRequired ? 'Read' : 'OpenRead'}<${operation.typeName}Input, ${operation.typeName}Answer>`,
    ]),
    '}',
    '',
    '/** Mutation options, one function a write. */',
    'export interface Mutations {',
    ...writes.flatMap((operation) => [
      docComment(operation),
      `  ${operation.id}: Write<${operation.typeName}Input${operation.inputRequired ? '' : ' | void'}, ${operation.typeName}Answer>`,
    ]),
    '}',
    '',
    '/** Input types by operation. */',
    ...typeMap('Inputs', operations, ({ typeName }) => `${typeName}Input`),
    '',
    '/** Answer types by operation. */',
    ...typeMap('Answers', operations, ({ typeName }) => `${typeName}Answer`),
    '',
    '/** The fields for which a refusal may hold texts, where the contract names them. */',
    ...typeMap(
      'RefusedFields',
      operations.filter((operation) => operation.refusedFields.length > 0),
      ({ refusedFields }) => refusedFields.map((field) => `'${field}'`).join(' | '),
    ),
    '',
  ].join('\n');
}

function mark({ inputRequired }: Operation): string {
  return inputRequired ? '' : '?';
}

function docComment({ summary }: Operation): string {
  return `  /** ${summary} */`;
}

function typeMap(name: string, operations: Operation[], type: (operation: Operation) => string): string[] {
  return [`export interface ${name} {`, ...operations.map((operation) => `  ${operation.id}: ${type(operation)}`), '}'];
}

/** One hook an operation; its type follows from the maker. */
export function emitHooks(operations: Operation[]): string {
  return [
    "import { readHook, writeHook } from '../react/hook.ts'",
    '',
    ...operations.flatMap((operation) => [
      `/** ${operation.summary} */`,
      `export const use${operation.typeName} = /* @__PURE__ */ ${operation.read ? 'readHook' : 'writeHook'}('${operation.id}')`,
    ]),
    '',
  ].join('\n');
}
