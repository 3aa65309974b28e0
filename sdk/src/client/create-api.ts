import type { ApiMethods, Inputs, Responses } from '../generated/methods.ts';
import { type OperationId, operations } from '../generated/operations.ts';
import { createCall } from './call.ts';
import { createHttpClient, type HttpClient, type Middleware } from './http-client.ts';
import type { ApiOptions, CallOptions } from './options.ts';

/** The client: one method per operation, and what concerns all of them. */
export interface Api extends ApiMethods {
  /** Calls an operation by its operationId, for generic code. */
  call<Id extends OperationId>(operation: Id, input: Inputs[Id], options?: CallOptions): Promise<Responses[Id]>;
  /** Adds middlewares of openapi-fetch. They see every request and response, with the operation in `params`. */
  use(...middlewares: Middleware[]): void;
  /** Removes middlewares. */
  eject(...middlewares: Middleware[]): void;
  /** openapi-fetch itself, on the same base URL. It sends no token, retries nothing and resolves with errors. */
  http: HttpClient;
}

/**
 * Creates the typed client. Each method resolves with the response body or rejects with an `SdkError`: `ApiError` when the server
 * responds with an error, `NetworkError` when there is no response, `TimeoutError` when it takes too long, and `ParseError` when
 * it does not match the contract. An aborted call rejects with the signal's reason.
 */
export function createApi(options: ApiOptions): Api {
  const { http, send } = createHttpClient(options);
  const callWithResponse = createCall(options, send);
  const call = (...args: Parameters<typeof callWithResponse>) => callWithResponse(...args).then(({ data }) => data);
  const methods = (Object.keys(operations) as OperationId[]).map((id) => {
    const method = (input?: Record<string, unknown>, callOptions?: CallOptions) => call(id, input, callOptions);
    const withResponse = (input?: Record<string, unknown>, callOptions?: CallOptions) => callWithResponse(id, input, callOptions);
    return [id, Object.assign(method, { withResponse })];
  });
  // The operations table and ApiMethods are generated from the same spec.
  return { ...Object.fromEntries(methods), call, use: http.use, eject: http.eject, http } as unknown as Api;
}
