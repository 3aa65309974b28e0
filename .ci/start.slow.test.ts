import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

describe('npm start', () => {
  it('exits with 1 and a one-line message when Node is too old', () => {
    const script = `Object.defineProperty(process.versions, 'node', { value: '20.18.3' }); (await import('./.ci/setup.mjs')).setUp()`;
    const { status, stderr } = spawnSync('node', ['--input-type=module', '-e', script], { cwd: root, encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, 'Node 20.18.3 is too old: this project needs 20.19 or newer.\n']);
  });

  it('exits with 1 and a one-line message when the port is in use', async () => {
    const blocker = createServer().listen(0);
    await once(blocker, 'listening');
    const port = String((blocker.address() as AddressInfo).port);
    const server = spawn('node', ['serve.mjs', 'dev'], { cwd: `${root}web`, env: { ...process.env, PORT: port } });
    let text = '';
    server.stderr.on('data', (chunk) => {
      text += chunk;
    });
    const [code] = await once(server, 'close');
    blocker.close();
    expect([code, text]).toEqual([1, `Port ${port} is in use. Stop what runs there, or choose another with PORT.\n`]);
  });
});
