import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fail, run } from '../lib/command.mjs';

const places = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

/** Where Debian leaves the lines that load installed modules. */
const modules = '/etc/nginx/modules-enabled';

const find = () => places.find((place) => existsSync(place));
const hasBrotli = () => existsSync(modules) && readdirSync(modules).some((name) => name.includes('brotli-static'));

/** nginx with its brotli module as the machine has them, or as Debian brings them. Ends with one sentence where neither is. */
export async function findNginx(): Promise<string> {
  if (!find() || !hasBrotli()) await install();
  const nginx = find();
  if (!nginx) fail('There is no nginx and none could be installed. Install nginx and run pnpm test:deploy again.');
  if (!hasBrotli()) fail('nginx has no brotli module and none could be installed: libnginx-mod-http-brotli-static on Debian.');
  return nginx;
}

async function install(): Promise<void> {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run([...sudo, 'apt-get', 'update'], { quiet: true });
  await run([...sudo, 'apt-get', 'install', '-y', 'nginx-light', 'libnginx-mod-http-brotli-static'], { quiet: true, env });
}

/** Starts nginx with one site and resolves when it answers; it keeps everything of its own in a folder, and ends with this process. */
export async function startNginx(nginx: string, site: string, folder: string, port: number): Promise<ChildProcess> {
  if (await answers(port)) fail(`Port ${port} is in use, so nginx cannot be tried there. Stop what runs on it.`);
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ');
  writeFileSync(
    `${folder}/nginx.conf`,
    `include ${modules}/*.conf;
${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http { include /etc/nginx/mime.types; access_log off; ${own}
${site}
}
`,
  );
  const command = ['-c', `${folder}/nginx.conf`, '-e', `${folder}/error.log`];
  const tried = await run([nginx, '-t', ...command], { quiet: true });
  if (tried.code !== 0) fail(tried.output);
  const server = spawn(nginx, [...command, '-g', 'daemon off;'], { stdio: 'inherit' });
  process.once('exit', () => server.kill());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  while (!(await answers(port))) {
    if (server.exitCode !== null) fail(readFileSync(`${folder}/error.log`, 'utf8'));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return server;
}

const answers = (port: number) =>
  fetch(`http://localhost:${port}/`).then(
    () => true,
    () => false,
  );
