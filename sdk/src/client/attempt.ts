import type { OperationId } from '../generated/operations.ts';
import type { ApiResponse } from './api-method.ts';
import type { Emit } from './call-events.ts';
import { TimeoutError } from './errors.ts';
import type { HttpRequest, Send } from './http-client.ts';
import type { Operation } from './operation.ts';
import type { ApiOptions } from './options.ts';
import { assertOk, readBody } from './read-response.ts';
import { abortable, withTimeout } from './with-timeout.ts';

/** An attempt of a call. */
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

/** Sends a request once and reads its response. */
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
