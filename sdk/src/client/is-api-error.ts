import type { OperationErrors } from '../generated/errors.ts';
import type { OperationId } from '../generated/operations.ts';
import { ApiError } from './errors.ts';

/** Narrows an error to `ApiError`. With an operationId, the error must come from that operation, and its status narrows its body. */
export function isApiError(error: unknown): error is ApiError;
export function isApiError<Id extends OperationId>(error: unknown, operation: Id): error is OperationErrors[Id];
export function isApiError(error: unknown, operation?: OperationId): boolean {
  return error instanceof ApiError && (operation === undefined || error.operation === operation);
}
