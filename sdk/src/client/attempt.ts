import type { OperationId } from '../generated/operations.ts';
import type { ApiResponse } from './api-method.ts';
import type { Emit } from './call-events.ts';
import { NetworkError, TimeoutError } from './errors.ts';
import type { Fail, HttpRequest, Send } from './http-client.ts';
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
  const fail: Fail = (error, sent) => {
    // Uses the request, because Node 20 loses the signal of a request that is garbage while its response is read.
    const { aborted, reason } = sent?.signal ?? signal ?? {};
    throw aborted ? reason : new NetworkError(id, error);
  };
  try {
    emit('request', number);
    const headers = token ? { ...request.headers, Authorization: `Bearer ${token}` } : request.headers;
    const { response, data: text = '', error } = await abortable(send({ ...request, headers, signal }, fail), signal);
    emit('response', number, { status: response.status });
    assertOk(id, response, error);
    const data = readBody(id, operation, response, String(text));
    inspect?.(id, data, response.status);
    return { data, status: response.status, headers: response.headers };
  } finally {
    release();
  }
}
