import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server of this process that answers every call alike: 401 without the token, and a refusal while it is told to refuse. */
export function openLoopback() {
  const state = { refusing: false };
  const server = createServer((request, response) => {
    const status = request.headers.authorization !== 'Bearer t' ? 401 : state.refusing ? 422 : 200;
    const body = JSON.stringify({ success: status === 200, message: 'x', courses: [] });
    request.resume().on('end', () => response.writeHead(status, { 'Content-Type': 'application/json' }).end(body));
  }).listen(0);
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refuse: (refusing: boolean) => {
      state.refusing = refusing;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
