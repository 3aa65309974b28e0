import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errorBody } from '../core/errors.ts';
import { jsonResponse } from '../core/respond.ts';

/** Handles a request with the types of fetch. */
export type FetchHandler = (request: Request) => Promise<Response>;

/** A listening server. */
export interface Listening {
  port: number;
  /** Stops listening and drops open connections. */
  close(): Promise<void>;
}

/** Listens on a port, or on any free one for 0. Rejects when the port is not available. */
export function listen(handler: FetchHandler, port: number): Promise<Listening> {
  const server = createServer((incoming, outgoing) => void serve(handler, incoming, outgoing));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve({ port: (server.address() as AddressInfo).port, close }));
  });
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
  const request = toRequest(incoming);
  return request ? handler(request) : jsonResponse(400, errorBody('The request is not valid.'));
}

/** Returns undefined for a request that `fetch` does not accept, for example with the path `//` or the method TRACE. */
function toRequest(incoming: IncomingMessage): Request | undefined {
  try {
    const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`);
    const headers = new Headers(
      Object.entries(incoming.headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])) as [string, string][],
    );
    const method = incoming.method ?? 'GET';
    const body = method === 'GET' || method === 'HEAD' ? null : (incoming as unknown as BodyInit);
    return new Request(url, { method, headers, body, duplex: 'half' } as RequestInit);
  } catch {
    return undefined;
  }
}
