import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findChromium } from '../../../.ci/browsers.ts';
import { bin, fail, plainEnvironment, root, run } from '../../../.ci/command.mjs';
import { playwrightSuite } from '../../../.ci/suites.ts';
import { Tally } from '../../../.ci/tally.ts';
import { serveMocks } from '../../../mocks/src/node.ts';
import { compressFiles } from '../../build/compress.mjs';
import { findNginx, startNginx } from './nginx.ts';

const port = 4188;
const mocksPort = 4394;
const withApiPort = 4189;
const apiPort = 4395;

/** `pnpm test:deploy`: a production build with an API on another origin, behind a real nginx with the configuration from the build. */
async function main(): Promise<void> {
  const nginx = await findNginx();
  const chromium = await findChromium();
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'));
  const built = join(folder, 'dist');
  const mocks = await serveMocks({ port: mocksPort });
  const build = await run([bin('vite', 'web'), 'build', '--logLevel', 'warn', '--outDir', built], {
    cwd: `${root}web`,
    quiet: true,
    env: { ...plainEnvironment, VITE_API_URL: `http://localhost:${mocksPort}/v1`, VITE_IMAGE_HOSTS: '*.example.org' },
  });
  if (build.code !== 0) fail(build.output);
  compressFiles(built);

  const site = readFileSync(join(folder, 'build/out/nginx.conf'), 'utf8')
    .replaceAll(/listen (\[::\]:)?80;/g, `listen $1${port};`)
    .replace('root /var/www/institute;', `root ${built};`)
    // The sample must still be valid when a host switches it on.
    .replaceAll('#limit_req', 'limit_req');
  // The same website with the API on its own origin, as in the sample. The zone of limit_req exists already.
  const withApi = site
    .slice(site.indexOf('server {'))
    .replaceAll(`${port};`, `${withApiPort};`)
    .replaceAll('return 404 "Not Found";', `proxy_pass http://127.0.0.1:${apiPort};`);
  const server = await startNginx(nginx, `${site}\n${withApi}`, folder, port);
  const tally = new Tally();
  await playwrightSuite(tally, 'Behind nginx', 'playwright.deploy', {
    CHROMIUM_PATH: chromium,
    DEPLOYED_URL: `http://localhost:${port}`,
    DEPLOYED_BUILD: built,
    DEPLOYED_WITH_API: `http://localhost:${withApiPort}`,
    DEPLOYED_API_PORT: String(apiPort),
  });
  await tally.end();
  server.kill();
  await mocks.close();
  rmSync(folder, { recursive: true, force: true });
}

main().catch((error: unknown) => fail(String(error)));
