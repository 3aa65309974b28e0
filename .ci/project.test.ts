import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const manifest = (folder: string) => JSON.parse(readFileSync(`${root}${folder}/package.json`, 'utf8'));
const all = (folder: string) => ({
  ...manifest(folder).dependencies,
  ...manifest(folder).devDependencies,
  ...manifest(folder).peerDependencies,
});
const sources = (folder: string) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/generated|\.test/.test(name))
    .map((name) => readFileSync(`${root}${folder}/${name}`, 'utf8'));

describe('the packages', () => {
  it('are four, with nothing else at the top level [R-446]', () => {
    const visible = readdirSync(root).filter((name) => !name.startsWith('.') && name !== 'node_modules');
    expect(visible.sort()).toEqual(
      [
        'LICENSE',
        'README.md',
        'biome.json',
        'mocks',
        'openapi',
        'package.json',
        'pnpm-lock.yaml',
        'pnpm-workspace.yaml',
        'sdk',
        'tsconfig.base.json',
        'web',
      ].sort(),
    );
  });

  it('are tested and mocked with the named tools, in TypeScript [R-447]', () => {
    expect(manifest('.').packageManager).toMatch(/^pnpm@/);
    expect(manifest('.').devDependencies).toHaveProperty('vitest');
    expect(manifest('mocks').dependencies).toHaveProperty('msw');
    for (const folder of ['openapi', 'sdk', 'mocks', 'web']) {
      expect(JSON.parse(readFileSync(`${root}${folder}/tsconfig.json`, 'utf8')).extends).toBe('../tsconfig.base.json');
    }
    expect(JSON.parse(readFileSync(`${root}tsconfig.base.json`, 'utf8')).compilerOptions.strict).toBe(true);
    // What checks them all is no less strict, and leaves out nothing of ours but an example that is checked as other teams would.
    const { extends: base, compilerOptions, exclude } = JSON.parse(readFileSync(`${root}.ci/tsconfig.json`, 'utf8'));
    expect(base).toBe('../tsconfig.base.json');
    expect(Object.keys(compilerOptions).sort()).toEqual(['allowJs', 'checkJs', 'incremental', 'tsBuildInfoFile', 'types']);
    expect(exclude).toEqual(['../**/node_modules', '../**/dist', '../**/dist-*', '../sdk/examples/react-page']);
  });

  it('turn the SDK out of the contract with the named libraries [R-443]', () => {
    expect(all('openapi')).toHaveProperty('openapi-typescript');
    expect(all('sdk')).toMatchObject({ 'openapi-fetch': expect.any(String), '@tanstack/react-query': expect.any(String) });
  });

  it('compose the web app of the SDK and the named libraries [R-445]', () => {
    const names = [
      '@institute/sdk',
      '@tanstack/react-router',
      '@chakra-ui/react',
      '@emotion/react',
      'framer-motion',
      'react-slick',
      'dayjs',
    ];
    expect(Object.keys(all('web'))).toEqual(expect.arrayContaining(names));
  });

  it('import one way: the SDK no app, the mocks the contract alone, the web app public faces alone [R-444, R-448]', () => {
    const imports = (folder: string) =>
      sources(folder).flatMap((text) => [...text.matchAll(/from '([^']+)'/g)].map(([, name = '']) => name));
    expect(imports('sdk/src').filter((name) => /@institute|mocks|web\//.test(name))).toEqual([]);
    const institute = (folder: string) => [...new Set(imports(folder).filter((name) => name.startsWith('@institute')))].sort();
    expect(institute('mocks/src')).toEqual(['@institute/sdk/check', '@institute/sdk/contract']);
    expect(institute('web/src').filter((name) => !/^@institute\/(sdk|sdk\/react|mocks\/browser)$/.test(name))).toEqual([]);
    expect(imports('web/src/ui').filter((name) => /features|routes/.test(name))).toEqual([]);
  });
});

describe('pnpm generate', () => {
  const generate = (spec: string, outDir: string) => spawnSync('node', [`${root}.ci/generate.mjs`, spec, outDir], { encoding: 'utf8' });
  const folders = ['sdk/src/generated', 'mocks/src/generated'];

  it('writes the same files wherever and however often [R-443, R-444, R-450]', () => {
    const outDir = mkdtempSync(join(tmpdir(), 'generated-'));
    expect(generate(`${root}openapi/openapi.yaml`, outDir)).toMatchObject({ status: 0, stderr: '' });
    for (const folder of folders) {
      expect(readdirSync(join(outDir, folder)).sort()).toEqual(readdirSync(`${root}${folder}`).sort());
      for (const name of readdirSync(join(outDir, folder)))
        expect(readFileSync(join(outDir, folder, name), 'utf8') === readFileSync(`${root}${folder}/${name}`, 'utf8'), name).toBe(true);
    }
  });

  it('ends with one clear sentence and not 0 when the contract is broken', () => {
    const copy = mkdtempSync(join(tmpdir(), 'openapi-'));
    for (const name of ['openapi.yaml', 'paths', 'schemas', 'responses'])
      cpSync(`${root}openapi/${name}`, join(copy, name), { recursive: true });
    const path = join(copy, 'paths/batches.yaml');
    writeFileSync(path, readFileSync(path, 'utf8').replace('schemas/batch.yaml#/Batch', 'schemas/batch.yaml#/Nothing'));
    const { status, stderr } = generate(join(copy, 'openapi.yaml'), copy);
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The contract in openapi\/ cannot be turned into code: .+\n$/);
    writeFileSync(path, ': {');
    expect(generate(join(copy, 'openapi.yaml'), copy)).toMatchObject({ status: 1, stderr: expect.stringMatching(/^The contract .+\n$/) });
  });
});

describe('npm start', () => {
  it('says in one sentence that Node is too old, and ends with 1', () => {
    const script = `Object.defineProperty(process.versions, 'node', { value: '20.18.3' }); (await import('./.ci/setup.mjs')).setUp()`;
    const { status, stderr } = spawnSync('node', ['--input-type=module', '-e', script], { cwd: root, encoding: 'utf8' });
    expect([status, stderr]).toEqual([1, 'Node 20.18.3 is too old: this project needs 20.19 or newer.\n']);
  });

  it('says in one sentence that the port is in use, and ends with 1', async () => {
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
