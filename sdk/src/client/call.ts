import { type OperationId, operations } from '../generated/operations.ts';
import type { ApiResponse } from './api-method.ts';
import { attempt } from './attempt.ts';
import { createEmit } from './call-events.ts';
import { ApiError, SdkError, TimeoutError } from './errors.ts';
import type { Send } from './http-client.ts';
import type { Operation } from './operation.ts';
import type { ApiOptions, CallOptions } from './options.ts';
import { retryDelay, sleep } from './retry.ts';
import { toRequest } from './to-request.ts';
import { assertToken, createTokens } from './token.ts';
import { abortable, withTimeout } from './with-timeout.ts';

export type Call = (id: OperationId, input?: Record<string, unknown>, options?: CallOptions) => Promise<ApiResponse<unknown>>;

/** Creates the function behind every method: it sends a request with its token, and again where that is safe. */
export function createCall(api: ApiOptions, send: Send): Call {
  const tokens = createTokens(api);
  let callCount = 0;

  return async (id, input = {}, options = {}) => {
    const operation: Operation = operations[id];
    const { method, path, security = [] } = operation;
    const { timeoutMs, attemptTimeoutMs, retries } = limits(method, api, options);
    const parts = toRequest(id, operation, input);
    const emit = createEmit(api, { callId: ++callCount, operation: id, method, path, fields: Object.keys(input) });
    const startedAt = Date.now();
    const { signal, release } = withTimeout(options.signal, timeoutMs, () => new TimeoutError(id, timeoutMs));
    const headers = { ...operation.headers, ...options.headers };
    const request = { method, path, headers, signal, fetchOptions: options.fetchOptions, ...parts };
    const common = { id, operation, request, timeoutMs: attemptTimeoutMs, send, emit, inspect: api.inspect };
    let held: ReturnType<typeof tokens.hold> | undefined;
    try {
      const provided = options.token === undefined ? await abortable(tokens.find(security), signal) : undefined;
      if (provided) held = tokens.hold(provided);
      let token = provided ?? (security.length > 0 ? options.token : null);
      for (let number = 1, failures = 0; ; number++) {
        assertToken(id, token);
        try {
          const response = await attempt({ ...common, number, token });
          emit('success', { status: response.status });
          return response;
        } catch (error) {
          const isRejected = error instanceof ApiError && error.status === 401;
          // A call is renewed once: then its token is no longer the held one.
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

/** The limits of a call, then those of the client. */
function limits(method: string, api: ApiOptions, options: CallOptions) {
  const isQuery = method === 'GET';
  return {
    timeoutMs: options.timeoutMs ?? (isQuery ? api.queryTimeoutMs : undefined) ?? api.timeoutMs ?? 0,
    attemptTimeoutMs: options.attemptTimeoutMs ?? api.attemptTimeoutMs ?? 0,
    retries: isQuery ? (options.retries ?? api.retries ?? 2) : 0,
  };
}
