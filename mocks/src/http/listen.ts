import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from '../frame.ts';

/** Answers a request as a service worker would. */
export type Handle = (request: Request) => Promise<Response>;

export interface Listening {
  port: number;
  close(): Promise<void>;
}

/** Puts a handler on a port; 0 is any free one. Rejects when the port cannot be had. */
export function listen(handle: Handle, port: number): Promise<Listening> {
  const server = createServer((incoming, outgoing) => void serve(handle, incoming, outgoing));
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

async function serve(handle: Handle, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const request = readRequest(incoming);
  const answered = request ? handle(request) : Promise.resolve(json(400, refusal('This is no request that could be answered.')));
  const response = await answered.catch((error: unknown) => {
    if (error instanceof URIError) return json(400, refusal('The address is not well formed.'));
    console.error(error);
    return json(500, refusal('The mocks failed; their log says why.'));
  });
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

/** Node takes more than fetch does: a path of two slashes, or TRACE. */
function readRequest(incoming: IncomingMessage): Request | undefined {
  try {
    return toRequest(incoming);
  } catch {
    return undefined;
  }
}

function toRequest(incoming: IncomingMessage): Request {
  const url = new URL(incoming.url ?? '/', `http://${incoming.headers.host ?? 'localhost'}`);
  const headers = new Headers(
    Object.entries(incoming.headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])) as [string, string][],
  );
  const method = incoming.method ?? 'GET';
  const body = method === 'GET' || method === 'HEAD' ? null : (incoming as unknown as BodyInit);
  return new Request(url, { method, headers, body, duplex: 'half' } as RequestInit);
}

export function refusal(message: string) {
  return { success: false, message };
}
