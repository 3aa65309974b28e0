import type { ApiMethods, Inputs, Responses } from '../generated/methods.ts';
import { type OperationId, operations } from '../generated/operations.ts';
import { ApiError, isRecord, NetworkError, ParseError, SdkError, TimeoutError } from './errors.ts';
import { adaptFetch, createClient, type HttpClient, hasFile, type Middleware, pathParams, request, toFormData } from './http-client.ts';
import type { ApiOptions, ApiResponse, CallEvent, CallOptions, Operation } from './options.ts';
import { abortable, retryDelay, sleep, withTimeout } from './retry.ts';
import { assertToken, createTokens } from './token.ts';

/** The client: one method per operation, and members for all operations. */
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

type Fields = Readonly<Record<string, unknown>>;

/**
 * Creates the typed client. Each method resolves with the response body or rejects with an `SdkError`: `ApiError` when the server
 * responds with an error, `NetworkError` when there is no response, `TimeoutError` when the response takes too long, and
 * `ParseError` when it does not match the contract. An aborted call rejects with the signal's reason.
 */
export function createApi(options: ApiOptions): Api {
  const { http, send } = createSend(options);
  const callWithResponse = createCall(options, send);
  const call = (...args: Parameters<typeof callWithResponse>) => callWithResponse(...args).then(({ data }) => data);
  const methods = (Object.keys(operations) as OperationId[]).map((id) => {
    const method = (input?: Fields, callOptions?: CallOptions) => call(id, input, callOptions);
    const withResponse = (input?: Fields, callOptions?: CallOptions) => callWithResponse(id, input, callOptions);
    return [id, Object.assign(method, { withResponse })];
  });
  // The operations table and ApiMethods are generated from the same spec.
  return { ...Object.fromEntries(methods), call, use: http.use, eject: http.eject, http } as unknown as Api;
}

/** Creates the function behind every method: it sends a request with its token, and retries where a retry is safe. */
function createCall(api: ApiOptions, send: Send) {
  const tokens = createTokens(api);
  let callCount = 0;

  return async (id: OperationId, input: Fields = {}, options: CallOptions = {}): Promise<ApiResponse<unknown>> => {
    const operation: Operation = operations[id];
    const { method, path, security = [] } = operation;
    const isQuery = method === 'GET';
    const timeoutMs = options.timeoutMs ?? (isQuery ? api.queryTimeoutMs : undefined) ?? api.timeoutMs ?? 0;
    const attemptTimeoutMs = options.attemptTimeoutMs ?? api.attemptTimeoutMs ?? 0;
    const retries = isQuery ? (options.retries ?? api.retries ?? 2) : 0;
    const parts = toRequest(id, operation, input);
    const call = { callId: ++callCount, operation: id, method, path, fields: Object.keys(input), attempt: 1 };
    const emit = createEmit(api, call);
    const startedAt = Date.now();
    const { signal, release } = withTimeout(options.signal, timeoutMs, () => new TimeoutError(id, timeoutMs));

    const attempt = async (token: string | null | undefined): Promise<ApiResponse<unknown>> => {
      const limited = withTimeout(signal, attemptTimeoutMs, () => new TimeoutError(id, attemptTimeoutMs));
      try {
        emit('request');
        const headers = { ...operation.headers, ...options.headers, ...(token && { Authorization: `Bearer ${token}` }) };
        const sent = send(operation, { ...parts, headers, signal: limited.signal, fetchOptions: options.fetchOptions });
        const { response, data: text = '', error } = await abortable(sent, limited.signal);
        emit('response', { status: response.status });
        assertOk(id, response, error, !token && operation.security !== undefined);
        const data = readBody(id, operation, response, String(text));
        api.inspect?.(id, data, response.status);
        return { data, status: response.status, headers: response.headers };
      } finally {
        limited.release();
      }
    };

    let held: ReturnType<typeof tokens.hold> | undefined;
    try {
      const provided = options.token === undefined ? await abortable(tokens.find(security), signal) : undefined;
      if (provided) held = tokens.hold(provided);
      let token = provided ?? (security.length > 0 ? options.token : null);
      for (let number = 1, failures = 0; ; number++) {
        assertToken(id, token);
        try {
          call.attempt = number;
          const response = await attempt(token);
          emit('success', { status: response.status });
          return response;
        } catch (error) {
          const isRejected = error instanceof ApiError && error.status === 401;
          // A call renews its token once: after that, its token is not the held token any more.
          const renewed = isRejected && held && token === held.value ? await abortable(tokens.renew(held, error), signal) : undefined;
          const remainingMs = timeoutMs > 0 ? startedAt + timeoutMs - Date.now() : Number.POSITIVE_INFINITY;
          const delayMs = renewed ? 0 : retryDelay(error, ++failures, retries, remainingMs);
          if (delayMs === undefined) throw error;
          emit('retry', { error, delayMs });
          if (!renewed) await sleep(delayMs, signal);
          token = renewed ?? token;
        }
      }
    } catch (error) {
      if (api.errorMessage && error instanceof SdkError) error.message = api.errorMessage(error);
      emit('failure', { error });
      throw error;
    } finally {
      if (held) tokens.release(held);
      release();
    }
  };
}

/** Creates the function that reports the steps of a call to `onEvent`. Of an error it reports the class name and the status only. */
function createEmit({ onEvent }: ApiOptions, call: Omit<CallEvent, 'type' | 'durationMs'>) {
  if (!onEvent) return () => {};
  const report = async (event: CallEvent) => onEvent(event);
  const startedAt = Date.now();
  return (type: CallEvent['type'], { error, ...details }: { status?: number; delayMs?: number; error?: unknown } = {}) => {
    const event = { type, ...call, durationMs: Date.now() - startedAt, ...details };
    const status = error instanceof ApiError || error instanceof ParseError ? { status: error.status } : {};
    const name = error === undefined ? {} : { ...status, error: error instanceof Error ? error.name : 'Error' };
    report({ ...event, ...name }).catch(console.error);
  };
}

function toRequest(id: OperationId, { path, body, jsonText = [] }: Operation, input: Fields): Pick<HttpRequest, 'params' | 'body'> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const fields = { ...input };
  for (const name of names) delete fields[name];
  const params = { path: pathParams(id, names, input), query: body ? {} : fields, operation: id };
  if (!body) return { params, body: undefined };
  for (const name of jsonText) fields[name] = JSON.stringify(fields[name]);
  const isMultipart = body === 'multipart' || (body === 'either' && hasFile(fields));
  return { params, body: isMultipart ? toFormData(fields) : fields };
}

interface HttpRequest extends Pick<CallOptions, 'headers' | 'signal' | 'fetchOptions'> {
  params: { path: Record<string, string>; query: Fields; operation: OperationId };
  body: object | undefined;
}

/** Rejects with a NetworkError, the reason of an aborted signal, or the error of a middleware. The body of a success is a text. */
type Send = (operation: Operation, init: HttpRequest) => ReturnType<typeof request>;

function createSend({ baseUrl, fetch, fetchOptions }: ApiOptions): { http: HttpClient; send: Send } {
  const callFetch = fetch ? adaptFetch(fetch) : (input: Request) => globalThis.fetch(input);
  const http = createClient({
    ...fetchOptions,
    baseUrl: baseUrl.replace(/\/+$/, ''),
    fetch: (input) => callFetch(input, fetchOptions),
  });
  // The first middleware sees a response last, so a later error comes from reading the body, unless a middleware has read the body.
  const passedMiddlewares = new WeakSet<Request>();
  http.use({ onResponse: ({ request, response }) => void (response.bodyUsed || passedMiddlewares.add(request)) });

  const send: Send = async ({ method, path }, { fetchOptions: callOptions, ...init }) => {
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

/** Throws the error of a response that has a status outside of 200-299. `body` is its body, parsed when it is JSON. */
function assertOk(id: OperationId, { ok, status, headers }: Response, body: unknown, lacksToken: boolean): void {
  if (ok) return;
  // With `redirect: 'manual'`, a browser reports status 0 and Node the status of the redirect.
  if (status < 400) throw new ParseError(id, status, 'a redirect');
  throw new ApiError(id, status, body ?? '', headers, status === 401 && lacksToken);
}

/** Returns the body of a response. Throws an ApiError for `success: false`, and a ParseError when it does not match the contract. */
function readBody(id: OperationId, { html, requiredKeys = [] }: Operation, { status, headers }: Response, text: string): unknown {
  const type = headers.get('content-type') ?? '';
  const json = /[/+]json\b/i.test(type) ? parseJson(text) : undefined;
  const record = isRecord(json) ? json : undefined;
  // A JSON object with a message in place of an HTML document is an error, whatever its status.
  if (record?.success === false || (html && typeof record?.message === 'string')) throw new ApiError(id, status, json, headers);
  const data = html ? (/^text\/html\b/i.test(type) ? text : json) : (record ?? (text || requiredKeys.length > 0 ? undefined : {}));
  const reason = html ? documentMismatch(data) : jsonMismatch(requiredKeys, data);
  if (reason) throw new ParseError(id, status, reason);
  return data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A document is non-empty HTML or a JSON string. A misrouted request returns the shell of a web app instead. */
function documentMismatch(html: unknown): string | undefined {
  if (typeof html !== 'string' || !html.trim()) return 'not an HTML document';
  return /<div id=["']?(root|app)["'\s>]|<script[^>]+type=["']?module/i.test(html) ? 'the shell of a web app' : undefined;
}

function jsonMismatch(requiredKeys: readonly string[], json: unknown): string | undefined {
  if (!isRecord(json)) return 'not a JSON object';
  const missing = requiredKeys.find((key) => json[key] === undefined || json[key] === null);
  return missing && `${missing} is missing`;
}
