import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { aptInstall } from '../../../.ci/browsers.ts';
import { fail, run } from '../../../.ci/command.mjs';

const commonPaths = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx', '/opt/homebrew/bin/nginx'];

/** Debian's folder of configuration files that load modules. */
const modules = '/etc/nginx/modules-enabled';

const findBinary = () => commonPaths.find((path) => existsSync(path));
const hasBrotli = () => existsSync(modules) && readdirSync(modules).some((name) => name.includes('brotli-static'));

/** Path of an nginx with the brotli module. Installs missing Debian packages; exits with a message if that fails. */
export async function findNginx(): Promise<string> {
  if (!findBinary() || !hasBrotli()) await aptInstall(['nginx-light', 'libnginx-mod-http-brotli-static']);
  const nginx = findBinary();
  if (!nginx) fail('nginx could not be installed. Install it and run pnpm test:deploy again.');
  if (!hasBrotli()) fail('nginx has no brotli module and it could not be installed (libnginx-mod-http-brotli-static on Debian).');
  return nginx;
}

/** Starts nginx with one site and resolves when it responds. It writes only to `folder` and ends with this process. */
export async function startNginx(nginx: string, site: string, folder: string, port: number): Promise<ChildProcess> {
  if (await responds(port)) fail(`Port ${port} is in use. Stop the process that uses it.`);
  const tempPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ');
  writeFileSync(
    `${folder}/nginx.conf`,
    `include ${modules}/*.conf;
${process.getuid?.() === 0 ? 'user root;' : ''} pid ${folder}/pid; error_log ${folder}/error.log;
events {}
http { include /etc/nginx/mime.types; access_log off; ${tempPaths}
${site}
}
`,
  );
  const command = ['-c', `${folder}/nginx.conf`, '-e', `${folder}/error.log`];
  const test = await run([nginx, '-t', ...command], { quiet: true });
  if (test.code !== 0) fail(test.output);
  const server = spawn(nginx, [...command, '-g', 'daemon off;'], { stdio: 'inherit' });
  process.once('exit', () => server.kill());
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  while (!(await responds(port))) {
    if (server.exitCode !== null) fail(readFileSync(`${folder}/error.log`, 'utf8'));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return server;
}

const responds = (port: number) =>
  fetch(`http://localhost:${port}/`).then(
    () => true,
    () => false,
  );
