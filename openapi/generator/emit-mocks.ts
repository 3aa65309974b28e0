import { constantName } from './emit-schemas.ts';
import { groupByType, toLiteral } from './emit-sdk.ts';
import type { Operation } from './operation.ts';

export function emitContract(operations: Operation[]): string {
  return [
    "import * as schemas from '@institute/sdk/schemas'",
    "import type { Contract } from '../core/operation.ts'",
    '',
    '/** The contract by operationId. */',
    'export const contract: Contract = {',
    ...operations.map(emitRow),
    '}',
    '',
  ].join('\n');
}

function emitRow(operation: Operation): string {
  const { id, method, path, body, isBodyOptional, jsonText, numbers, security, isTokenOptional, roles, html, status, statuses, example } =
    operation;
  const row = {
    method,
    path,
    ...(body !== 'none' && { body }),
    ...(isBodyOptional && { isBodyOptional }),
    ...(jsonText.length > 0 && { jsonText }),
    ...(numbers.length > 0 && { numbers }),
    ...(security.length > 0 && { security }),
    ...(isTokenOptional && { isTokenOptional }),
    ...(roles.length > 0 && { roles }),
    ...(html && { html }),
  };
  const responses = Object.entries(statuses).map(([key, schema]) => `'${key}': schemas.${constantName(schema)}`);
  const members = [
    ...Object.entries(row).map(([key, value]) => `${key}: ${toLiteral(value)}`),
    `input: schemas.${constantName(`${operation.typeName}Input`)}`,
    `status: ${status}`,
    `statuses: { ${responses.join(', ')} }`,
    `example: ${JSON.stringify(example)}`,
  ];
  return `  ${id}: { ${members.join(', ')} },`;
}

/** The type of each operation's documented responses, for faults. */
export function emitDocumentedResponses(operations: Operation[]): string {
  const names = operations.flatMap(({ typeName, html, errorBodies }) => [
    ...(html ? [] : [`${typeName}Response`]),
    ...Object.values(errorBodies).map((type) => type.replace(' | string', '')),
  ]);
  return [
    `import type { ${[...new Set(names), 'ServerErrorStatus'].sort().join(', ')} } from '@institute/sdk/contract'`,
    '',
    '/** The documented statuses of each operation with their bodies. */',
    'export interface DocumentedResponses {',
    ...operations.flatMap(({ id, typeName, html, status, errorBodies }) => [
      `  ${id}:`,
      `    | { status: ${status}; body?: ${html ? 'string' : `${typeName}Response`} }`,
      ...groupByType(Object.entries(errorBodies)).map(([type, statuses]) => `    | { status: ${statuses.join(' | ')}; body?: ${type} }`),
    ]),
    '}',
    '',
  ].join('\n');
}
