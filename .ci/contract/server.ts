import type { OperationId } from '../../sdk/src/contract.ts';
import { createApi } from '../../sdk/src/index.ts';

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

/** Sends one call as the SDK sends it. Answers the error when nobody answered. */
export async function exchange(server: Server, id: OperationId, input: object, token: string | null): Promise<Exchange | Error> {
  let seen: Pick<Exchange, 'request' | 'response' | 'text'> | undefined;
  const api = createApi({
    ...server,
    retries: 0,
    fetch: async (request) => {
      const headers = new Headers(request.headers);
      if (server.origin) headers.set('Origin', server.origin);
      // A redirect is to be seen, not to be followed.
      const response = await fetch(new Request(request, { headers, redirect: 'manual' }));
      const text = await readText(response);
      seen = { request, response, text };
      return new Proxy(response, { get: (target, name) => (name === 'text' ? async () => text : Reflect.get(target, name, target)) });
    },
  });
  const outcome = await (api[id] as Call)(input, { token }).then(
    (answer) => ({ answer, error: undefined }),
    (error: Error) => ({ answer: undefined, error }),
  );
  return seen ? { ...seen, ...outcome } : (outcome.error ?? new Error('nobody answered'));
}
