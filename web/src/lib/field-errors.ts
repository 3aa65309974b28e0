import { isApiError } from '@institute/sdk';

/** Returns a lookup of the server's error messages by field name. */
export function fieldErrors(error: unknown): (name: string) => string | undefined {
  return (name) => (isApiError(error) ? error.fieldErrors[name]?.[0] : undefined);
}
