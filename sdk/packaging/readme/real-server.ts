import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A real server whose response breaks the contract. It does not keep the process alive. */
const server = createServer((_request, response) => {
  const course = { _id: 'c-ccc', title: 'Course on Computer Concepts', price: 'Rs 999' };
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ success: true, courses: [course] }));
}).listen(0, 'localhost');
await once(server, 'listening');
server.unref();

/** The URL of its API, which code blocks of the mocks' README rely on. */
export const realUrl = `http://localhost:${(server.address() as AddressInfo).port}/v1`;
// Programs of the README write nothing to the error output.
console.warn = console.log;
