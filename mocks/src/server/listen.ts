import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type FetchHandler, toRequestListener } from './request-listener.ts';

export interface Listening {
  port: number;
  /** Stops listening and drops open connections. */
  close(): Promise<void>;
}

/** One server for each address. */
type Servers = [Server, ...Server[]];

/** Errors of addresses that the machine does not have, and of unknown names. */
const unavailable = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL', 'ENOTFOUND', 'EAI_AGAIN'];

/** Port 0 is any free one, and `localhost` both loopback addresses. Rejects when the port or the address is not available. */
export async function listen(handler: FetchHandler, port: number, host = 'localhost'): Promise<Listening> {
  const listener = toRequestListener(handler);
  const servers: Servers = host === 'localhost' ? await openLoopback(listener, port) : [await openHost(listener, port, host)];
  return { port: portOf(servers[0]), close: async () => void (await Promise.all(servers.map(closeServer))) };
}

/** Listens on 127.0.0.1 and, where the machine has IPv6, on ::1, because clients resolve localhost to either. */
async function openLoopback(listener: RequestListener, port: number): Promise<Servers> {
  const server = await open(listener, port, '127.0.0.1');
  try {
    return [server, await open(listener, portOf(server), '::1')];
  } catch (error) {
    if (hasCode(error, unavailable)) return [server];
    await closeServer(server);
    // A free port of one address can be in use on the other.
    if (port === 0 && hasCode(error, ['EADDRINUSE'])) return openLoopback(listener, port);
    throw error;
  }
}

async function openHost(listener: RequestListener, port: number, host: string): Promise<Server> {
  const invalid = `The host '${host}' is not an address of this machine. Use localhost, an address of this machine, or 0.0.0.0 for all of them.`;
  // Node takes an empty host for all addresses.
  if (host === '') throw new Error(invalid);
  return open(listener, port, host).catch((error: unknown) => {
    throw hasCode(error, unavailable) ? new Error(invalid) : error;
  });
}

function open(listener: RequestListener, port: number, host: string): Promise<Server> {
  const server = createServer(listener);
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

function hasCode(error: unknown, codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code));
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}
