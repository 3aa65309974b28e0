import { createApi as createPlainApi } from '../client.ts';
import type { Api, ApiOptions } from '../types.ts';
import { type CheckMode, checkAnswers } from './check-answers.ts';

export { type AnswerSchema, answerMismatch, type CheckMode, checkAnswers, mismatch } from './check-answers.ts';
export { type Mismatch, mismatchOf, type Validate } from './mismatch.ts';

export interface CheckedApiOptions extends ApiOptions {
  /** `warn`, the default, writes a line to the console; `throw` makes it a ParseError; `off` checks no more than the plain client. */
  check?: CheckMode;
}

/**
 * The client of `@institute/sdk`, which holds every answer against the whole schema of the contract instead of its outermost
 * keys alone. What the contract does not name is let pass, so that a server may grow.
 */
export function createApi({ check = 'warn', ...options }: CheckedApiOptions): Api {
  const look = checkAnswers(check);
  return createPlainApi({
    ...options,
    inspect: (...seen) => {
      look?.(...seen);
      options.inspect?.(...seen);
    },
  });
}
