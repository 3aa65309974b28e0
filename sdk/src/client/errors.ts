import type { FieldErrorNames, OperationId } from '../generated/operations.ts';

/** Base class of all errors of a call. An aborted call rejects with the signal's reason instead. */
export abstract class SdkError extends Error {
  constructor(
    /** The operation that failed. */
    readonly operation: OperationId,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** The server responded with an error: a status outside 200-299, or `success: false`. `message` is the server's, for users. */
export class ApiError<Field extends string = string> extends SdkError {
  override readonly name = 'ApiError';
  /** Messages by field name; empty unless the server sent some. */
  readonly fieldErrors: Readonly<Partial<Record<Field, readonly string[]>>>;

  constructor(
    operation: OperationId,
    /** HTTP status. */
    readonly status: number,
    /** The response body: parsed when it is JSON, else its text. */
    readonly body: unknown,
    /** Milliseconds to wait, from the Retry-After header. */
    readonly retryAfterMs?: number,
  ) {
    const { text, fields } = readMessage(body);
    super(operation, text ?? defaultMessage(status));
    // The type has the contract's field names; the server's are not validated.
    this.fieldErrors = fields as Partial<Record<Field, string[]>>;
  }
}

/** The request failed without a complete response; `cause` is the error of `fetch`. */
export class NetworkError extends SdkError {
  override readonly name = 'NetworkError';
  constructor(operation: OperationId, cause: unknown) {
    super(operation, 'The server could not be reached. Please check your connection.', { cause });
  }
}

/** The response did not complete within the timeout. */
export class TimeoutError extends SdkError {
  override readonly name = 'TimeoutError';
  constructor(
    operation: OperationId,
    /** The timeout of the call in milliseconds. */
    readonly timeoutMs: number,
  ) {
    super(operation, 'The server took too long to answer. Please try again.');
  }
}

/** The response does not match the contract. */
export class ParseError extends SdkError {
  override readonly name = 'ParseError';
  constructor(
    operation: OperationId,
    /** HTTP status. */
    readonly status: number,
    /** The mismatch, for developers. Holds no value of the response. */
    readonly reason: string,
  ) {
    super(operation, 'The server sent a response that could not be read.');
  }
}

type FieldOf<Id extends OperationId> = Id extends keyof FieldErrorNames ? FieldErrorNames[Id] : string;

/** Narrows an error to `ApiError`. With an operationId, the error must come from that operation and its `fieldErrors` are typed. */
export function isApiError(error: unknown): error is ApiError;
export function isApiError<Id extends OperationId>(error: unknown, operation: Id): error is ApiError<FieldOf<Id>>;
export function isApiError(error: unknown, operation?: OperationId): boolean {
  return error instanceof ApiError && (operation === undefined || error.operation === operation);
}

/** Reads `message`, which is a string, or messages by field name. Ignores any other shape. */
function readMessage(body: unknown): { text?: string; fields: Record<string, string[]> } {
  const fields: Record<string, string[]> = {};
  const message = isRecord(body) ? body.message : undefined;
  if (typeof message === 'string' && message.trim()) return { text: message, fields };
  if (!isRecord(message)) return { fields };
  for (const [field, value] of Object.entries(message)) {
    const messages = (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');
    if (messages.length > 0 && field !== '__proto__') fields[field] = messages;
  }
  const first = Object.values(fields).map(([text]) => text);
  return first.length > 0 ? { text: first.join(' '), fields } : { fields };
}

/** True for an object that is not an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function defaultMessage(status: number): string {
  return status >= 500
    ? `The server could not answer (${status}). Please try again in a little while.`
    : `The server rejected the request (${status}).`;
}
