import { mismatchOf, type Validate } from '@institute/sdk/check';

/** Why the last request did not fit, readable: `studentLimit must be number`. */
export function requestFault(check: Validate): string {
  const { pointer, problem } = mismatchOf(check);
  return `${pointer.slice(1).replaceAll('/', '.') || 'the request'} ${problem}`;
}
