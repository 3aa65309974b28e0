import type { DataTag } from '@tanstack/react-query';
import type { SdkError } from './errors.ts';
import type { Calls } from './generated/calls.ts';
import type { OperationId } from './generated/operations.ts';
import type { Http } from './http.ts';

/** Where a token may come from: the session, or the admin token that only hall tickets ask for. */
export type SecurityScheme = 'bearerAuth' | 'adminBearer';

/** A row of the generated table. */
export interface Operation {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Template under the base URL, for example `/course/{id}`. */
  path: string;
  /** First part of the query key. */
  tag: string;
  /** How the input travels; `either` is a form when a file is in it and JSON otherwise. */
  body?: 'json' | 'multipart' | 'either';
  /** The answer is a document. */
  html?: boolean;
  /** Schemes in the order in which a token is looked for; none: nobody's token. */
  security?: readonly SecurityScheme[];
  /** Inputs that travel as JSON text. */
  jsonText?: readonly string[];
  /** Fixed headers. */
  headers?: Readonly<Record<string, string>>;
  /** Keys that a JSON answer must hold. */
  keys?: readonly string[];
  /** Reads that a success makes stale. */
  invalidates?: readonly string[];
}

/** Answers with the token for a scheme, or with nothing for nobody. */
export type TokenProvider = (scheme: SecurityScheme) => string | null | undefined;

/** What `createApi` takes. */
export interface ApiOptions {
  /** The API's address with its version prefix, for example `https://api.example.com/v1`. */
  baseUrl: string;
  /** Asked at every call whose security wants a token. */
  token?: TokenProvider;
  /** Takes the place of the global fetch, for example in tests. */
  fetch?: (request: Request) => Promise<Response>;
  /** Milliseconds until a call is given up, retries included; 0, the default, is never. */
  timeoutMs?: number;
  /** The same for reads alone. */
  readTimeoutMs?: number;
  /** How often a read is tried again when nobody answered or with 502, 503, 504; 2 by default. */
  retries?: number;
  /** Told about every attempt. Holds no input, no answer, no token, no filled path. What it throws fails the call. */
  onEvent?: (event: CallEvent) => void;
  /** Sees every answer before its caller does, with its personal data; what it throws fails the call. `@institute/sdk/check` has one. */
  inspect?: (operation: OperationId, answer: unknown, status: number) => void;
}

/** What every call takes besides its input. */
export interface CallOptions {
  /** Takes the place of the provider's token; `null` is nobody's. Sent only where the operation asks for one. */
  token?: string | null;
  signal?: AbortSignal;
  /** Milliseconds, retries included; 0 is never. */
  timeoutMs?: number;
  /** Reads only; 0 tries once. */
  retries?: number;
  headers?: Readonly<Record<string, string>>;
}

/** One step of a call, free of secrets and personal data. */
export interface CallEvent {
  type: 'request' | 'response' | 'retry' | 'failure';
  operation: OperationId;
  method: string;
  /** The template, not the filled path, which may hold a roll number. */
  path: string;
  /** Names of the input's parts; never their values. */
  fields: string[];
  /** 1 is the first. */
  attempt: number;
  /** Since the call began. */
  durationMs: number;
  status?: number;
  /** Name of the error's class. */
  error?: string;
}

/** The client: a method for every operation, and openapi-fetch as the way out. */
export interface Api extends Calls {
  /** openapi-fetch on the same base URL, typed by the same spec. It sends no token of its own. */
  http: Http;
}

/** `['courses', 'getCourse', { id }]`; the input is left out when there is none. */
export type ReadKey = readonly [tag: string, operation: string, input?: object];

/** Query options: for `useQuery`, `useSuspenseQuery` and `queryClient.query` alike. */
export interface ReadOptions<A> {
  queryKey: DataTag<ReadKey, A, SdkError>;
  queryFn: (context: { signal: AbortSignal }) => Promise<A>;
  /** Always answers false: the client retries. It tells `useQuery` the error's type. */
  retry: (count: number, error: SdkError) => boolean;
}

/** React Query brings the signal. The options are no part of the key: two callers of one key must want the same. */
export type ReadCallOptions = Omit<CallOptions, 'signal'>;

/** A read that needs input. */
export interface Read<I, A> {
  (input: I, options?: ReadCallOptions): ReadOptions<A>;
  /** The prefix of all of its keys. */
  key(): readonly [tag: string, operation: string];
}

/** A read that may go without input. */
export interface OpenRead<I, A> {
  (input?: I, options?: ReadCallOptions): ReadOptions<A>;
  /** The prefix of all of its keys. */
  key(): readonly [tag: string, operation: string];
}

/** Mutation options for `useMutation`. */
export interface WriteOptions<I, A> {
  mutationKey: readonly [tag: string, operation: string];
  mutationFn: (input: I) => Promise<A>;
  retry: (count: number, error: SdkError) => boolean;
  meta: { invalidates: readonly (readonly [tag: string, operation: string])[] };
}

export type Write<I, A> = (options?: CallOptions) => WriteOptions<I, A>;
