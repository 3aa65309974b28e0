import { commentText, docComment, requestComment } from './comments.ts';
import type { Operation } from './operation.ts';

/** The operations table, which holds all that the client needs at run time: one line with a comment per operation. */
export function emitOperations(operations: Operation[]): string {
  return [
    '/** Every operation of the contract, by operationId. */',
    'export const operations = {',
    ...operations.flatMap((operation) => [
      `  /** ${commentText(requestComment(operation))} */`,
      `  ${operation.id}: ${tableRow(operation)},`,
    ]),
    '} as const',
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

export function toLiteral(value: unknown): string {
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
  const names = operations.flatMap(({ typeName }) => [`${typeName}Input`, `${typeName}Response`]).sort();
  return [
    "import type { ApiMethod, OptionalInputApiMethod } from '../client/options.ts'",
    importTypes(names),
    '',
    '/** One method per operation. Each resolves with the response body, or rejects with an `SdkError`. */',
    'export interface ApiMethods {',
    ...operations.flatMap((operation) => [
      ...docComment(operation, '  '),
      `  ${operation.id}: ${operation.inputRequired ? '' : 'OptionalInput'}ApiMethod<${operation.typeName}Input, ${operation.typeName}Response>`,
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

/** Beside the errors that it narrows to: their statuses and bodies are known here only. */
const isApiError = [
  '/** Narrows an error to `ApiError`. With an operationId, the error must come from that operation, and its status narrows its body. */',
  'export function isApiError(error: unknown): error is ApiError',
  'export function isApiError<Id extends OperationId>(error: unknown, operation: Id): error is OperationErrors[Id]',
  'export function isApiError(error: unknown, operation?: OperationId): boolean {',
  '  return error instanceof ApiError && (operation === undefined || error.operation === operation)',
  '}',
];

/** The errors of each operation: `ApiError` with the statuses that share a body. */
export function emitErrors(operations: Operation[]): string {
  const schemas = operations.flatMap(({ errorBodies }) => Object.values(errorBodies)).flatMap((type) => type.split(' | '));
  const names = [...new Set(schemas)].filter((name) => name !== 'string').sort();
  return [
    "import { ApiError, type ServerErrorStatus } from '../client/errors.ts'",
    "import type { OperationId } from './operations.ts'",
    importTypes(names),
    '',
    ...isApiError,
    '',
    ...operations.flatMap((operation) => [
      `/** What \`isApiError(error, '${operation.id}')\` narrows to: \`status\` narrows \`body\`. */`,
      `export type ${operation.typeName}Error =`,
      ...errorMembers(operation).map((member) => `  | ${member}`),
    ]),
    '',
    '/** Error types by operationId. */',
    ...typeMap('OperationErrors', operations, ({ typeName }) => `${typeName}Error`),
    '',
  ].join('\n');
}

function errorMembers({ id, status, errorBodies }: Operation): string[] {
  const statuses: Record<string, string[]> = {};
  // A response with `success: false` is an error, whatever its status.
  for (const [code, type] of [[status, 'Problem'], ...Object.entries(errorBodies)] as [string, string][]) {
    statuses[type] ??= [];
    statuses[type].push(code === '5XX' ? 'ServerErrorStatus' : code);
  }
  return Object.entries(statuses).map(([type, codes]) => `ApiError<'${id}', ${codes.join(' | ')}, ${type}>`);
}

export function importTypes(names: string[]): string {
  return `import type {\n${names.map((name) => `  ${name},`).join('\n')}\n} from './schema.ts'`;
}

export function typeMap(name: string, operations: Operation[], type: (operation: Operation) => string): string[] {
  return [`export interface ${name} {`, ...operations.map((operation) => `  ${operation.id}: ${type(operation)}`), '}'];
}
