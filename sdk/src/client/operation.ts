/** A source of tokens: `bearerAuth` is the session, `adminBearer` the admin token that only hall tickets use. */
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
 * All queries of an operation, or those that match parameters: `['listStudents', { batchId: 'batch' }]` means the queries whose
 * `batchId` is absent or equals the mutation's input `batch`.
 */
export type Invalidation = string | readonly [operation: string, parameters: Readonly<Record<string, string>>];
