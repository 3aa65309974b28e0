import type { OperationId } from '@institute/sdk/contract';
import { bypass } from 'msw';
import { isMockToken } from '../db/token.ts';
import { contract } from '../generated/contract.ts';
import { requireOperation } from './faults.ts';
import { errorBody, findMismatches, jsonResponse, untrustedHeaders } from './response.ts';

export interface PassThroughOptions {
  /** URL of the API on the real server, with its version prefix. */
  baseUrl: string;
  /** The operations that it responds to; without it, all. */
  only?: readonly OperationId[] | undefined;
}

interface RealResponse {
  response: Response;
  /** The body of the response, parsed if it is JSON. */
  body: unknown;
  /** How the response differs from the contract, without its values, or why there is no response. */
  mismatches: string[];
}

interface PassThrough {
  has(id: OperationId): boolean;
  /** Sends a request to the real server. A response that breaks the contract stays as it is. */
  send(id: OperationId, request: Request, pathParams: Record<string, unknown>): Promise<RealResponse>;
}

/** Headers of one connection, of the website, of caches, because a 304 has no body to validate, and headers for the mocks. */
const droppedFromRequest =
  /^((proxy|sec|if|x-mocks|x-forwarded|access-control)-.*|accept-encoding|cache-control|connection|content-length|cookie|expect|forwarded|host|keep-alive|origin|pragma|referer|te|trailer|transfer-encoding|upgrade|user-agent)$/;
/** Headers of one connection, of an encoding that `fetch` has decoded, and headers that are meant for the origin of the real server. */
const droppedFromResponse =
  /^((proxy|access-control)-.*|connection|content-encoding|content-length|keep-alive|location|set-cookie|trailer|transfer-encoding|upgrade)$/;

/** Throws an Error for a wrong URL or an unknown operation. Without a real response a mock server sends a 502; else `fetch` rejects. */
export function createPassThrough({ baseUrl, only }: PassThroughOptions, isServer = false): PassThrough {
  const base = toBaseUrl(baseUrl);
  const ids = only && new Set(only.map(requireOperation));
  const has = (id: OperationId) => !ids || ids.has(id);
  // These mocks recognize their own requests by this value of the header Via, which browsers do not send.
  const via = `institute-mocks-${Math.random().toString(36).slice(2)}`;

  return {
    has,
    async send(id, request, pathParams) {
      if (request.headers.get('via')?.includes(via)) return noResponse(`${base} leads back to these mocks`);
      try {
        const realRequest = await toRealRequest(id, request, pathParams);
        // MSW must not respond to this request. In a server, where MSW does not listen, the header of `bypass` would reach the real server.
        return await readResponse(id, await fetch(isServer ? realRequest : bypass(realRequest)));
      } catch (error) {
        const real = noResponse(`${base} does not respond${causeOf(error)}`);
        return request.signal.aborted ? { ...real, mismatches: [] } : real;
      }
    },
  };

  /** The path comes from the contract, so a request cannot reach other parts of the server. */
  async function toRealRequest(id: OperationId, request: Request, pathParams: Record<string, unknown>): Promise<Request> {
    const { method, path, isTokenOptional } = contract[id];
    const realPath = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(pathParams[name])));
    const headers = new Headers([...request.headers].filter(([name]) => !droppedFromRequest.test(name)));
    // A user who is signed in to the mocks is a guest of the real server, which would reject the token.
    const token = headers.get('authorization')?.replace(/^Bearer /, '') ?? '';
    if (isTokenOptional && !has('login') && isMockToken(token)) headers.delete('authorization');
    if (!headers.has('accept')) headers.set('accept', '*/*');
    headers.append('via', `1.1 ${via}`);
    const body = method === 'GET' ? null : await request.arrayBuffer();
    const init = { method, headers, body, signal: request.signal, redirect: 'manual', credentials: 'omit' } as const;
    return new Request(base + realPath + new URL(request.url).search, init);
  }

  function noResponse(reason: string): RealResponse {
    const body = isServer ? errorBody(`${reason}.`) : undefined;
    return { response: body ? jsonResponse(502, body) : Response.error(), body, mismatches: [reason] };
  }
}

function toBaseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    throw new Error(`'${text}' is not the URL of an API such as https://api.example.com/v1.`);
  return url.href.replace(/\/+$/, '');
}

async function readResponse(id: OperationId, response: Response): Promise<RealResponse> {
  // A page cannot read a redirect.
  if (response.type === 'opaqueredirect')
    return { response: Response.error(), body: undefined, mismatches: ['the response is a redirect'] };
  const { status } = response;
  const bytes = await response.arrayBuffer();
  const headers = new Headers([...response.headers].filter(([name]) => !droppedFromResponse.test(name)));
  for (const [name, value] of Object.entries(untrustedHeaders)) headers.set(name, value);
  const text = new TextDecoder().decode(bytes);
  const contentType = headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  // JSON under another content type is parsed too, so that the list of calls hides its tokens.
  const body = text || contentType === 'application/json' ? parseJson(text) : undefined;
  return {
    response: new Response(bytes.byteLength > 0 ? bytes : null, { status, headers }),
    body,
    mismatches: findMismatches(contract[id], { status, body, contentType }),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** For example ` (ECONNREFUSED)`. Browsers do not tell the cause. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error ? ` (${'code' in cause ? cause.code : cause.message})` : '';
}
