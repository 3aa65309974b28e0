import { ParseError } from '../client/errors.ts';
import type { ApiOptions } from '../client/options.ts';
import type { OperationId } from '../generated/operations.ts';
import * as validators from '../generated/response-validators.ts';
import { type Mismatch, mismatchOf } from './mismatch.ts';

/** What to do with a response that does not match the contract: nothing, log a warning, or throw a ParseError. */
export type CheckMode = 'off' | 'warn' | 'throw';

/** Name of a response schema of the contract, for example `ListCoursesResponse` or `Problem`. */
export type ResponseSchema = keyof typeof validators;

/** The first difference between a value and a schema of the contract, or undefined when it matches. */
export function mismatch(schema: ResponseSchema, value: unknown): Mismatch | undefined {
  const validate = validators[schema];
  return validate(value) ? undefined : mismatchOf(validate);
}

/** The first difference between the body of a successful response and the contract, or undefined when it matches. */
export function responseMismatch(operation: OperationId, data: unknown): Mismatch | undefined {
  // The generator names the schema after the operation.
  const schema = `${operation.charAt(0).toUpperCase()}${operation.slice(1)}Response` as ResponseSchema;
  return mismatch(schema, data);
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
