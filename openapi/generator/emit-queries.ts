import { docComment } from './comments.ts';
import { importTypes } from './emit-sdk.ts';
import type { Operation } from './operation.ts';

export function emitQueries(operations: Operation[]): string {
  return [
    "import type { MutationFactory, OptionalInputQueryFactory, QueryFactory } from '../query/types.ts'",
    importTypes(inputsAndResponses(operations)),
    '',
    '/** One query options factory per GET operation. */',
    'export interface Queries {',
    ...operations
      .filter(({ isQuery }) => isQuery)
      .flatMap((operation) => [...docComment(operation, '  '), `  ${operation.id}: ${factory(operation)}`]),
    '}',
    '',
    '/** One mutation options factory per operation that is not a GET. */',
    'export interface Mutations {',
    ...operations
      .filter(({ isQuery }) => !isQuery)
      .flatMap((operation) => [...docComment(operation, '  '), `  ${operation.id}: ${factory(operation)}`]),
    '}',
    '',
  ].join('\n');
}

function factory(operation: Operation): string {
  const name = operation.isQuery ? `${operation.inputRequired ? '' : 'OptionalInput'}QueryFactory` : 'MutationFactory';
  return `${name}<${typeArguments(operation)}>`;
}

export function typeArguments({ typeName, isQuery, inputRequired }: Operation): string {
  return `${typeName}Input${isQuery || inputRequired ? '' : ' | void'}, ${typeName}Response`;
}

export function inputsAndResponses(operations: Operation[]): string[] {
  return operations.flatMap(({ typeName }) => [`${typeName}Input`, `${typeName}Response`]).sort();
}
