import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { bin, plainEnvironment, root, run } from '../../.ci/lib/command.mjs';
import { type ServeOptions, serveMocks } from '../../mocks/src/node.ts';
import { serveBuild } from '../build/serve-build.ts';

export interface Site {
  url: string;
  close: () => Promise<void>;
}

/** All sites of a run share one port and one build, because prerendered pages contain the origin of their pictures. */
let port = 0;
let build: Promise<{ code: number; output: string }> | undefined;

/** Serves the production build as a host does, with the mocks as the API on the same origin. */
export async function openSite(mocks: ServeOptions = {}): Promise<Site> {
  const api = await serveMocks(mocks);
  let page: ReturnType<typeof serveBuild> | undefined;
  const server = createServer((incoming, outgoing) => {
    // The build requests its data before there is a page to serve.
    if (!/^\/(?:v1|__mocks)\//.test(incoming.url ?? '')) return page?.(incoming, outgoing);
    const { method, headers, url } = incoming;
    const proxied = request(new URL(url ?? '', api.baseUrl), { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
    });
    proxied.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(proxied);
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  port = (server.address() as AddressInfo).port;
  const url = `http://localhost:${port}`;
  build ??= run([bin('vite', 'web'), 'build', '--logLevel', 'error'], {
    cwd: `${root}web`,
    quiet: true,
    env: { ...plainEnvironment, PRERENDER_API_URL: `${url}/v1` },
  });
  const { code, output } = await build;
  if (code !== 0) throw new Error(`The website could not be built:\n${output}`);
  page = serveBuild(`${root}web/dist`);
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await api.close();
  };
  return { url, close };
}
