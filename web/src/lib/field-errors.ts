import { isApiError } from '@institute/sdk';

/** What the server said of single fields, by their names on the wire; it stands at the field, too. */
export function refusedFields(error: unknown): (field: string) => string | undefined {
  return (field) => (isApiError(error) ? error.fieldErrors[field]?.[0] : undefined);
}
