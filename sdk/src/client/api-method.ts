import type { CallOptions } from './options.ts';

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
