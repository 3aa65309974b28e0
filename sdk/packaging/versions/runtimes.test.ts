import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { root } from '../../../.ci/command.mjs';
import { serveMocks } from '../../../mocks/src/node.ts';
import { Consumer } from '../consumer.ts';
import { plainEntries, reactQueryEntries, specifier } from '../entries.ts';
import { nodeOf, nodes, runtimes } from '../runtimes.ts';

const { contract, mocks: packedMocks, sdk } = inject('packed');
const entries = [...plainEntries, ...reactQueryEntries].map(specifier);
const cli = 'node_modules/@institute/contract/dist/cli.js';
const project = new Consumer();
let server: Awaited<ReturnType<Consumer['start']>>;
const mocks = await serveMocks();

beforeAll(async () => {
  const libraries = ['msw@2', '@tanstack/react-query@5', 'react@19'];
  await project.install(sdk, packedMocks, contract, ...libraries, ...runtimes.map(({ install }) => install));
  project.write(files);
  const bundle = (file: string, options: object) =>
    build({ entryPoints: [join(project.folder, file)], outfile: join(project.folder, `bundled-${file}`), bundle: true, ...options });
  await bundle('worker.js', { format: 'esm' });
  await bundle('program.js', { format: 'iife', globalName: 'program' });
  server = await project.start('institute-mocks', ['--port', '0']);
  return server.stop;
}, 600_000);
afterAll(() => mocks.close());

const files = {
  'program.js': `
    import { createApi, isApiError, TimeoutError } from '@institute/sdk';
    import { toCsv } from '@institute/sdk/csv';

    const credentials = { email: 'franchise@example.com', password: 'franchise123' };
    const png = Uint8Array.from(atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='), (byte) => byte.charCodeAt(0));

    export async function run(baseUrl) {
      const lines = [];
      let token = 'expired';
      let logins = 0;
      let onListExams = () => {};
      const api = createApi({
        baseUrl,
        token: () => token,
        onUnauthorized: async (_error, rejectedToken) => {
          if (rejectedToken !== token) return undefined;
          logins += 1;
          token = (await api.login(credentials)).token;
          return token;
        },
        onEvent: ({ type, operation }) => type === 'request' && operation === 'listExams' && onListExams(),
      });
      const [{ batches }, { users }, { wallet }] = await Promise.all([api.listBatches(), api.listStudents(), api.getWallet()]);
      lines.push(['renewal', batches.length, users.length, wallet.balance, logins]);

      await api.uploadPhoto({ avatar: new File([png], 'photo.png', { type: 'image/png' }) });
      const { user } = await api.getProfile();
      const photo = new Uint8Array(await (await fetch(user.avatar.url)).arrayBuffer());
      lines.push(['file', String(photo) === String(png)]);

      // The server holds every response to listExams back.
      const controller = new AbortController();
      const reason = new Error('enough');
      onListExams = () => setTimeout(() => controller.abort(reason));
      const aborted = await api.listExams({}, { signal: controller.signal }).catch((error) => error);
      const late = await api.listExams({}, { timeoutMs: 100 }).catch((error) => error);
      lines.push(['abort', aborted === reason, late instanceof TimeoutError]);

      const untitled = await api.createBatch({ title: '', time: '5 PM', studentLimit: 25 }).catch((error) => error);
      const rejected = await api.login({ ...credentials, password: 'wrong' }).catch((error) => error);
      lines.push(['errors', untitled.status, untitled.fieldErrors.title.join(), rejected.status, isApiError(rejected, 'login')]);

      const csv = toCsv([['Batch', ({ title }) => title], ['Formula', () => '=1+1']], batches.slice(0, 1));
      lines.push(['csv', JSON.stringify(csv)]);
      return lines.map((line) => line.join(' ')).join('\\n');
    }
  `,
  'main.js': `
    import { run } from './program.js';
    console.log(await run(process.env.BASE_URL));
  `,
  'worker.js': `
    import { run } from './program.js';
    export default { test: async (_controller, { BASE_URL }) => console.log(await run(BASE_URL)) };
  `,
  'workerd.capnp': `
    using Workerd = import "/workerd/workerd.capnp";
    const config :Workerd.Config = (
      services = [
        (name = "main", worker = (
          modules = [(name = "worker", esModule = embed "bundled-worker.js")],
          bindings = [(name = "BASE_URL", fromEnvironment = "BASE_URL")],
          compatibilityDate = "2026-01-01",
        )),
        (name = "internet", network = (allow = ["public", "private"])),
      ],
    );
  `,
  'edge-runtime.js': `
    import { EdgeRuntime } from 'edge-runtime';
    import { readFileSync } from 'node:fs';
    const runtime = new EdgeRuntime({ initialCode: readFileSync('bundled-program.js', 'utf8') });
    console.log(await runtime.evaluate('program.run(' + JSON.stringify(process.env.BASE_URL) + ')'));
  `,
  'both.js': `
    import { createRequire } from 'node:module';
    const require = createRequire(import.meta.url);
    for (const entry of ${JSON.stringify(entries)}) {
      const imported = await import(entry);
      const differing = Object.keys(imported).filter((name) => imported[name] !== require(entry)[name]);
      console.log(entry, Object.keys(imported).length > 0, differing.join());
    }
  `,
};

const output = `renewal 7 40 2450 1
file true
abort true true
errors 422 Please enter a title. 401 true
csv ${JSON.stringify('\uFEFF"Batch","Formula"\r\n"Evening coaching batch","\'=1+1"\r\n')}
`;

it.for(runtimes)(
  '$name renews a token once for parallel calls, sends a file, aborts, tells errors apart and writes CSV [R-448]',
  async ({ name, command: [program, ...args] }) => {
    const session = new URL(`/__mocks/sessions/${name.replace(' ', '-')}/`, server.url).href;
    const body = JSON.stringify({ operation: 'listExams', delayMs: 100_000 });
    await fetch(`${session}__mocks/faults`, { method: 'POST', headers: { 'X-Mocks-Control': '1' }, body });
    const { stdout, stderr, code } = await project.run(program, args, { BASE_URL: `${session}v1` });
    expect(stdout, stderr).toBe(output);
    expect(code).toBe(0);
  },
);

it('the manual names the runtimes of the test, and no others [R-448]', () => {
  const [, named = ''] = /^A test runs one program in (.+?):/m.exec(readFileSync(`${root}sdk/RECIPES.md`, 'utf8')) ?? [];
  expect(named).toBe(new Intl.ListFormat('en-GB').format(runtimes.map(({ name }) => name)));
});

it.for(nodes)('Node %s loads one copy of each entry with import and require [R-448]', async (version) => {
  const loaded = entries.map((entry) => `${entry} true \n`).join('');
  expect(await project.run(nodeOf(version), ['both.js'])).toEqual({ code: 0, stderr: '', stdout: loaded });
});

it.for(nodes)(
  'on Node %s, institute-contract ends with 0 if a server fits, 1 if not, 2 if it cannot be checked [R-448, R-450]',
  async (version) => {
    const check = (...options: string[]) => project.run(nodeOf(version), [cli, 'check', ...options]);
    const fits = await check('--base-url', mocks.baseUrl, '--writes', '--strict', '--json', '-');
    expect(fits.stderr).toContain('32 passed, 0 rejected as documented, 0 failed, 0 skipped');
    expect(JSON.parse(fits.stdout)).toMatchObject({ counts: { pass: 32, fail: 0 } });
    expect(fits.code).toBe(0);
    mocks.store.state.db.wallets['u-franchise'] = JSON.parse('"much"');
    const drifts = await check('--base-url', mocks.baseUrl, '--login', 'franchise@example.com:franchise123');
    expect(drifts.stdout).toMatch(/^getWallet .+FAIL/m);
    expect(drifts.code).toBe(1);
    await mocks.reset();
    expect((await check('--base-url', 'http://localhost:59999/v1')).code).toBe(2);
  },
);

it('on the oldest Node, institute-mocks answers and institute-contract starts [R-448, R-449, R-450]', async () => {
  const node = nodeOf('20.19.0');
  const started = await project.start(node, ['node_modules/@institute/mocks/dist/server/cli.js', '--port', '0']);
  expect((await fetch(`${started.url}/courses`)).status).toBe(200);
  started.stop();
  expect((await project.run(node, [cli, '--help'])).code).toBe(0);
});
