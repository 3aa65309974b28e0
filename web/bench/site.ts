import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bin, plainEnvironment, root, run } from '../../.ci/lib/command.mjs';
import { type ServeOptions, serveMocks } from '../../mocks/src/node.ts';
import { serveBuild } from '../build/serve-build.ts';

/** Builds the website and serves it as a host does, with the mocks as the API on the same origin. */
export async function openSite(mocks: ServeOptions = {}): Promise<{ url: string; close: () => Promise<void> }> {
  const api = await serveMocks(mocks);
  let servePage: ReturnType<typeof serveBuild> | undefined;
  const server = createServer((incoming, outgoing) => {
    if (/^\/(?:v1|__mocks)\//.test(incoming.url ?? '')) forward(incoming, outgoing, api.baseUrl);
    else servePage?.(incoming, outgoing);
  }).listen(0);
  await once(server, 'listening');
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  // The build requests the data of its pages, and they contain the origin of their pictures.
  const env = { ...plainEnvironment, PRERENDER_API_URL: `${url}/v1` };
  const { code, output } = await run([bin('vite', 'web'), 'build', '--logLevel', 'error'], { cwd: `${root}web`, quiet: true, env });
  if (code !== 0) throw new Error(`The website could not be built:\n${output}`);
  servePage = serveBuild(`${root}web/dist`);
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await api.close();
  };
  return { url, close };
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, origin: string): void {
  const { method, headers, url = '' } = incoming;
  const forwarded = request(new URL(url, origin), { method, headers }, (response) => {
    outgoing.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(outgoing);
  });
  forwarded.on('error', () => outgoing.writeHead(502).end());
  incoming.pipe(forwarded);
}
