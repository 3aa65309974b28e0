// Ajv has no `exports`: its documentation names these two paths.
import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneModule from 'ajv/dist/standalone/index.js';
import type { Operation } from './operation.ts';
import type { Schema, Spec } from './spec.ts';

/** The schema of each operation's flat input, by operationId. */
export function requestSchemas(operations: Operation[]): Record<string, Schema> {
  return Object.fromEntries(operations.map(({ id, input }) => [id, input]));
}

/** The schemas of every documented response, by name: `ListCoursesResponse` for a success, `Problem` for an error. */
export function responseSchemas(spec: Spec, operations: Operation[]): Record<string, Schema> {
  const successes = operations.map(({ typeName, response }): [string, Schema] => [`${typeName}Response`, response]);
  const errors = operations.flatMap(({ statuses }) => Object.values(statuses)).filter((name) => spec.components.schemas[name]);
  return {
    ...Object.fromEntries(successes),
    ...Object.fromEntries(errors.map((name) => [name, { $ref: `#/components/schemas/${name}` }])),
  };
}

/** In Node the function is the `default` of the CommonJS module, which Ajv's types do not declare. */
const standalone = 'default' in standaloneModule ? (standaloneModule.default as typeof standaloneModule) : standaloneModule;

const base = 'https://contract.invalid/';

const formats = { date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, password: true, html: true } as const;

/**
 * Compiles schemas to standalone validators, because a Content-Security-Policy forbids `new Function` in the browser.
 * @param validateModule the module to import the `Validate` type from; Ajv's output has no types.
 */
export function emitValidators(spec: Spec, schemas: Record<string, Schema>, validateModule: string): string {
  const ajv = new Ajv2020({ strict: false, code: { source: true, esm: true, lines: true }, formats });
  ajv.addSchema({ $id: `${base}spec`, components: { schemas: spec.components.schemas } });
  const names: Record<string, string> = {};
  for (const [name, schema] of Object.entries(schemas)) {
    const id = `${base}${name}`;
    ajv.addSchema({ $id: id, ...withBlobs(absolute(schema)) });
    names[name] = id;
  }
  const code = standalone(ajv, names);
  if (code.includes('require(')) throw new Error('A compiled validator imports a module of Ajv. Use a pattern in the spec instead.');
  const typed = code.replace(/^"use strict";\s*/, '').replace(/^export const (\w+) =/gm, 'export const $1: Validate =');
  return `// @ts-nocheck: Ajv's output is untyped.\nimport type { Validate } from '${validateModule}'\n${typed}\n`;
}

/** Rewrites local references, because each schema is compiled outside the document. */
function absolute<T>(value: T): T {
  return JSON.parse(JSON.stringify(value).replaceAll('"#/components/', `"${base}spec#/components/`));
}

/** OpenAPI describes a file as a binary string, but at run time it is a `Blob`. */
function withBlobs(schema: Schema): Schema {
  const properties = Object.entries(schema.properties ?? {}).map(([name, part]) => [
    name,
    part.format === 'binary' ? { type: 'object' } : part,
  ]);
  return schema.properties ? { ...schema, properties: Object.fromEntries(properties) } : schema;
}
