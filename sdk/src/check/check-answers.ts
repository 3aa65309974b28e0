import { ParseError } from '../errors.ts';
import * as schemas from '../generated/answers.ts';
import type { OperationId } from '../generated/operations.ts';
import type { ApiOptions } from '../types.ts';
import { type Mismatch, mismatchOf } from './mismatch.ts';

/** What happens with an answer that is not the contract's: nothing, a line on the console, or a ParseError. */
export type CheckMode = 'off' | 'warn' | 'throw';

/** The schemas of the contract that an answer may have, by name: `ListCoursesAnswer`, `Problem`. */
export type AnswerSchema = keyof typeof schemas;

/** How a value differs from a schema of the contract; undefined when it does not. */
export function mismatch(schema: AnswerSchema, value: unknown): Mismatch | undefined {
  const check = schemas[schema];
  return check(value) ? undefined : mismatchOf(check);
}

/** How the answer of a successful call differs from what the contract says of it; undefined when it does not. */
export function answerMismatch(operation: OperationId, answer: unknown): Mismatch | undefined {
  // The generator names the schema after the operation.
  const name = `${operation.charAt(0).toUpperCase()}${operation.slice(1)}Answer` as AnswerSchema;
  return mismatch(name, answer);
}

/**
 * Holds every answer against the contract, for `createApi({ inspect })`. The line on the console, like the error's `reason`,
 * holds the operation, the JSON pointer and the expected shape, and no value.
 */
export function checkAnswers(mode: CheckMode): ApiOptions['inspect'] {
  if (mode === 'off') return undefined;
  return (operation, answer, status) => {
    const found = answerMismatch(operation, answer);
    if (!found) return;
    const reason = `${found.pointer || 'the answer'} ${found.problem}`;
    if (mode === 'throw') throw new ParseError(operation, status, reason);
    console.warn(`The answer of ${operation} is not the contract's: ${reason}`);
  };
}
