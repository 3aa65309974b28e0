import { emitRow, type SchemaExpressions } from './emit-mocks.ts';
import { toExpression } from './json-schema.ts';
import type { Operation } from './operation.ts';
import type { Schema, Spec } from './spec.ts';

/** The contract of the mocks' control API: its table, and the types of inputs and responses by operationId. */
export function emitControl(spec: Spec, operations: Operation[]): string {
  const names = operations.flatMap(({ typeName }) => [`${typeName}Input`, `${typeName}Response`]).sort();
  return [
    "import { createSchema } from '@institute/sdk/schemas'",
    "import type { Contract } from '../core/contract.ts'",
    `import type { ${names.join(', ')} } from './control-types.ts'`,
    '',
    ...typeMap('Input', operations),
    ...typeMap('Response', operations),
    '/** The control API by operationId. */',
    'export const controlContract: Contract<ControlInputs> = {',
    ...operations.map((operation) => emitRow(operation, inlineSchemas(spec))),
    '}',
    '',
  ].join('\n');
}

/** The type of each operation's input or response. */
function typeMap(kind: 'Input' | 'Response', operations: Operation[]): string[] {
  return [
    `/** ${kind}s by operationId. */`,
    `export interface Control${kind}s {`,
    ...operations.map(({ id, typeName }) => `  ${id}: ${typeName}${kind}`),
    '}',
    '',
  ];
}

/** Schemas in place, because the SDK has no constants for them. */
function inlineSchemas(spec: Spec): SchemaExpressions {
  const inline = (name: string): string => toExpression(spec.components.schemas[name] ?? {}, name, inline);
  const create = (type: string, schema: Schema) => `createSchema<${type}>(${toExpression(schema, type, inline)})`;
  return {
    input: ({ typeName, input }) => create(`${typeName}Input`, input),
    response: ({ typeName, response }, name) =>
      create('unknown', name === `${typeName}Response` ? response : (spec.components.schemas[name] ?? {})),
  };
}
