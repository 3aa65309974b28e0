import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { errorBody } from '../core/errors.ts';
import { jsonResponse } from '../core/respond.ts';

/** `bodyError` is the response to a request whose body was not read. */
export type FetchHandler = (request: Request, bodyError?: Response) => Promise<Response>;

export function toRequestListener(handler: FetchHandler): RequestListener {
  return (incoming, outgoing) => void serve(handler, incoming, outgoing);
}

async function serve(handler: FetchHandler, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const response = await respond(handler, incoming).catch((error: unknown) => {
    if (error instanceof URIError) return jsonResponse(400, errorBody('The URL is not well formed.'));
    console.error(error);
    return jsonResponse(500, errorBody('The mocks failed. Their log has the error.'));
  });
  if (response.type === 'error') return breakConnection(incoming);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

/** Browsers send a request again when its connection closes without a byte, so some that are not HTTP come first. */
function breakConnection({ socket }: IncomingMessage): void {
  socket.end('broken\n');
}

async function respond(handler: FetchHandler, incoming: IncomingMessage): Promise<Response> {
  const hasBody = incoming.method !== 'GET' && incoming.method !== 'HEAD';
  const body = hasBody ? await readBody(incoming) : null;
  const request = toRequest(incoming, body === 'too large' ? null : body);
  if (!request) return jsonResponse(400, errorBody('The request is not valid.'));
  const tooLarge = jsonResponse(413, errorBody('The request is too large: the mocks take 100 MB at most.'));
  return handler(request, body === 'too large' ? tooLarge : undefined);
}

/** Returns undefined for a request that `fetch` does not accept, for example with the path `//` or the method TRACE. */
function toRequest(incoming: IncomingMessage, body: Uint8Array<ArrayBuffer> | null): Request | undefined {
  try {
    // MSW cannot match a URL whose host is an IPv6 address.
    const host = incoming.headers.host?.replace(/^\[.*\]/, 'localhost') ?? 'localhost';
    const url = new URL(incoming.url ?? '/', `http://${host}`);
    const headers = new Headers(
      Object.entries(incoming.headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])) as [string, string][],
    );
    return new Request(url, { method: incoming.method ?? 'GET', headers, body });
  } catch {
    return undefined;
  }
}

/** Holds the largest body that the mocks themselves produce: the saved data of the scenario `huge` has 38 MB. */
const maxBytes = 100_000_000;

/** The body of a request, or `too large`. The rest of a body that is too large is not kept: Node discards it after the response. */
async function readBody(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | 'too large'> {
  if (Number(incoming.headers['content-length']) > maxBytes) return 'too large';
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Destroying the stream would reset the connection, and the client would not get the response.
  for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > maxBytes) return 'too large';
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
