/** A JSON Schema of the contract: the keywords that the generator reads. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  const?: unknown;
  enum?: unknown[];
  /** Names of the values of `enum`, in the same order. */
  'x-enum-varnames'?: string[];
  pattern?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  exclusiveMaximum?: number;
  multipleOf?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  contentSchema?: Schema;
  description?: string;
  /** A second record with the same value is a conflict. */
  'x-unique'?: boolean;
}

export interface Media {
  schema: Schema;
  examples?: Record<string, { value: unknown }>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required?: boolean;
  description?: string;
  schema: Schema & { examples?: unknown[] };
}

/** A request that the values of a response make possible. An expression is `$response.body#/` and a JSON pointer. */
export interface Link {
  operationId: string;
  parameters?: Record<string, unknown>;
  requestBody?: Record<string, unknown>;
  /** Only rows that match this schema are used. */
  'x-where'?: Schema;
  /** The server rejects the request. */
  'x-refused'?: boolean;
}

export interface Response {
  $ref?: string;
  content?: Record<string, Media>;
  links?: Record<string, Link>;
}

/** A change of a valid input that the server rejects, for a rule that no schema can express. */
export interface NegativeCase {
  summary: string;
  input: Record<string, unknown>;
  /** How a success counts: as a drift, as fine, or by default as a warning. */
  accepted?: 'drift' | 'fine';
}

/** An operation as it is written in the spec; `Operation` is its resolved form. */
export interface SpecOperation {
  operationId: string;
  summary: string;
  description?: string;
  tags: [string];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, Media> };
  responses: Record<string, Response>;
  security?: Record<string, string[]>[];
  'x-invalidates'?: string[];
  'x-roles'?: number[];
  'x-headers'?: Record<string, string>;
  'x-refusals'?: NegativeCase[];
  'x-unprovoked'?: Record<string, string>;
}

export interface Spec {
  security: Record<string, string[]>[];
  /** Only in the baseline: the release that it is from, and the hash of the document without this member. */
  'x-release'?: { version: string; sha256: string };
  paths: Record<string, Record<string, SpecOperation>>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Response>; securitySchemes: Record<string, unknown> };
}

/** Follows a `$ref` inside the document; returns any other value unchanged. */
export function resolve<T extends { $ref?: string }>(spec: Spec, value: T): T {
  if (!value.$ref) return value;
  let found: unknown = spec;
  for (const part of value.$ref.replace(/^#\//, '').split('/')) {
    found = (found as Record<string, unknown> | undefined)?.[part.replaceAll('~1', '/').replaceAll('~0', '~')];
  }
  if (!found) throw new Error(`${value.$ref} does not exist.`);
  return resolve(spec, found as T);
}

/** A schema of an object in one piece: a `$ref` is followed, and the parts of an `allOf` are merged. */
export function resolveObject(spec: Spec, schema: Schema): Schema {
  const { allOf = [], ...own } = resolve(spec, schema);
  if (allOf.length === 0) return own;
  const parts = [...allOf.map((part) => resolveObject(spec, part)), own];
  const required = [...new Set(parts.flatMap((part) => part.required ?? []))];
  return {
    ...Object.assign({}, ...parts),
    properties: Object.assign({}, ...parts.map(({ properties }) => properties)),
    ...(required.length > 0 && { required }),
  };
}

/** The name of the shared schema that a `$ref` leads to. Throws an Error when it leads anywhere else. */
export function componentName(ref: string): string {
  const name = /^#\/components\/schemas\/(\w+)$/.exec(ref)?.[1];
  if (!name) throw new Error(`${ref} is not a shared schema.`);
  return name;
}

export function hasProperty({ properties = {} }: Schema, name: string): boolean {
  return Object.hasOwn(properties, name);
}
