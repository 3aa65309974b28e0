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
  return [
    "import type { ApiMethod, OptionalInputApiMethod } from '../client/options.ts'",
    importInputsAndResponses(operations),
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
  const names = [...new Set(schemas)].filter((name) => name !== 'string');
  return [
    "import { ApiError, type ServerErrorStatus } from '../client/errors.ts'",
    "import type { OperationId } from './operations.ts'",
    importTypes(names),
    '',
    ...isApiError,
    '',
    ...operations.flatMap((operation) => [
      `/** The type to which \`isApiError(error, '${operation.id}')\` narrows an error. Its \`status\` narrows its \`body\`. */`,
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
  // A response with `success: false` is an error, whatever its status.
  const groups = groupByType([[status, 'Problem'], ...Object.entries(errorBodies)]);
  return groups.map(([type, statuses]) => `ApiError<'${id}', ${statuses.join(' | ')}, ${type}>`);
}

/** The statuses that share the type of their body. */
export function groupByType(bodies: [status: string, type: string][]): [type: string, statuses: string[]][] {
  const groups: Record<string, string[]> = {};
  for (const [status, type] of bodies) {
    groups[type] ??= [];
    groups[type].push(status === '5XX' ? 'ServerErrorStatus' : status);
  }
  return Object.entries(groups);
}

export function importInputsAndResponses(operations: Operation[], sharedNames: string[] = []): string {
  return importTypes([...sharedNames, ...operations.flatMap(({ typeName }) => [`${typeName}Input`, `${typeName}Response`])]);
}

function importTypes(names: string[]): string {
  const lines = names.sort().map((name) => `  ${name},`);
  return `import type {\n${lines.join('\n')}\n} from './schema.ts'`;
}

function typeMap(name: string, operations: Operation[], type: (operation: Operation) => string): string[] {
  return [`export interface ${name} {`, ...operations.map((operation) => `  ${operation.id}: ${type(operation)}`), '}'];
}
