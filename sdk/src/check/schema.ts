import { compile } from './compile.ts';
import type { Check, Issue, JsonSchema } from './json-schema.ts';

/** A JSON Schema of the contract that implements [Standard Schema](https://standardschema.dev). Its validation is synchronous. */
export interface Schema<T> extends JsonSchema {
  readonly '~standard': {
    readonly version: 1;
    readonly vendor: '@institute/sdk';
    /**
     * Returns the same value, or its issues: all issues, but only one for an `anyOf` that does not match. With
     * `{ libraryOptions: { firstOnly: true } }` it returns only the first issue, which is faster.
     */
    readonly validate: (value: unknown, options?: ValidationOptions) => ValidationResult<T>;
    /** Only for TypeScript; undefined at run time. */
    readonly types?: { readonly input: T; readonly output: T };
  };
}

/** Options of a library, as Standard Schema defines them. Only `firstOnly` is read. */
export interface ValidationOptions {
  readonly libraryOptions?: Readonly<Record<string, unknown>> | undefined;
}

/** The value if it matches, else its issues. */
export type ValidationResult<T> = { readonly value: T; readonly issues?: undefined } | { readonly issues: readonly Issue[] };

/**
 * Creates a schema. It is compiled on first use.
 * @typeParam T the type that the generator writes for the same schema.
 */
export function createSchema<T>(schema: JsonSchema): Schema<T> {
  let check: Check | undefined;
  const validate = (value: unknown, { libraryOptions }: ValidationOptions = {}): ValidationResult<T> => {
    check ??= compile(schema);
    const issues = check(value, libraryOptions?.firstOnly === true);
    return issues ? { issues } : { value: value as T };
  };
  return { ...schema, '~standard': { version: 1, vendor: '@institute/sdk', validate } };
}
