import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ServeOptions, serveMocks } from '../../mocks/src/node.ts';
import { serveBuild } from '../../web/build/serve-build.ts';
import { bin, plainEnvironment, root, run } from '../lib/command.mjs';

export interface Site {
  url: string;
  close: () => Promise<void>;
}

/** Of all sites of a run: the addresses of pictures are in the pages of their one build. */
let port = 0;
let built: Promise<{ code: number; output: string }> | undefined;

/** The production build as a host serves it, made with the mocks' data; on the same origin the mocks, which are then no work of the page. */
export async function openSite(mocks: ServeOptions = {}): Promise<Site> {
  const api = await serveMocks(mocks);
  let page: ReturnType<typeof serveBuild> | undefined;
  const server = createServer((incoming, outgoing) => {
    // The build asks for its data before there is a page.
    if (!/^\/(?:v1|__mocks)\//.test(incoming.url ?? '')) return page?.(incoming, outgoing);
    const { method, headers, url } = incoming;
    const passed = request(new URL(url ?? '', api.baseUrl), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(passed);
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  port = (server.address() as AddressInfo).port;
  const url = `http://localhost:${port}`;
  built ??= run([bin('vite', 'web'), 'build', '--logLevel', 'error'], {
    cwd: `${root}web`,
    quiet: true,
    env: { ...plainEnvironment, PRERENDER_API_URL: `${url}/v1` },
  });
  const { code, output } = await built;
  if (code !== 0) throw new Error(`The website could not be built:\n${output}`);
  page = serveBuild(`${root}web/dist`);
  const close = async () => {
    server.closeAllConnections();
    server.close();
    await api.close();
  };
  return { url, close };
}
