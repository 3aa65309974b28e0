import { type OperationId, operations } from '../generated/operations.ts';
import type { ApiResponse } from './api-method.ts';
import { ApiError, NetworkError, TimeoutError } from './errors.ts';
import type { Fail, Send } from './http-client.ts';
import type { Operation } from './operation.ts';
import type { ApiOptions, CallEvent, CallOptions } from './options.ts';
import { assertOk, readBody } from './read-response.ts';
import { retryDelay, sleep } from './retry.ts';
import { toRequest } from './to-request.ts';
import { createTokens } from './token.ts';
import { abortable, withTimeout } from './with-timeout.ts';

/** Calls an operation. */
export type Call = (id: OperationId, input?: Record<string, unknown>, options?: CallOptions) => Promise<ApiResponse<unknown>>;

/** Creates the function behind every method: it sends a request with its token, repeats it where that is safe, and reads the response. */
export function createCall(api: ApiOptions, send: Send): Call {
  const tokens = createTokens(api);
  let callCount = 0;

  return async (id, input = {}, options = {}) => {
    const operation: Operation = operations[id];
    const { method, path, security = [] } = operation;
    const { timeoutMs, attemptTimeoutMs, retries } = limits(method, api, options);
    const { fetchOptions = {} } = options;
    const request = { method, path, fetchOptions, ...toRequest(id, operation, input) };
    const startedAt = Date.now();
    const { signal, release } = withTimeout(options.signal, timeoutMs, () => new TimeoutError(id, timeoutMs));
    const callId = ++callCount;
    let attempt = 1;
    const emit = (type: CallEvent['type'], details?: Partial<CallEvent>) => {
      const durationMs = Date.now() - startedAt;
      api.onEvent?.({ type, callId, operation: id, method, path, fields: Object.keys(input), attempt, durationMs, ...details });
    };

    const sendOnce = async (token: string | null | undefined): Promise<ApiResponse<unknown>> => {
      const limit = withTimeout(signal, attemptTimeoutMs, () => new TimeoutError(id, attemptTimeoutMs));
      const fail: Fail = (error, sent) => {
        // Uses the request, because Node 20 loses the signal of a request that is garbage while its response is read.
        const { aborted, reason } = sent?.signal ?? limit.signal ?? {};
        throw aborted ? reason : new NetworkError(id, error);
      };
      try {
        emit('request');
        const headers = { ...operation.headers, ...options.headers, ...(token && { Authorization: `Bearer ${token}` }) };
        const { response, error, request: sent } = await send({ ...request, headers, signal: limit.signal }, fail);
        const text = response.ok ? await response.text().catch((reason) => fail(reason, sent)) : '';
        emit('response', { status: response.status });
        assertOk(id, response, error);
        const data = readBody(id, operation, response, text);
        api.inspect?.(id, data, response.status);
        return { data, status: response.status, headers: response.headers };
      } finally {
        limit.release();
      }
    };

    try {
      let canRenew = options.token === undefined;
      let token = canRenew ? await abortable(tokens.find(security), signal) : security.length > 0 ? options.token : null;
      for (let failures = 0; ; attempt++) {
        try {
          return await sendOnce(token);
        } catch (error) {
          const isRejected = error instanceof ApiError && error.status === 401;
          const renewed = isRejected && canRenew && token ? await abortable(tokens.renew(security, token, error), signal) : undefined;
          const remainingMs = timeoutMs > 0 ? startedAt + timeoutMs - Date.now() : Number.POSITIVE_INFINITY;
          const delayMs = renewed ? 0 : retryDelay(error, ++failures, retries, remainingMs);
          if (delayMs === undefined) throw error;
          emit('retry', { error: errorName(error), delayMs });
          if (renewed) token = renewed;
          else await sleep(delayMs, signal);
          canRenew &&= !renewed;
        }
      }
    } catch (error) {
      emit('failure', { error: errorName(error) });
      throw error;
    } finally {
      release();
    }
  };
}

/** The limits of a call, then those of the client. */
function limits(method: string, api: ApiOptions, options: CallOptions) {
  const isQuery = method === 'GET';
  return {
    timeoutMs: options.timeoutMs ?? (isQuery ? api.queryTimeoutMs : undefined) ?? api.timeoutMs ?? 0,
    attemptTimeoutMs: options.attemptTimeoutMs ?? api.attemptTimeoutMs ?? 0,
    retries: isQuery ? (options.retries ?? api.retries ?? 2) : 0,
  };
}

function errorName(error: unknown): string {
  return error instanceof Error ? error.name : 'Error';
}
