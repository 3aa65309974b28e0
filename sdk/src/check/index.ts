import { type Api, createApi as createPlainApi } from '../client/create-api.ts';
import { ParseError } from '../client/errors.ts';
import type { ApiOptions } from '../client/options.ts';
import type { OperationId } from '../generated/operations.ts';
import * as schemas from '../generated/schemas.ts';
import { findMismatch, type Mismatch } from './mismatch.ts';

export { findMismatch, findMismatches, type Mismatch, toPointer } from './mismatch.ts';

/** What to do with a response that does not match the contract: nothing, log a warning, or throw a ParseError. */
export type CheckMode = 'off' | 'warn' | 'throw';

type SchemaName<Key> = Key extends `${infer Name}Schema` ? Capitalize<Name> : never;

/** Name of a response or another shared schema of the contract, for example `ListCoursesResponse`, `Problem` or `Course`. */
export type ResponseSchema = Exclude<SchemaName<keyof typeof schemas>, `${string}Input`>;

/** The first difference between a value and a schema of the contract, or undefined when it matches. */
export function mismatch(schema: ResponseSchema, value: unknown): Mismatch | undefined {
  const key = `${schema.charAt(0).toLowerCase()}${schema.slice(1)}Schema` as `${Uncapitalize<ResponseSchema>}Schema`;
  return findMismatch(schemas[key], value);
}

/** The first difference between the body of a successful response and the contract, or undefined when it matches. */
export function responseMismatch(operation: OperationId, data: unknown): Mismatch | undefined {
  return findMismatch(schemas.responseSchemas[operation], data);
}

/**
 * Validates every response against the contract, for `createApi({ inspect })`. The warning and the error's `reason` name the
 * JSON pointer and the expected shape, and hold no value of the response.
 */
export function checkResponses(mode: CheckMode): ApiOptions['inspect'] {
  if (mode === 'off') return undefined;
  return (operation, data, status) => {
    const found = responseMismatch(operation, data);
    if (!found) return;
    const reason = `${found.pointer || 'the response'} ${found.problem}`;
    if (mode === 'throw') throw new ParseError(operation, status, reason);
    console.warn(`The response of ${operation} does not match the contract: ${reason}`);
  };
}

/** Options of `createApi` of `@institute/sdk/check`. */
export interface CheckedApiOptions extends ApiOptions {
  /** What to do with a response that does not match the contract. Default: `warn`. */
  check?: CheckMode;
}

/**
 * Creates the same client as `createApi` of `@institute/sdk`, but validates every response against its whole schema instead of
 * only its top-level keys. Properties that the contract does not name are allowed.
 */
export function createApi({ check = 'warn', ...options }: CheckedApiOptions): Api {
  const checkResponse = checkResponses(check);
  return createPlainApi({
    ...options,
    inspect: (...args) => {
      checkResponse?.(...args);
      options.inspect?.(...args);
    },
  });
}
