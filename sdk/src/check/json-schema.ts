/** The keywords of JSON Schema 2020-12 that the contract uses. The generator rejects all others. */
export interface JsonSchema {
  readonly type?: TypeName | readonly TypeName[];
  readonly const?: Primitive;
  readonly enum?: readonly Primitive[];
  readonly pattern?: string;
  /** `date` is YYYY-MM-DD, `date-time` a time of RFC 3339 such as 2026-12-31T23:59:00Z, `uri` has a scheme, `binary` is a Blob. */
  readonly format?: 'date' | 'date-time' | 'email' | 'uri' | 'uuid' | 'binary';
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  /** Lengths count Unicode characters. */
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly items?: JsonSchema;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: false | JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
}

type Primitive = string | number | boolean | null;
/** A type of JSON Schema. */
export type TypeName = 'string' | 'number' | 'integer' | 'boolean' | 'null' | 'array' | 'object';

/** Where and how a value differs from its schema. Safe to log, because it holds no value. */
export interface Issue {
  /** For example `is required` or `must be string or integer`. */
  readonly message: string;
  /** The keys that lead to the value; empty for the value itself. */
  readonly path: readonly (string | number)[];
}

/** Returns the issues of a value, or undefined when it matches. With `firstOnly` it stops at the first issue. */
export type Check = (value: unknown, firstOnly: boolean) => readonly Issue[] | undefined;
