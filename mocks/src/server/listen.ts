import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { errorBody, jsonResponse } from '../core/response.ts';
import { type FetchHandler, isTooLarge, maxBytes } from './fetch-handler.ts';

/** Errors of addresses that the machine does not have, and of unknown names. */
const unavailable = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL', 'ENOTFOUND', 'EAI_AGAIN'];

/** Port 0 means any free port, and `localhost` both loopback addresses. Rejects when the port or the address is not available. */
export async function listen(handler: FetchHandler, port: number, host: string): Promise<{ port: number; close(): Promise<void> }> {
  const [server, ...others] = host === 'localhost' ? await openLoopback(handler, port) : [await openHost(handler, port, host)];
  return { port: portOf(server), close: async () => void (await Promise.all([server, ...others].map(closeServer))) };
}

/** Listens on 127.0.0.1 and, where the machine has IPv6, on ::1, because clients resolve localhost to either. */
async function openLoopback(handler: FetchHandler, port: number): Promise<[Server, ...Server[]]> {
  const server = await open(handler, port, '127.0.0.1');
  try {
    return [server, await open(handler, portOf(server), '::1')];
  } catch (error) {
    if (hasCode(error, unavailable)) return [server];
    await closeServer(server);
    // A free port of one address can be in use on the other.
    if (port === 0 && hasCode(error, ['EADDRINUSE'])) return openLoopback(handler, port);
    throw error;
  }
}

async function openHost(handler: FetchHandler, port: number, host: string): Promise<Server> {
  const invalid = `The host '${host}' is not an address of this machine. Use localhost, an address of this machine, or 0.0.0.0 for all of them.`;
  // Node takes an empty host for all addresses.
  if (host === '') throw new Error(invalid);
  return open(handler, port, host).catch((error: unknown) => {
    throw hasCode(error, unavailable) ? new Error(invalid) : error;
  });
}

async function open(handler: FetchHandler, port: number, host: string): Promise<Server> {
  const server = createServer((incoming, outgoing) => void serve(handler, incoming, outgoing)).listen(port, host);
  await once(server, 'listening');
  return server;
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

const hasCode = (error: unknown, codes: string[]) => error instanceof Error && 'code' in error && codes.includes(String(error.code));

const portOf = (server: Server) => (server.address() as AddressInfo).port;

async function serve(handler: FetchHandler, incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const connection = new AbortController();
  outgoing.once('close', () => connection.abort());
  // `fetch` does not accept every request, for example none with the path `//` or the method TRACE.
  const request = await toRequest(incoming, connection.signal).catch(() => undefined);
  const response = request ? await handler(request).catch(toErrorResponse) : jsonResponse(400, errorBody('The request is not valid.'));
  // Browsers send a request again when its connection closes without a byte, so some bytes that are not HTTP come first.
  if (response.type === 'error') return void incoming.socket.end('broken\n');
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}

async function toRequest(incoming: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const { method = 'GET', url = '/' } = incoming;
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) if (typeof value === 'string') headers.set(name, value);
  // Node discards a body that is not read.
  const body = method === 'GET' || method === 'HEAD' || isTooLarge(headers) ? null : await readBody(incoming);
  // The headers of a body in chunks do not give its size.
  if (body) headers.set('content-length', String(body.size));
  // MSW cannot match a URL whose host is an IPv6 address.
  const host = incoming.headers.host?.replace(/^\[.*\]/, 'localhost') ?? 'localhost';
  return new Request(new URL(url, `http://${host}`), { method, headers, body: body?.bytes ?? null, signal });
}

/** A body above the limit is counted, but not kept. Its size resolves at once, because it may have no end. */
async function readBody(incoming: IncomingMessage): Promise<{ bytes: Buffer<ArrayBuffer>; size: number }> {
  const chunks: Buffer[] = [];
  let size = 0;
  await new Promise((resolve, reject) => {
    incoming.once('end', resolve).once('error', reject);
    // The listener stays, so that a client that sends its whole body before it reads gets the response.
    incoming.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= maxBytes) return void chunks.push(chunk);
      chunks.length = 0;
      resolve(undefined);
    });
  });
  return { bytes: Buffer.concat(chunks), size };
}

function toErrorResponse(error: unknown): Response {
  if (error instanceof URIError) return jsonResponse(400, errorBody('The URL is not well formed.'));
  console.error(error);
  return jsonResponse(500, errorBody('The mocks failed. Their log has the error.'));
}
