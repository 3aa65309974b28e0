import createOpenapiFetch, { type Client, type ClientOptions, type MiddlewareCallbackParams } from 'openapi-fetch';
import type { OperationId } from '../generated/operations.ts';
import type { paths } from '../generated/schema.ts';
import { NetworkError } from './errors.ts';
import type { ApiOptions, Fetch, FetchOptions } from './options.ts';

/** The client of openapi-fetch, typed by the contract. This file alone depends on it. */
export type HttpClient = Client<paths>;

export type { ClientOptions };

/** What a middleware receives: openapi-fetch's parameters, and the operation beside the path and query parameters. */
export interface MiddlewareParams extends MiddlewareCallbackParams {
  /** `operation` is undefined in requests of `api.http`. */
  readonly params: MiddlewareCallbackParams['params'] & { operation?: OperationId };
}

type MaybePromise<T> = T | Promise<T>;

/** Callbacks of `api.use`. Each may return a `Request` or a `Response` to use instead. */
export interface Middleware {
  onRequest?(params: MiddlewareParams): MaybePromise<Request | Response | undefined | void>;
  onResponse?(params: MiddlewareParams & { response: Response }): MaybePromise<Response | undefined | void>;
  onError?(params: MiddlewareParams & { error: unknown }): MaybePromise<Response | Error | undefined | void>;
}

export interface HttpRequest {
  method: string;
  /** Path template. */
  path: string;
  params: { path: Record<string, string>; query: Record<string, unknown>; operation: OperationId };
  body: object | undefined;
  headers: Readonly<Record<string, string>>;
  signal: AbortSignal | undefined;
  fetchOptions: FetchOptions | undefined;
}

/** The response, and its body: the text of a success as `data`, or that of an error response, parsed when it is JSON, as `error`. */
export interface HttpResult {
  response: Response;
  data?: unknown;
  error?: unknown;
}

/**
 * Sends a request. Rejects with a NetworkError when there is no complete response, with the reason of an aborted signal, and with the
 * error of a middleware as it is.
 */
export type Send = (request: HttpRequest) => Promise<HttpResult>;

/**
 * The API never redirects, and following a redirect could send personal data to another host. `'manual'` and not `'error'`, because
 * with `'error'` Node 20 loses the signal of a request once the response has begun, and a timeout would never fire.
 */
const defaultRequestInit = { redirect: 'manual', credentials: 'omit' } as const;

/** The methods of openapi-fetch without its types, which take longer to check than the rest of the client. */
interface UntypedClient {
  request(method: string, path: string, init: object): Promise<HttpResult>;
}

/** Creates openapi-fetch, which follows no redirects and sends no cookies, unless the options say so. */
export function createClient(options: ClientOptions): HttpClient {
  return createOpenapiFetch<paths>({ ...defaultRequestInit, ...options });
}

/** Sends a request without openapi-fetch's types. */
export function request(client: HttpClient, method: string, path: string, init: object): Promise<HttpResult> {
  const untyped = client as unknown as UntypedClient;
  return untyped.request(method, path, init);
}

export function createHttpClient({ baseUrl, fetch, fetchOptions }: ApiOptions) {
  const callFetch = fetch ? adaptFetch(fetch) : (request: Request) => globalThis.fetch(request);
  const http = createClient({
    ...fetchOptions,
    baseUrl: baseUrl.replace(/\/+$/, ''),
    fetch: (request) => callFetch(request, fetchOptions),
  });
  // The first middleware sees a response last, so an error after it is one of reading the body, unless a middleware has read it.
  const passedMiddlewares = new WeakSet<Request>();
  http.use({ onResponse: ({ request, response }) => void (response.bodyUsed || passedMiddlewares.add(request)) });

  const send: Send = async ({ method, path, fetchOptions: callOptions, ...init }) => {
    const options = { ...fetchOptions, ...callOptions };
    let sent: Request | undefined;
    // Uses the request, because Node 20 loses the signal of a request that is garbage while its response is read.
    const fail = (cause: unknown): never => {
      throw sent?.signal.aborted ? sent.signal.reason : new NetworkError(init.params.operation, cause);
    };
    const fetchOnce = async (input: Request) => {
      sent = input;
      try {
        return await callFetch(input, options);
      } catch (error) {
        return fail(error);
      }
    };
    try {
      return await request(http, method, path, {
        ...options,
        ...init,
        // An option of openapi-fetch, with which a call would send its token to another origin.
        baseUrl: undefined,
        redirect: 'manual',
        parseAs: 'text',
        fetch: fetchOnce,
      });
    } catch (error) {
      throw sent && passedMiddlewares.has(sent) ? fail(error) : error;
    }
  };
  return { http, send };
}

/** Calls a `fetch` with what it takes. The options are those of the request that a Request cannot hold. */
function adaptFetch(fetch: Fetch): (request: Request, options: FetchOptions | undefined) => Promise<Response> {
  const call = fetch as (input: Request | string, init: RequestInit) => Promise<Response>;
  const callWithUrl = async (request: Request, options: FetchOptions | undefined) => {
    const { url, method, headers, signal, redirect, credentials } = request;
    const body = await request.arrayBuffer();
    const init = { credentials, ...options, method, headers: Object.fromEntries(headers), signal, redirect };
    return call(url, body.byteLength > 0 ? { ...init, body } : init);
  };
  if (fetch.length > 1) return callWithUrl;
  return async (request, options) => {
    try {
      return await call(request, {});
    } catch (error) {
      if (isRequestAsUrl(error)) return callWithUrl(request, options);
      throw error;
    }
  };
}

/** An implementation with a Request class of its own, such as npm's undici, reads the global one as a URL. Nothing has been sent by then. */
function isRequestAsUrl(error: unknown): boolean {
  const { input, cause } = Object(error);
  return (input ?? Object(cause).input) === '[object Request]';
}
