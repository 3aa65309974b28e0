import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ServeOptions, serveMocks } from '../../mocks/src/node.ts';
import { serveBuild } from '../../web/deploy/serve-build.ts';
import { bin, plainEnvironment, root, run } from '../lib/command.mjs';

export interface Site {
  url: string;
  close: () => Promise<void>;
}

let built: Promise<{ code: number; output: string }> | undefined;

/** The production build as a host serves it, made with the mocks' data; behind /v1 of the same origin the mocks, which are then no work of the page. */
export async function openSite(mocks: ServeOptions = {}): Promise<Site> {
  const api = await serveMocks(mocks);
  built ??= run([bin('vite', 'web'), 'build', '--logLevel', 'error'], {
    cwd: `${root}web`,
    quiet: true,
    env: { ...plainEnvironment, PRERENDER_API_URL: api.baseUrl },
  });
  const { code, output } = await built;
  if (code !== 0) throw new Error(`The website could not be built:\n${output}`);
  const page = serveBuild(`${root}web/dist`);
  const server = createServer((incoming, outgoing) => {
    if (!incoming.url?.startsWith('/v1/')) return page(incoming, outgoing);
    const { method, headers, url } = incoming;
    const passed = request(new URL(url, api.baseUrl), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await api.close();
  };
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, close };
}
