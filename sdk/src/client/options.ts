import type { OperationId } from '../generated/operations.ts';
import type { ApiError, SdkError } from './errors.ts';

/**
 * A replacement for the global `fetch`. A function that declares two parameters without defaults, `(url, init) => …`, or that cannot read
 * a global `Request`, is called with the URL and its options. Any other function is called with a `Request`. The first parameter has both
 * types, so that both kinds of function compile.
 */
export type Fetch = (input: Request & string, init: RequestInit) => Promise<Response>;

/** Returns the token for a security scheme, or nothing when there is none. May be async. */
export type TokenProvider = (scheme: SecurityScheme) => MaybePromise<string | null | undefined>;

export type MaybePromise<T> = T | Promise<T>;

type OwnOption = 'method' | 'body' | 'headers' | 'signal' | 'redirect';

/**
 * Options of `fetch` and of a platform, such as Next's `next` or undici's `dispatcher`, which is not typed because a program may have
 * another version of undici than Node. Options that the client sets itself are not allowed.
 */
export type FetchOptions = Omit<RequestInit, OwnOption | 'dispatcher'> & { readonly [Name in OwnOption]?: never } & Readonly<
    Record<string, unknown>
  >;

/** Options of `createApi`. */
export interface ApiOptions {
  /** Base URL of the API with its version prefix, for example `https://api.example.com/v1`. */
  baseUrl: string;
  /** Called for every operation that accepts a token. */
  token?: TokenProvider;
  /**
   * Returns a new token for the user of `rejectedToken`, a token of the option `token` that got a 401, or nothing when there is no new
   * token. Called once for all calls that were sent with the rejected token before this function ends. Each of these calls is sent once
   * more with the new token, or rejects with its 401 when there is none. If this function throws, the calls reject with that error. It
   * must not await a call that needs the rejected token.
   */
  onUnauthorized?: (error: ApiError, rejectedToken: string) => MaybePromise<string | null | undefined>;
  /** Replaces the global `fetch`, for example in tests. */
  fetch?: Fetch;
  /** Options of `fetch` for every call, for example `cache`. A request of `api.http` needs its own options of a platform, such as `next`. */
  fetchOptions?: FetchOptions;
  /** Timeout of a call in milliseconds, retries included. Default: 0, no timeout. */
  timeoutMs?: number;
  /** Timeout of a query (GET) in milliseconds, in place of `timeoutMs`. */
  queryTimeoutMs?: number;
  /** Timeout of each attempt in milliseconds, after which a query is retried. Default: 0, no timeout. */
  attemptTimeoutMs?: number;
  /** Number of retries of a query after a network error, a 502, 503 or 504, or a 429 with a Retry-After. Default: 2. Mutations are never retried. */
  retries?: number;
  /**
   * Called for every step of a call, without input, response, token or filled path. An error that it throws is printed with
   * `console.error` and changes no result.
   */
  onEvent?: (event: CallEvent) => void;
  /** Returns the `message` of an error, for example in another language. By default it is the server's message, or a default in English. */
  errorMessage?: (error: SdkError) => string;
  /**
   * Called with every successful response body, personal data included, before the call resolves. It may change the body in place. An error
   * that it throws fails the call, although the server has acted. `checkResponses` of `@institute/sdk/check` and `repairResponses` of
   * `@institute/sdk/repair` create such functions.
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
  /** Timeout of each attempt in milliseconds; 0 means no timeout. */
  attemptTimeoutMs?: number;
  /** Number of retries; ignored by mutations. */
  retries?: number;
  /** Additional request headers. */
  headers?: Readonly<Record<string, string>>;
  /** Options of `fetch`, which override the `fetchOptions` of the client. */
  fetchOptions?: FetchOptions;
}

/** One step of a call, without secrets and personal data. */
export interface CallEvent {
  /** A call ends with one `success` or `failure`. A `retry` is followed by another `request`. */
  type: 'request' | 'response' | 'retry' | 'success' | 'failure';
  /** Number of the call, from 1: the same in all its events. */
  callId: number;
  operation: OperationId;
  /** HTTP method. */
  method: string;
  /** Path template; the filled path may hold a roll number. */
  path: string;
  /** Names of the input's fields, without their values. */
  fields: string[];
  /** Number of the attempt, from 1. */
  attempt: number;
  /** Milliseconds since the call began, renewals and waits included. */
  durationMs: number;
  /** HTTP status, of a `response` or a `success`, and of the error of a `retry` or a `failure`. A `retry` of 401 follows a renewed token. */
  status?: number;
  /** Class name of the error, of a `retry` or a `failure`. */
  error?: string;
  /** Milliseconds until the next attempt, of a `retry`. */
  delayMs?: number;
}

/** A method of the client. */
export interface ApiMethod<Input, Data> {
  (input: Input, options?: CallOptions): Promise<Data>;
  /** Resolves with status and headers too. */
  withResponse(input: Input, options?: CallOptions): Promise<ApiResponse<Data>>;
}

/** A method of the client whose input is optional. */
export interface OptionalInputApiMethod<Input, Data> {
  (input?: Input, options?: CallOptions): Promise<Data>;
  /** Resolves with status and headers too. */
  withResponse(input?: Input, options?: CallOptions): Promise<ApiResponse<Data>>;
}

/** A response with its status and headers: the result of `api.createBatch.withResponse(input)`. */
export interface ApiResponse<Data> {
  /** The response body. */
  data: Data;
  /** HTTP status, 200 to 299. */
  status: number;
  headers: Headers;
}

/** A kind of token: `bearerAuth` is the token of a session, `adminBearer` an admin token, which only hall tickets accept. */
export type SecurityScheme = 'bearerAuth' | 'adminBearer';

/** A row of the generated operations table. */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path template under the base URL, for example `/course/{id}`. */
  path: string;
  /** OpenAPI tag, and the first part of the query key. */
  tag: string;
  /** Encoding of the body: `either` is multipart when the input holds a file, and JSON otherwise. */
  body?: 'json' | 'multipart' | 'either';
  /** True when the response is an HTML document. */
  html?: boolean;
  /** Security schemes in order of preference. Without any, no token is sent. */
  security?: readonly SecurityScheme[];
  /** Input fields that are sent as a string of JSON. */
  jsonText?: readonly string[];
  /** Fixed request headers. */
  headers?: Readonly<Record<string, string>>;
  /** Top-level keys that a JSON response must have. */
  requiredKeys?: readonly string[];
  /** Operations whose queries a success makes stale. */
  invalidates?: readonly Invalidation[];
}

/**
 * All queries of an operation, or its queries that match parameters: `['listStudents', { batchId: 'batch' }]` means the queries whose
 * `batchId` is absent or equals the mutation's input `batch`.
 */
export type Invalidation = string | readonly [operation: string, parameters: Readonly<Record<string, string>>];
