import createOpenapiFetch, { type Client, type ClientOptions, type MiddlewareCallbackParams } from 'openapi-fetch';
import type { OperationId } from '../generated/operations.ts';
import type { paths } from '../generated/schema.ts';
import { ApiError, isRecord } from './errors.ts';
import type { Fetch, FetchOptions, MaybePromise } from './options.ts';

/** The client of openapi-fetch, typed by the contract. No other file imports openapi-fetch. */
export type HttpClient = Client<paths>;

/** What a middleware receives: openapi-fetch's parameters, and the operation beside the path and query parameters. */
export interface MiddlewareParams extends MiddlewareCallbackParams {
  /** `operation` is undefined in requests of `api.http`. */
  readonly params: MiddlewareCallbackParams['params'] & { operation?: OperationId };
}

/** Callbacks of `api.use`. Each may return a `Request` or a `Response` to use instead. */
export interface Middleware {
  onRequest?(params: MiddlewareParams): MaybePromise<Request | Response | undefined | void>;
  onResponse?(params: MiddlewareParams & { response: Response }): MaybePromise<Response | undefined | void>;
  onError?(params: MiddlewareParams & { error: unknown }): MaybePromise<Response | Error | undefined | void>;
}

/**
 * The API never redirects, and following a redirect could send personal data to another host. `'manual'` and not `'error'`, because
 * with `'error'` Node 20 loses the signal of a request once the response has begun, and a timeout would never fire.
 */
const defaultRequestInit = { redirect: 'manual', credentials: 'omit' } as const;

/** Creates openapi-fetch, which follows no redirects and sends no cookies, unless the options say so. */
export function createClient(options: ClientOptions): HttpClient {
  return createOpenapiFetch<paths>({ ...defaultRequestInit, ...options });
}

/** The response, and its body: of a success as `data`, of an error response as `error`, parsed when it is JSON. */
interface HttpResult {
  response: Response;
  data?: unknown;
  error?: unknown;
}

/** `client.request` without openapi-fetch's types, which want the method and the path as literals. */
export function request(client: HttpClient, method: string, path: string, init: object): Promise<HttpResult> {
  const untyped = client as unknown as { request(method: string, path: string, init: object): Promise<HttpResult> };
  return untyped.request(method, path, init);
}

/** Options of openapi-fetch for a single request, without the options that the operation sets. */
export type CallInit = Omit<ClientOptions, 'baseUrl' | 'headers' | 'method' | 'body'> & { headers?: Readonly<Record<string, string>> };

/** Sends one request and resolves with the response body. Rejects with an ApiError, or with the error of `fetch`. */
export async function callOnce<Data>(id: OperationId, client: HttpClient, method: string, path: string, init?: object): Promise<Data> {
  const { data, error, response } = await request(client, method, path, init ?? {});
  if (!response.ok || (isRecord(data) && data.success === false)) throw new ApiError(id, response.status, error ?? data, response.headers);
  return data as Data;
}

/** Calls a `fetch` with a Request or with a URL, as it expects. `options` are the options that a Request cannot hold. */
export function adaptFetch(fetch: Fetch): (request: Request, options: FetchOptions | undefined) => Promise<Response> {
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
      // An implementation with a Request class of its own, such as npm's undici, reads a global Request as a URL. Nothing has been sent by then.
      const { input, cause } = Object(error);
      if ((input ?? Object(cause).input) === '[object Request]') return callWithUrl(request, options);
      throw error;
    }
  };
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * The fields of the input that are in the path, trimmed. Throws a TypeError with the name of the field when a value is empty, `.` or `..`,
 * which would lead to another path, or has half of a surrogate pair, which a URL cannot hold.
 */
export function pathParams(id: OperationId, names: readonly string[], input: Fields): Record<string, string> {
  const params: Record<string, string> = {};
  for (const name of names) {
    const value = String(input[name] ?? '').trim();
    if (/^\.{0,2}$/.test(value)) throw new TypeError(`${id}: ${name} must not be '${value}'`);
    if (/\p{Surrogate}/u.test(value)) throw new TypeError(`${id}: ${name} must not have half of a surrogate pair`);
    params[name] = value;
  }
  return params;
}

/** React Native sends an object with a `uri` as a file; it does not send the content of a Blob. */
function isFile(value: unknown): value is Blob {
  return value instanceof Blob || (isRecord(value) && typeof value.uri === 'string');
}

/** Whether a value of the input is a file, so that its body is multipart. */
export function hasFile(fields: Fields): boolean {
  return Object.values(fields).some(isFile);
}

/** A form cannot express `null` or `undefined`, so these fields are left out. So is `__proto__`, which servers might merge into objects. */
export function toFormData(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null || name === '__proto__') continue;
    form.append(name, isFile(value) ? value : String(value));
  }
  return form;
}
