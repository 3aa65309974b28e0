import type { OperationId } from '../../sdk/src/contract.ts';
import { createApi, NetworkError } from '../../sdk/src/index.ts';

/** The server under test, and how it is asked. */
export interface Server {
  baseUrl: string;
  /** Milliseconds until a call is given up. */
  timeoutMs: number;
  /** Origin of a website that calls the server from another one; undefined: they share one, so CORS is not looked at. */
  origin: string | undefined;
}

/** What went over the wire, and what the SDK made of it. */
export interface Exchange {
  request: Request;
  response: Response;
  text: string;
  answer: unknown;
  error: Error | undefined;
}

type Call = (input: object, options: { token: string | null }) => Promise<unknown>;

/** No answer of this API is nearly as large. */
const mostBytes = 100_000_000;

/** Sends one call as the SDK sends it. Answers the error when nobody answered. */
export async function exchange(server: Server, id: OperationId, input: object, token: string | null): Promise<Exchange | Error> {
  let seen: Pick<Exchange, 'request' | 'response' | 'text'> | undefined;
  const api = createApi({
    ...server,
    retries: 0,
    fetch: async (request) => {
      const headers = new Headers(request.headers);
      if (server.origin) headers.set('Origin', server.origin);
      const response = await fetch(new Request(request, { headers }));
      const text = await readText(response, request.signal);
      seen = { request, response, text };
      const { status } = response;
      // Some statuses may not have a body, not even an empty one.
      return new Response(text || null, { status: status < 200 ? 599 : status, headers: response.headers });
    },
  });
  const outcome = await (api[id] as Call)(input, { token }).then(
    (answer) => ({ answer, error: undefined }),
    (error: Error) => ({ answer: undefined, error }),
  );
  return seen ? { ...seen, ...outcome } : withCause(outcome.error ?? new Error('nobody answered'));
}

/** Reads no more than anybody needs, and no longer than the call may take: a body without an end would fill the memory. */
async function readText(response: Response, signal: AbortSignal): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    signal.throwIfAborted();
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Error(`the answer is longer than ${mostBytes / 1_000_000} MB`);
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}

/** What people need not know and developers do: why nobody could be reached. */
function withCause(error: Error): Error {
  if (!(error instanceof NetworkError)) return error;
  const causes: string[] = [];
  for (let cause: unknown = error.cause; cause instanceof Error; cause = cause.cause)
    causes.push(cause.message || String(Reflect.get(cause, 'code') ?? ''));
  return new Error(`nobody answered: ${causes.filter(Boolean).join(': ')}`);
}
