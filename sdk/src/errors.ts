import type { RefusedFields } from './generated/calls.ts';
import type { OperationId } from './generated/operations.ts';

/** What every failed call throws, except an abort by the caller, which passes through. */
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

/** The server said no: any status outside 200-299, or `success: false`. `message` is the server's, for people. */
export class ApiError<Field extends string = string> extends SdkError {
  override readonly name = 'ApiError';
  /** Texts by field, where the server sent some. */
  readonly fieldErrors: Readonly<Partial<Record<Field, readonly string[]>>>;

  constructor(
    operation: OperationId,
    readonly status: number,
    /** The answer as it was read: JSON where it was JSON, else its text. */
    readonly body: unknown,
    /** Milliseconds that the server asks to wait. */
    readonly retryAfterMs?: number,
  ) {
    const { text, fields } = readMessage(body);
    super(operation, text ?? fallback(status));
    // The field names are the spec's word; what the server sent was read as it came.
    this.fieldErrors = fields as Partial<Record<Field, string[]>>;
  }
}

/** Nobody answered. */
export class NetworkError extends SdkError {
  override readonly name = 'NetworkError';
  constructor(operation: OperationId, cause: unknown) {
    super(operation, 'The server could not be reached. Please check your connection.', { cause });
  }
}

/** Nobody answered in time. */
export class TimeoutError extends SdkError {
  override readonly name = 'TimeoutError';
  constructor(
    operation: OperationId,
    readonly timeoutMs: number,
  ) {
    super(operation, 'The server took too long to answer. Please try again.');
  }
}

/** The answer is not what the contract says. */
export class ParseError extends SdkError {
  override readonly name = 'ParseError';
  constructor(
    operation: OperationId,
    readonly status: number,
    /** What is wrong, for developers. */
    readonly reason: string,
  ) {
    super(operation, 'The server sent an answer that could not be read.');
  }
}

type FieldOf<Id extends OperationId> = Id extends keyof RefusedFields ? RefusedFields[Id] : string;

/** Tells a refusal by the server from everything else; with an operation's name its field errors are typed. */
export function isApiError(error: unknown): error is ApiError;
export function isApiError<Id extends OperationId>(error: unknown, operation: Id): error is ApiError<FieldOf<Id>>;
export function isApiError(error: unknown, operation?: OperationId): boolean {
  return error instanceof ApiError && (operation === undefined || error.operation === operation);
}

/** The message is text, or lists of texts by field; anything else counts as none. */
function readMessage(body: unknown): { text?: string; fields: Record<string, string[]> } {
  const fields: Record<string, string[]> = {};
  const message = isRecord(body) ? body.message : undefined;
  if (typeof message === 'string' && message.trim()) return { text: message, fields };
  if (!isRecord(message)) return { fields };
  for (const [field, texts] of Object.entries(message)) {
    const list = (Array.isArray(texts) ? texts : [texts]).filter((text) => typeof text === 'string');
    if (list.length > 0 && field !== '__proto__') fields[field] = list;
  }
  const first = Object.values(fields).map(([text]) => text);
  return first.length > 0 ? { text: first.join(' '), fields } : { fields };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function fallback(status: number): string {
  return status >= 500
    ? `The server could not answer (${status}). Please try again in a little while.`
    : `The server refused the request (${status}).`;
}
