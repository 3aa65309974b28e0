import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneModule from 'ajv/dist/standalone/index.js';
import type { Operation } from './operation.ts';
import type { Schema, Spec } from './spec.ts';

/** A request's flat input by operation. */
export function requestSchemas(operations: Operation[]): Record<string, Schema> {
  return Object.fromEntries(operations.map(({ id, input }) => [id, input]));
}

/** Answers and refusals by schema name, for `@institute/sdk/check` and contract runs. */
export function answerSchemas(spec: Spec, operations: Operation[]): Record<string, Schema> {
  const answers = operations.map(({ typeName, answer }): [string, Schema] => [`${typeName}Answer`, answer]);
  const refusals = operations.flatMap(({ statuses }) => Object.values(statuses)).filter((name) => spec.components.schemas[name]);
  return {
    ...Object.fromEntries(answers),
    ...Object.fromEntries(refusals.map((name) => [name, { $ref: `#/components/schemas/${name}` }])),
  };
}

/** Ajv's own types say otherwise, but under Node the function is the CommonJS module's `default`. */
const standalone = 'default' in standaloneModule ? (standaloneModule.default as typeof standaloneModule) : standaloneModule;

const base = 'https://contract.invalid/';

const formats = { date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, password: true, html: true } as const;

/**
 * Checks as code: a Content-Security-Policy forbids making functions from text in the browser. `typeFrom` is where the type of
 * a check stands; what Ajv writes has none.
 */
export function emitValidators(spec: Spec, schemas: Record<string, Schema>, typeFrom: string): string {
  const ajv = new Ajv2020({ strict: false, code: { source: true, esm: true, lines: true }, formats });
  ajv.addSchema({ $id: `${base}spec`, components: { schemas: spec.components.schemas } });
  const names: Record<string, string> = {};
  for (const [name, schema] of Object.entries(schemas)) {
    const id = `${base}${name}`;
    ajv.addSchema({ $id: id, ...withFiles(absolute(schema)) });
    names[name] = id;
  }
  const code = standalone(ajv, names);
  if (code.includes('require(')) throw new Error('A compiled check needs a module of Ajv; a pattern in the spec avoids that.');
  const typed = code.replace(/^"use strict";\s*/, '').replace(/^export const (\w+) =/gm, 'export const $1: Validate =');
  return `// @ts-nocheck: Ajv has written it, without types.\nimport type { Validate } from '${typeFrom}'\n${typed}\n`;
}

/** References of a schema that moved out of the document point back into it. */
function absolute<T>(value: T): T {
  return JSON.parse(JSON.stringify(value).replaceAll('"#/components/', `"${base}spec#/components/`));
}

/** A file is an object to a validator, not a string. */
function withFiles(schema: Schema): Schema {
  const properties = Object.entries(schema.properties ?? {}).map(([name, part]) => [
    name,
    part.format === 'binary' ? { type: 'object' } : part,
  ]);
  return schema.properties ? { ...schema, properties: Object.fromEntries(properties) } : schema;
}
