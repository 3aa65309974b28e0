import type { FieldErrorNames, OperationId } from '../generated/operations.ts';

/** Base class of the four errors. An aborted call rejects with the signal's reason instead. */
abstract class BaseError<Operation extends OperationId = OperationId> extends Error {
  constructor(
    /** The operation that failed. */
    readonly operation: Operation,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }

  /** Leaves out the response and the cause, so that a cache that is written to disk holds no personal data. */
  toJSON() {
    const { name, operation, message } = this;
    return { name, operation, message };
  }
}

/** The registered statuses of server errors: `5XX` in the contract. */
export type ServerErrorStatus = 500 | 501 | 502 | 503 | 504 | 505 | 506 | 507 | 508 | 510 | 511;

type FieldOf<Operation> = Operation extends keyof FieldErrorNames ? FieldErrorNames[Operation] : string;

type FieldErrors<Operation> = Readonly<Partial<Record<FieldOf<Operation>, readonly string[]>>>;

/**
 * The server responded with an error: a status outside 200-299, or `success: false`. `message` is for users: the server's message, or a
 * default in English. After `isApiError(error, operation)`, `status` narrows `body` to the contract's schema for that status.
 */
export class ApiError<
  Operation extends OperationId = OperationId,
  Status extends number = number,
  Body = unknown,
> extends BaseError<Operation> {
  override readonly name = 'ApiError';
  /** Messages by field name; empty unless the server sent some. */
  readonly fieldErrors: FieldErrors<Operation>;
  /** Milliseconds to wait, from the Retry-After header: a day at most. */
  readonly retryAfterMs: number | undefined;

  constructor(
    operation: Operation,
    /** HTTP status. */
    readonly status: Status,
    /** The response body: parsed when it is JSON, else its text. Not validated. */
    readonly body: Body,
    /** The response headers. */
    readonly headers: Headers = new Headers(),
    /** True for a 401 to a call that had no token, though its operation accepts a token. */
    readonly sentWithoutToken: boolean = false,
  ) {
    const message = isRecord(body) ? body.message : undefined;
    const fieldErrors = readFieldErrors(message);
    const text =
      typeof message === 'string'
        ? message
        : Object.values(fieldErrors)
            .map(([first]) => first)
            .join(' ');
    super(operation, text.trim() ? text : defaultMessage(status));
    // The type has the contract's field names; the names that the server sends are not validated.
    this.fieldErrors = fieldErrors as unknown as FieldErrors<Operation>;
    this.retryAfterMs = parseRetryAfter(headers.get('retry-after'));
    // Consoles and loggers print the enumerable properties, and a response may hold personal data and cookies.
    Object.defineProperties(this, { body: { enumerable: false }, headers: { enumerable: false } });
  }
}

/** The request failed without a complete response; `cause` is the error of `fetch`, or says that the token cannot be sent. */
export class NetworkError extends BaseError {
  override readonly name = 'NetworkError';
  constructor(operation: OperationId, cause: unknown) {
    super(operation, 'The server could not be reached. Please check your connection.', { cause });
  }
}

/** The response did not complete within the timeout. */
export class TimeoutError extends BaseError {
  override readonly name = 'TimeoutError';
  constructor(
    operation: OperationId,
    /** The timeout in milliseconds, of the call or of the attempt. */
    readonly timeoutMs: number,
  ) {
    super(operation, 'The server took too long to answer. Please try again.');
  }
}

/** The response does not match the contract. */
export class ParseError extends BaseError {
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

/** Any error of a call. `name` tells them apart. */
export type SdkError = ApiError | NetworkError | TimeoutError | ParseError;

/** For `error instanceof SdkError`. The base class has no other subclasses, which TypeScript cannot know. */
export const SdkError = BaseError as unknown as abstract new (...args: never) => SdkError;

/** Messages by field name, if `message` has them. Ignores other shapes, and `__proto__`, which a program might merge into an object. */
function readFieldErrors(message: unknown): Record<string, string[]> {
  const fields = Object.entries(isRecord(message) ? message : {})
    .map(([field, value]) => [field, [value].flat().filter((text): text is string => typeof text === 'string')] as const)
    .filter(([field, messages]) => messages.length > 0 && field !== '__proto__');
  return Object.fromEntries(fields);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function defaultMessage(status: number): string {
  return status >= 500
    ? `The server could not answer (${status}). Please try again in a little while.`
    : `The server rejected the request (${status}).`;
}

/** Milliseconds of a Retry-After header, which holds seconds or a date. */
function parseRetryAfter(header: string | null): number | undefined {
  if (!header) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(0, ms), 86_400_000);
}
