import type { OperationId } from '../generated/operations.ts';
import type { SecurityScheme } from './operation.ts';

/** A replacement for the global `fetch`. */
export type Fetch = (request: Request) => Promise<Response>;

/** Returns the token for a security scheme, or nothing when there is none. Must be synchronous. */
export type TokenProvider = (scheme: SecurityScheme) => string | null | undefined;

/** Options of `createApi`. */
export interface ApiOptions {
  /** Base URL of the API with its version prefix, for example `https://api.example.com/v1`. */
  baseUrl: string;
  /** Called for every operation that accepts a token. */
  token?: TokenProvider;
  /** Replaces the global `fetch`, for example in tests. */
  fetch?: Fetch;
  /** Timeout of a call in milliseconds, retries included. Default: 0, no timeout. */
  timeoutMs?: number;
  /** Timeout of a query (GET) in milliseconds, in place of `timeoutMs`. */
  queryTimeoutMs?: number;
  /** Number of retries of a query after a network error or a 502, 503 or 504. Default: 2. Mutations are never retried. */
  retries?: number;
  /** Called for every attempt, without input, response, token or filled path. An error that it throws fails the call. */
  onEvent?: (event: CallEvent) => void;
  /**
   * Called with every successful response body, personal data included, before the call resolves. An error that it throws fails
   * the call. `checkResponses` of `@institute/sdk/check` creates such a function.
   */
  inspect?: (operation: OperationId, data: unknown, status: number) => void;
}

/** Options of a single call. */
export interface CallOptions {
  /** Overrides the token provider; `null` sends no token. Ignored where the operation accepts none. */
  token?: string | null;
  /** Aborts the call, which then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Timeout in milliseconds, retries included; 0 means no timeout. */
  timeoutMs?: number;
  /** Number of retries; ignored by mutations. */
  retries?: number;
  /** Additional request headers. */
  headers?: Readonly<Record<string, string>>;
}

/** One step of a call, without secrets and personal data. */
export interface CallEvent {
  type: 'request' | 'response' | 'retry' | 'failure';
  operation: OperationId;
  /** HTTP method. */
  method: string;
  /** Path template; the filled path may hold a roll number. */
  path: string;
  /** Names of the input's fields, without their values. */
  fields: string[];
  /** Number of the attempt, from 1. */
  attempt: number;
  /** Milliseconds since the call began. */
  durationMs: number;
  /** HTTP status, of a `response`. */
  status?: number;
  /** Class name of the error, of a `retry` or a `failure`. */
  error?: string;
}
