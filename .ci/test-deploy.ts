import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { headersFor } from '../web/deploy/headers.ts';
import { nginxServer } from '../web/deploy/hosts.ts';
import { inlineScriptHashes } from '../web/deploy/plugin.ts';
import { bin, fail, root, run } from './lib/command.mjs';
import { Tally } from './lib/tally.mjs';

const port = 4188;

/** nginx as the machine has it, or as Debian brings it. */
async function findNginx(): Promise<string> {
  const places = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];
  const found = () => places.find((place) => existsSync(place));
  if (!found()) {
    const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
    await run([...sudo, 'apt-get', 'update'], { quiet: true });
    await run([...sudo, 'apt-get', 'install', '-y', 'nginx-light'], { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
  }
  return found() ?? fail('There is no nginx and none could be installed. Install one and run pnpm test:deploy again.');
}

async function main(): Promise<void> {
  const nginx = await findNginx();
  const build = await run([bin('vite', 'web'), 'build', '--logLevel', 'warn'], { cwd: `${root}web`, quiet: true });
  if (build.code !== 0) fail(build.output);
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const facts = { scriptHashes: inlineScriptHashes(readFileSync(`${root}web/dist/index.html`, 'utf8')) };
  const site = nginxServer(facts, { port, root: `${root}web/dist` });
  const mime = existsSync('/etc/nginx/mime.types') ? 'include /etc/nginx/mime.types;' : '';
  const config = `user root; pid ${folder}/pid; error_log ${folder}/error.log;\nevents {}\nhttp { ${mime} access_log off;\n${site}\n}\n`;
  writeFileSync(`${folder}/nginx.conf`, config);
  const server = spawn(nginx, ['-c', `${folder}/nginx.conf`, '-g', 'daemon off;'], { stdio: 'inherit' });
  const tally = new Tally();
  const get = (path: string) => fetch(`http://localhost:${port}${path}`);
  for (let tries = 0; tries < 50 && !(await get('/').catch(() => undefined)); tries++)
    await new Promise((resolve) => setTimeout(resolve, 100));

  const script = /src="(\/assets\/[^"]+\.js)"/.exec(readFileSync(`${root}web/dist/index.html`, 'utf8'))?.[1] ?? '';
  for (const path of ['/', '/courses', '/course-detail/c-tally', '/document-frame.html', script]) {
    const response = await get(path);
    const wrong = Object.entries(headersFor(path, facts)).filter(([name, value]) => response.headers.get(name) !== value);
    tally.check(
      `${path} answers 200 with every header of the deployment (S-16, S-17)`,
      response.status === 200 && wrong.length === 0,
      String(wrong),
    );
  }
  for (const path of ['/assets/gone.js', '/v1/courses', '/_headers', '/nothing.png'])
    tally.check(`${path} answers 404 and not the page`, (await get(path)).status === 404);
  server.kill();
  tally.end();
}

main().catch((error: unknown) => fail(String(error)));
