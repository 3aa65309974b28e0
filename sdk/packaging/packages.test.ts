import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, expect, inject, it, onTestFinished } from 'vitest';
import { bin, pnpm, root, run } from '../../.ci/command.mjs';
import { serveMocks } from '../../mocks/src/node.ts';
import { Consumer } from './consumer.ts';
import { plainEntries, reactQueryEntries } from './entries.ts';

const { contract, sdk, mocks } = inject('packed');
const consumer = new Consumer();
const folder = join(consumer.folder, 'node_modules/@institute/sdk');
const read = (name: string) => readFileSync(join(folder, name), 'utf8');
const server = await serveMocks();
beforeAll(() => consumer.install(sdk));
afterAll(() => server.close());

it('the packed SDK declares exports, types, source maps, a licence, an engine and no side effects [R-448]', () => {
  const manifest = JSON.parse(read('package.json'));
  expect(manifest).toMatchObject({ sideEffects: false, license: 'MIT', engines: { node: '>=20.19' }, type: 'module' });
  expect(Object.keys(manifest.exports).sort()).toEqual([...plainEntries, ...reactQueryEntries, './package.json'].sort());
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'CHANGELOG.md', 'dist/index.js.map', 'src/index.ts']));
  expect(files.filter((name) => /test/.test(name) && !name.startsWith('examples'))).toEqual([]);
  // The sources of the source map are in the package.
  const map = JSON.parse(read('dist/client/create-api.js.map'));
  const sources = map.sources.map((source: string) => join('dist/client', map.sourceRoot ?? '', source));
  expect(files).toEqual(expect.arrayContaining(sources));
});

it('the packed examples are those of the repository, without what running them leaves [R-448]', async () => {
  const packed = readdirSync(join(folder, 'examples'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const options = { cwd: `${root}sdk`, quiet: true };
  const { output } = await run(['git', 'ls-files', '--cached', '--others', '--exclude-standard', 'examples'], options);
  const own = output.split('\n').filter((name) => name && !name.endsWith('.gitignore'));
  expect(own.length).toBeGreaterThan(20);
  expect(packed.sort()).toEqual(own.sort());
});

it.each([
  ['sdk', sdk, ['examples/react-page']],
  ['mocks', mocks, []],
  ['contract', contract, ['contract/ci/github-actions.yml', 'contract/ci/gitlab-ci.yml']],
])('the manuals of %s link each other, and every link leads to a packed file and its heading [R-448]', async (_name, tarball, expected) => {
  const unpacked = new Consumer();
  await run(['tar', '-xzf', tarball], { cwd: unpacked.folder });
  const root = join(unpacked.folder, 'package');
  const manuals = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => /^(contract\/)?[A-Z]+\.md$/.test(name));
  const links = manuals.flatMap((manual) =>
    Array.from(readFileSync(join(root, manual), 'utf8').matchAll(/\]\((?!https?:)([^)#\s]*)#?([^)]*)\)/g), ([, target = '', id = '']) => ({
      target: target ? join(dirname(manual), target) : manual,
      id,
    })),
  );
  expect(links.map(({ target }) => target)).toEqual(
    expect.arrayContaining([...expected, ...manuals.filter((name) => name !== 'README.md')]),
  );
  const isBroken = ({ target, id }: { target: string; id: string }) =>
    target.startsWith('..') || !existsSync(join(root, target)) || (id && !headingIds(join(root, target)).includes(id));
  expect(links.filter(isBroken)).toEqual([]);
});

/** The ids that GitHub gives to the headings of a file. */
function headingIds(file: string): string[] {
  const headings = readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm);
  return Array.from(headings, ([, text = '']) =>
    text
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
}

it('only the hooks are client modules, and they name their exports, as Next requires [R-448]', () => {
  const scripts = readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  const marksClient = /^(['"]use strict['"];)?\s*(\/\/.*\s*|\/\*[\s\S]*?\*\/\s*)*['"]use client['"]/;
  const clientModules = scripts.filter((name) => marksClient.test(read(`dist/${name}`)));
  expect(clientModules).not.toEqual([]);
  expect(clientModules.filter((name) => !/(^|\/)generated\/react\.js/.test(name))).toEqual([]);
  expect(clientModules.filter((name) => /^export \*|__exportStar\(/m.test(read(`dist/${name}`)))).toEqual([]);
});

it('the packed packages satisfy publint and attw [R-448]', async () => {
  for (const tarball of [sdk, mocks]) {
    const publint = await run([bin('publint', 'sdk'), 'run', tarball, '--strict'], { quiet: true });
    expect(publint.code, publint.output).toBe(0);
  }
  const attw = await run([bin('attw', 'sdk'), sdk, '--profile', 'node16'], { quiet: true });
  expect(attw.code, attw.output).toBe(0);
});

it("the workflow's command publishes no private package, and nothing where it cannot write the provenance [S-23]", async () => {
  const workflow = readFileSync(`${root}.github/workflows/publish.yml`, 'utf8');
  const [, command = ''] = /run\.mjs (publish .+)$/m.exec(workflow) ?? [];
  const methods: string[] = [];
  const registry = createServer((request, response) => {
    methods.push(request.method ?? '');
    request.resume().on('end', () => response.writeHead(request.method === 'PUT' ? 201 : 404).end('{}'));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void registry.close());
  await once(registry, 'listening');
  const url = `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`;
  const workspace = new Consumer();
  workspace.write({
    'pnpm-workspace.yaml': 'packages: [package]\n',
    '.npmrc': `registry=${url}\n${url.slice('http:'.length)}:_authToken=any\n`,
  });
  await run(['tar', '-xzf', sdk], { cwd: workspace.folder });
  // On the machine of a developer these variables are not set.
  const env = { GITHUB_ACTIONS: '', GITLAB_CI: '' };
  const publish = () => run([...pnpm, ...command.split(' '), '--no-git-checks'], { cwd: workspace.folder, quiet: true, env });
  const write = (more: object) =>
    workspace.write({ 'package/package.json': JSON.stringify({ ...JSON.parse(read('package.json')), ...more }) });
  write({ private: true });
  await publish();
  expect(methods).toEqual([]);
  write({ private: false });
  const published = await publish();
  expect(published.output).toContain('ERR_PNPM_PROVENANCE_');
  expect(published.code).not.toBe(0);
  expect(methods).not.toContain('PUT');
});

it('the packed SDK runs in a plain Node script without React [R-448]', async () => {
  const installed = readdirSync(join(consumer.folder, 'node_modules')).filter((name) => !name.startsWith('.'));
  expect(installed.sort()).toEqual(['@institute', 'openapi-fetch', 'openapi-typescript-helpers']);
  consumer.write({
    'try.js': `
      import { createApi, createQueries, isApiError } from '@institute/sdk';
      const api = createApi({ baseUrl: process.env.URL });
      const { courses } = await api.listCourses();
      const error = await api.login({ email: 'a@example.com', password: 'x' }).catch((reason) => reason);
      console.log(courses.length > 0, isApiError(error, 'login'), error.status, createQueries(api).getCourse({ id: 'c' }).queryKey.join());
    `,
  });
  expect(await consumer.run('node', ['try.js'], { URL: server.baseUrl })).toEqual({
    code: 0,
    stderr: '',
    stdout: 'true true 401 courses,getCourse,[object Object]\n',
  });
});
