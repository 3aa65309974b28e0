import { type ApiError, isApiError, SdkError } from '@institute/sdk';
import { retryAfterMessage } from '../retry-after-message.ts';
import type { BulkStatus } from './bulk-item.ts';

/** What a failed call means for its row and for the run. */
export interface BulkOutcome {
  status: BulkStatus;
  message: string;
  /** The next rows would fail for the same reason. */
  pauses: boolean;
}

/** Thrown while a row is sent, if its outcome differs from that of other errors. */
export class BulkError extends Error {
  constructor(readonly outcome: BulkOutcome) {
    super(outcome.message);
  }
}

/** Statuses with which the server has not looked at the row: it waits for the next start. */
const notProcessed = [401, 429];

/** Tells a row that is not saved from one that may be saved. */
export function getBulkOutcome(error: unknown): BulkOutcome {
  if (error instanceof BulkError) return error.outcome;
  if (!(error instanceof SdkError)) return { status: 'rejected', message: 'This row could not be sent.', pauses: false };
  if (!isApiError(error)) return { status: 'unknown', message: error.message, pauses: true };
  const message = error.message + retryAfterMessage(error);
  if (notProcessed.includes(error.status)) return { status: 'waiting', message, pauses: true };
  if (error.status >= 500 || error.status === 408) return { status: isClosed(error) ? 'rejected' : 'unknown', message, pauses: true };
  return { status: 'rejected', message, pauses: false };
}

/** True for a 503 of the API itself, which saves nothing then. Other failures may come after the row is saved, or from a proxy. */
function isClosed({ status, body }: ApiError): boolean {
  return status === 503 && typeof body === 'object' && body !== null && 'success' in body && body.success === false && 'message' in body;
}
