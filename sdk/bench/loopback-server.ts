import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server in this process with the same response to every request; 401 without the token, and 422 after `setFailing(true)`. */
export function startLoopbackServer() {
  const state = { isFailing: false };
  const server = createServer((request, response) => {
    const status = request.headers.authorization !== 'Bearer t' ? 401 : state.isFailing ? 422 : 200;
    const body = JSON.stringify({ success: status === 200, message: 'x', courses: [] });
    request.resume().on('end', () => response.writeHead(status, { 'Content-Type': 'application/json' }).end(body));
  }).listen(0);
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setFailing: (isFailing: boolean) => {
      state.isFailing = isFailing;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
