import type { OperationId } from '../generated/operations.ts';
import type { ApiResponse } from './api-method.ts';
import type { Emit } from './call-events.ts';
import { ApiError, isRecord, ParseError, TimeoutError } from './errors.ts';
import type { HttpRequest, Send } from './http-client.ts';
import type { Operation } from './operation.ts';
import type { ApiOptions } from './options.ts';
import { abortable, withTimeout } from './with-timeout.ts';

interface Attempt {
  id: OperationId;
  operation: Operation;
  request: HttpRequest;
  /** From 1. */
  number: number;
  token: string | null | undefined;
  /** Milliseconds; 0 means no timeout. */
  timeoutMs: number;
  send: Send;
  emit: Emit;
  inspect: ApiOptions['inspect'];
}

export async function attempt({
  id,
  operation,
  request,
  number,
  token,
  timeoutMs,
  send,
  emit,
  inspect,
}: Attempt): Promise<ApiResponse<unknown>> {
  const { signal, release } = withTimeout(request.signal, timeoutMs, () => new TimeoutError(id, timeoutMs));
  try {
    emit('request', { attempt: number });
    const headers = token ? { ...request.headers, Authorization: `Bearer ${token}` } : request.headers;
    const { response, data: text = '', error } = await abortable(send({ ...request, headers, signal }), signal);
    emit('response', { status: response.status });
    assertOk(id, response, error, !token && operation.security !== undefined);
    const data = readBody(id, operation, response, String(text));
    inspect?.(id, data, response.status);
    return { data, status: response.status, headers: response.headers };
  } finally {
    release();
  }
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
