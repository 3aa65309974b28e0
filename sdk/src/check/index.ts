import { type Api, createApi as createPlainApi } from '../client/create-api.ts';
import type { ApiOptions } from '../client/options.ts';
import { type CheckMode, checkResponses } from './check-responses.ts';

export { type CheckMode, checkResponses, mismatch, type ResponseSchema, responseMismatch } from './check-responses.ts';
export { findMismatch, findMismatches, type Mismatch, toPointer } from './mismatch.ts';

/** Options of `createApi` of `@institute/sdk/check`. */
export interface CheckedApiOptions extends ApiOptions {
  /** What to do with a response that does not match the contract. Default: `warn`. */
  check?: CheckMode;
}

/**
 * Creates the same client as `createApi` of `@institute/sdk`, but validates every response against its whole schema instead of
 * its top-level keys only. Properties that the contract does not name are allowed.
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
