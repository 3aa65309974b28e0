import { createApi, NetworkError } from '@institute/sdk';
import type { OperationId } from '@institute/sdk/contract';

export interface Server {
  baseUrl: string;
  /** Milliseconds after which a request is aborted. */
  timeoutMs: number;
  /** Origin of the website that calls the server. Undefined if they share one: then CORS is not checked. */
  origin: string | undefined;
  /** Replaces the global `fetch`. */
  fetch?: typeof fetch;
}

export function isLoopback(baseUrl: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(baseUrl).hostname);
}

/** A request, its response, and the result that the SDK returned or the error that it threw. */
export interface HttpExchange {
  request: Request;
  /** The body of the request if it is JSON. */
  sentJson: string | undefined;
  response: Response;
  text: string;
  result: unknown;
  error: Error | undefined;
}

/** Far more than any response of this API needs. */
const maxBytes = 100_000_000;

/** Sends one request through the SDK. Resolves with an Error if there was no response. */
export async function exchange(server: Server, id: OperationId, input: object, token: string | null): Promise<HttpExchange | Error> {
  let sent: Omit<HttpExchange, 'result' | 'error'> | undefined;
  const send = server.fetch ?? fetch;
  const api = createApi({
    ...server,
    retries: 0,
    fetch: async (request) => {
      const headers = new Headers(request.headers);
      if (server.origin) headers.set('Origin', server.origin);
      const sentJson = request.headers.get('content-type')?.startsWith('application/json') ? await request.clone().text() : undefined;
      const response = await send(new Request(request, { headers }));
      const text = await readText(response, request.signal);
      sent = { request, sentJson, response, text };
      const { status } = response;
      // A Response with a status like 204 must have a null body; '' throws.
      return new Response(text || null, { status: status < 200 ? 599 : status, headers: response.headers });
    },
  });
  // Inputs that the contract forbids are sent on purpose, so their type is not known here.
  const call: (id: OperationId, input: object, options: { token: string | null }) => Promise<unknown> = api.call;
  const outcome = await call(id, input, { token }).then(
    (result) => ({ result, error: undefined }),
    (error: Error) => ({ result: undefined, error }),
  );
  return sent ? { ...sent, ...outcome } : withCause(outcome.error ?? new Error('no response'));
}

/** Reads at most `maxBytes` and stops at the timeout: an endless body would fill the memory. */
async function readText(response: Response, signal: AbortSignal): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    signal.throwIfAborted();
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Error(`the response is longer than ${maxBytes / 1_000_000} MB`);
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** Adds the causes of a network error, which the SDK's message omits. */
function withCause(error: Error): Error {
  if (!(error instanceof NetworkError)) return error;
  const causes: string[] = [];
  for (let cause: unknown = error.cause; cause instanceof Error; cause = cause.cause)
    causes.push(cause.message || String(Reflect.get(cause, 'code') ?? ''));
  return new Error(`no response: ${causes.filter(Boolean).join(': ')}`);
}
