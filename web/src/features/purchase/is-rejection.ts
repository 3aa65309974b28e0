import { type ApiError, isApiError } from '@institute/sdk';

/** Responses that a later report of the same payment may not get. A 404 may come from a proxy, or before the server knows the payment. */
const temporaryStatuses = new Set([401, 403, 404, 408, 429]);

/** Whether the API itself has rejected the report for good: with a JSON body, not with the HTML page of a proxy. */
export function isRejection(error: unknown): error is ApiError {
  if (!isApiError(error) || temporaryStatuses.has(error.status) || error.status >= 500) return false;
  const { body } = error;
  return typeof body === 'object' && body !== null && 'success' in body && body.success === false;
}
