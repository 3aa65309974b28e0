import { importInputsAndResponses } from './emit-sdk.ts';
import { toExpression } from './json-schema.ts';
import type { Operation } from './operation.ts';
import { componentName, type Schema, type Spec } from './spec.ts';

/**
 * The schemas of the contract as values: one constant for each, so that bundlers drop the schemas that a program does not use. A reference
 * is the constant of the schema that it names. Throws an Error on a keyword that the SDK does not validate.
 */
export function emitSchemas(spec: Spec, operations: Operation[]): string {
  const shared = inOrder(spec).map((name) => emitSchema(name, spec.components.schemas[name] ?? {}));
  const own = operations.flatMap(({ id, typeName, input, response }) => [
    emitSchema(`${typeName}Input`, { description: `Input of \`${id}\`.`, ...input }),
    emitSchema(`${typeName}Response`, { ...response, description: `Response of \`${id}\`.` }),
  ]);
  return [
    "import { createSchema, type Schema } from '../check/schema.ts'",
    "import type { Inputs, Responses } from './methods.ts'",
    importInputsAndResponses(operations, Object.keys(spec.components.schemas)),
    '',
    ...shared,
    ...own,
    '',
    ...emitTable('Input', operations),
    ...emitTable('Response', operations),
  ].join('\n');
}

function emitSchema(name: string, schema: Schema): string {
  const comment = schema.description ? `/** ${schema.description} */\n` : '';
  const expression = toExpression(schema, name, constantName);
  if (schema.$ref) return `${comment}export const ${constantName(name)}: Schema<${name}> = ${expression}`;
  return `${comment}export const ${constantName(name)} = /* @__PURE__ */ createSchema<${name}>(${expression})`;
}

function emitTable(kind: 'Input' | 'Response', operations: Operation[]): string[] {
  return [
    `/** The schema of each operation's ${kind.toLowerCase()}, by operationId. */`,
    `export const ${kind.toLowerCase()}Schemas: { readonly [Id in keyof ${kind}s]: Schema<${kind}s[Id]> } = {`,
    ...operations.map(({ id, typeName }) => `  ${id}: ${constantName(typeName + kind)},`),
    '}',
    '',
  ];
}

/** `CreateBatchInput` becomes `createBatchInputSchema`. */
export function constantName(name: string): string {
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}Schema`;
}

/** The names of the shared schemas, each after those that it refers to, because a constant cannot be read before its declaration. */
function inOrder(spec: Spec): string[] {
  const ordered = new Set<string>();
  const visit = (name: string, parents: string[]) => {
    if (parents.includes(name)) throw new Error(`The schema ${name} refers to itself, which the SDK does not support.`);
    for (const target of referencesOf(spec.components.schemas[name])) visit(target, [...parents, name]);
    ordered.add(name);
  };
  for (const name of Object.keys(spec.components.schemas)) visit(name, []);
  return [...ordered];
}

function referencesOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === '$ref' ? [componentName(String(part))] : referencesOf(part)));
}
