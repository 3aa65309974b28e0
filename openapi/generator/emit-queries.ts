import { docComment } from './comments.ts';
import { importInputsAndResponses } from './emit-sdk.ts';
import type { Operation } from './operation.ts';

export function emitQueries(operations: Operation[]): string {
  const factories = (isQuery: boolean) =>
    operations
      .filter((operation) => operation.isQuery === isQuery)
      .flatMap((operation) => [...docComment(operation, '  '), `  ${operation.id}: ${factory(operation)}`]);
  return [
    "import type { MutationFactory, OptionalInputQueryFactory, QueryFactory } from '../query/types.ts'",
    importInputsAndResponses(operations),
    '',
    '/** One query options factory per GET operation. */',
    'export interface Queries {',
    ...factories(true),
    '}',
    '',
    '/** One mutation options factory per operation that is not a GET. */',
    'export interface Mutations {',
    ...factories(false),
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
