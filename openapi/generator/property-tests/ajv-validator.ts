import type { Mismatch } from '@institute/sdk/check';
// Ajv has no `exports`: its documentation names this path.
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Schema, Spec } from '../spec.ts';

const base = 'https://contract.invalid/';
const dateTime =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)(\.\d+)?(Z|[+-]([01]\d|2[0-3]):[0-5]\d)$/i;
const formats = {
  'date-time': dateTime,
  uri: /^[a-z][a-z\d+.-]*:[^\s"<>\\^`{|}]+$/i,
  date: /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/,
  password: true,
  html: true,
} as const;

/** Returns a function that compiles a schema with Ajv, an independent implementation of JSON Schema. */
export function createAjv({ components }: Spec): (schema: Schema) => ValidateFunction {
  const ajv = new Ajv2020({ strict: false, strictNumbers: true, formats });
  ajv.addKeyword({ keyword: 'isFile', validate: (_: boolean, value: unknown) => value instanceof Blob });
  ajv.addSchema({ $id: `${base}spec`, components: { schemas: components.schemas } });
  return (schema) => ajv.compile(JSON.parse(JSON.stringify(withFiles(schema)).replaceAll('"#/components/', `"${base}spec#/components/`)));
}

/** OpenAPI describes a file as a binary string, but at run time it is a `Blob`. */
function withFiles(schema: Schema): Schema {
  const properties = Object.entries(schema.properties ?? {}).map(([name, part]) => [
    name,
    part.format === 'binary' ? { isFile: true } : part,
  ]);
  return schema.properties ? { ...schema, properties: Object.fromEntries(properties) } : schema;
}

/** The mismatch that Ajv's errors describe. Ajv stops at the first one. When all schemas of an `anyOf` failed, the deepest error counts. */
export function mismatchOf(errors: ErrorObject[]): Mismatch | undefined {
  const mismatches = errors
    .filter(isFirstOfSchema)
    .filter(({ keyword }) => keyword !== 'anyOf')
    .map(toMismatch);
  const depth = ({ pointer }: Mismatch) => pointer.split('/').length;
  const deepest = mismatches.filter((one) => mismatches.every((other) => depth(other) <= depth(one)));
  const [first] = deepest;
  if (!first) return undefined;
  const problems = deepest.filter(({ pointer }) => pointer === first.pointer).map(({ problem }) => problem);
  return { pointer: first.pointer, problem: [...new Set(problems)].join(' or ').replaceAll(' or must be ', ' or ') };
}

/** In an `anyOf`, Ajv reports an enum after the type of the same schema. */
function isFirstOfSchema(error: ErrorObject, index: number, errors: ErrorObject[]): boolean {
  const schema = ({ instancePath, schemaPath }: ErrorObject) => `${instancePath} ${schemaPath.replace(/\/[^/]*$/, '')}`;
  return errors.findIndex((other) => schema(other) === schema(error)) === index;
}

function toMismatch({ instancePath, keyword, params, message = '' }: ErrorObject): Mismatch {
  const child = (name: unknown) => `${instancePath}/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;
  if (keyword === 'required') return { pointer: child(params.missingProperty), problem: 'is required' };
  if (keyword === 'additionalProperties') return { pointer: child(params.additionalProperty), problem: 'is not part of the contract' };
  if (keyword === 'isFile') return { pointer: instancePath, problem: 'must be a file' };
  if (keyword === 'enum') return { pointer: instancePath, problem: `must be one of ${JSON.stringify(params.allowedValues)}` };
  return { pointer: instancePath, problem: keyword === 'type' ? message.replaceAll(',', ' or ') : message };
}
