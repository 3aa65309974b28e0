import { cpSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bin, root, run } from '../../.ci/lib/command.mjs';
import { type ServedMocks, serveMocks } from '../../mocks/src/node.ts';
import { openBrowser } from '../../web/bench/browser.mjs';
import { createApi } from '../src/index.ts';
import { codeBlocks } from './code-blocks.ts';
import { installedPackages } from './installed-packages.ts';
import { packPackages } from './pack.mjs';
import { startRegistry } from './registry.ts';
import { Sandbox } from './sandbox.ts';
import { serveFolder } from './serve-folder.ts';

const packed = mkdtempSync(join(tmpdir(), 'packed-'));
let tarballs: Record<string, string>;
let registry: Awaited<ReturnType<typeof startRegistry>>;
let mocks: ServedMocks;
beforeAll(async () => {
  tarballs = await packPackages(packed);
  registry = await startRegistry(Object.values(tarballs), [
    ...installedPackages(
      ['openapi-fetch', '@tanstack/react-query', 'react', 'react-dom', '@types/react', '@types/react-dom', '@types/node'],
      `${root}sdk`,
    ),
    ...installedPackages(['vite', '@vitejs/plugin-react'], `${root}web`),
    ...installedPackages(['msw', 'idb-keyval'], `${root}mocks`),
    ...installedPackages(['typescript'], `${root}openapi`),
  ]);
  mocks = await serveMocks();
});
afterAll(async () => {
  await mocks?.close();
  await registry?.close();
});

const example = (name: string) => readFileSync(`${root}sdk/examples/${name}`, 'utf8');

describe('the packed SDK', () => {
  it('declares exports, types, source maps, a licence, an engine and no side effects [R-448]', async () => {
    const project = new Sandbox(registry.url);
    await project.install('@institute/sdk');
    const folder = join(project.folder, 'node_modules/@institute/sdk');
    const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    expect(manifest).toMatchObject({ sideEffects: false, license: 'MIT', engines: { node: '>=20.19' }, type: 'module' });
    expect(Object.keys(manifest.exports)).toEqual(['.', './react', './check', './contract', './package.json']);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    expect(files).toEqual(expect.arrayContaining(['LICENSE', 'README.md', 'CHANGELOG.md', 'dist/index.js.map', 'src/index.ts']));
    expect(files.filter((name) => /test|examples/.test(name))).toEqual([]);
    // The sources of the source map are in the package.
    const map = JSON.parse(readFileSync(join(folder, 'dist/client/create-api.js.map'), 'utf8'));
    expect(
      map.sources.map((source: string) => join('dist/client', map.sourceRoot ?? '', source)).every((file: string) => files.includes(file)),
    ).toBe(true);
  });

  it('satisfies publint and attw [R-448]', async () => {
    for (const tarball of Object.values(tarballs)) {
      const publint = await run([bin('publint', 'sdk'), 'run', tarball, '--strict'], { quiet: true });
      expect(publint.code, publint.output).toBe(0);
    }
    const attw = await run([bin('attw', 'sdk'), tarballs.sdk ?? '', '--profile', 'esm-only'], { quiet: true });
    expect(attw.code, attw.output).toBe(0);
  });

  it('runs in a plain Node script without React [R-448]', async () => {
    const project = new Sandbox(registry.url);
    await project.install('@institute/sdk');
    expect(
      readdirSync(join(project.folder, 'node_modules'))
        .filter((name) => !name.startsWith('.'))
        .sort(),
    ).toEqual(['@institute', 'openapi-fetch', 'openapi-typescript-helpers']);
    project.write({
      'try.js': `
        import { createApi, createQueries, isApiError } from '@institute/sdk';
        const api = createApi({ baseUrl: process.env.URL });
        const { courses } = await api.listCourses();
        const error = await api.login({ email: 'a@example.com', password: 'x' }).catch((reason) => reason);
        console.log(courses.length > 0, isApiError(error, 'login'), error.status, createQueries(api).getCourse({ id: 'c' }).queryKey.join());
      `,
    });
    expect(await project.run('node', ['try.js'], { URL: mocks.baseUrl })).toMatchObject({
      stderr: '',
      stdout: 'true true 401 courses,getCourse,[object Object]\n',
    });
  });
});

describe('a TypeScript 5.9 project', () => {
  let project: Sandbox;
  const options = { target: 'ES2023', lib: ['ES2023', 'DOM', 'DOM.Iterable'], jsx: 'react-jsx', strict: true, noEmit: true };
  const compile = (files: string[], more: object) => {
    project.write({ 'tsconfig.json': JSON.stringify({ compilerOptions: { ...options, ...more }, files }) });
    return project.run('tsc', ['-p', '.', '--pretty', 'false']);
  };
  beforeAll(async () => {
    project = new Sandbox(registry.url);
    const types = ['@types/react', '@types/node'];
    // The registry has only the version that this repository overrides.
    project.write({ 'package.json': JSON.stringify({ type: 'module', overrides: { '@inquirer/confirm': '5.1.21' } }) });
    await project.install('@institute/sdk', '@institute/mocks', '@tanstack/react-query', 'react', 'typescript@5.9.3', ...types);
  });

  it.each([
    ['nodenext', 'nodenext'],
    ['bundler', 'preserve'],
  ])('compiles with the SDK and moduleResolution %s, without skipLibCheck [R-448]', async (moduleResolution, module) => {
    project.write({
      'use.ts': `
        import { createApi, isApiError, type Course } from '@institute/sdk';
        import { createApi as createCheckedApi } from '@institute/sdk/check';
        import { useCreateBatch, useListCourses } from '@institute/sdk/react';
        export const api = createApi({ baseUrl: 'https://host/v1' });
        export const checked = createCheckedApi({ baseUrl: 'https://host/v1', check: 'throw' });
        export const course: Promise<{ course: Course }> = api.getCourse({ id: 'c' });
        export function use() {
          useCreateBatch().mutate({ title: '', time: '', studentLimit: 1 });
          return useListCourses().data?.courses[0]?.title;
        }
        export const phone = (error: unknown) => (isApiError(error, 'createPurchase') ? error.fieldErrors.phone : undefined);
        // @ts-expect-error not a number
        void api.createBatch({ title: '', time: '', studentLimit: '1' });
      `,
    });
    expect(await compile(['use.ts'], { module, moduleResolution, types: [] })).toMatchObject({ stdout: '', code: 0 });
    expect((await project.run('tsc', ['--version'])).stdout).toContain('5.9.');
  });

  it('compiles every code block of the READMEs [R-448]', async () => {
    const readmes = ['sdk/README.md', 'mocks/README.md', 'README.md'];
    const blocks = readmes.flatMap((file) => codeBlocks(`${root}${file}`, file));
    const files = Object.fromEntries(blocks.map(({ name, language, code }) => [`${name.replaceAll('/', '-')}.${language}`, code]));
    project.write(files);
    expect(blocks.length).toBeGreaterThanOrEqual(15);
    const bundler = { module: 'preserve', moduleResolution: 'bundler', types: ['node'], skipLibCheck: true };
    expect(await compile(Object.keys(files), bundler)).toMatchObject({ stdout: '', code: 0 });
  });

  it('runs the test with mocks from the README [R-448]', async () => {
    const block = codeBlocks(`${root}sdk/README.md`, 'sdk/README.md').find(({ code }) => code.includes('createMockServer'));
    project.write({ 'readme.test.js': block?.code ?? '' });
    expect(await project.run('node', ['--test', 'readme.test.js'])).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^# pass 1$/m),
    });
  });

  it('starts the mocks as a command, with every option [R-444, R-448]', async () => {
    const data = join(project.folder, 'state.json');
    const options = ['--port', '4397', '--latency', '1', '--fail', '0', '--scenario', 'empty-wallet', '--data', data];
    const server = project.start('institute-mocks', options);
    expect(await server.line).toContain('Mocks on http://localhost:4397/v1');
    const api = createApi({ baseUrl: 'http://localhost:4397/v1' });
    const { token } = await api.login({ email: 'franchise@example.com', password: 'franchise123' });
    expect((await api.getWallet({}, { token })).wallet.balance).toBe(0);
    server.stop();
    expect(readFileSync(data, 'utf8')).toContain('empty-wallet');
  });
});

describe('the examples', () => {
  const emails = { student: 'student@example.com', operator: 'franchise@example.com' };
  const signIn = async (email: string, password: string) => {
    const { token } = await (await fetch(`${mocks.baseUrl}/login`, json({ email, password }))).json();
    return String(token);
  };
  const json = (body: object) => ({ method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  const script = async (name: string) => {
    const project = new Sandbox(registry.url);
    await project.install('@institute/sdk');
    project.write({ [name]: example(name) });
    return (env: Record<string, string>, ...args: string[]) =>
      project.run('node', [name, ...args], { INSTITUTE_URL: mocks.baseUrl, ...env });
  };

  it('export the students of a centre as CSV with escaped formulas [R-448, S-29]', async () => {
    const exportStudents = await script('export-students.mjs');
    const student = mocks.store.state.db.accounts.find(({ centre }) => centre === 'u-franchise');
    Object.assign(student ?? {}, { fullName: '=HYPERLINK("http://evil.example")', village: 'x' });
    const good = await exportStudents({ INSTITUTE_EMAIL: emails.operator, INSTITUTE_PASSWORD: 'franchise123' });
    const count = mocks.store.state.db.accounts.filter(({ centre }) => centre === 'u-franchise').length;
    expect(good).toMatchObject({ code: 0, stderr: `${count} students\n` });
    expect(good.stdout.split('\r\n')).toHaveLength(count + 2);
    expect(good.stdout).toMatch(/^\uFEFF"Student Id","Full Name"/);
    expect(good.stdout).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    // No cell starts a formula, not even after a blank.
    expect(good.stdout).not.toMatch(/"\s*[=+@-]/);
    const batch = await exportStudents({ INSTITUTE_TOKEN: await signIn(emails.operator, 'franchise123') }, '--batch', 'b-morning');
    expect(batch.stdout.length).toBeLessThan(good.stdout.length);
  });

  it('exit with one line when the export is not possible [R-448]', async () => {
    const exportStudents = await script('export-students.mjs');
    expect(await exportStudents({})).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(/^INSTITUTE_TOKEN is missing/) });
    const token = await signIn(emails.student, 'student123');
    expect(await exportStudents({ INSTITUTE_TOKEN: token })).toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'listStudents: Your account may not do this. (403)\n',
    });
  });

  it('check a server against the contract [R-448, R-450]', async () => {
    const check = await script('check-a-server.mjs');
    const token = await signIn(emails.operator, 'franchise123');
    const good = await check({ INSTITUTE_TOKEN: token });
    expect(good).toMatchObject({ code: 0, stderr: '' });
    expect(good.stdout).toMatch(/^listTransactions {2}ok$/m);
    mocks.store.state.db.wallets['u-franchise'] = JSON.parse('"much"');
    // The mocks validate their own responses and return 500; another server would return the wrong shape.
    expect((await check({ INSTITUTE_TOKEN: token })).stdout).toMatch(/^getWallet +FAILED/m);
    expect(await check({ INSTITUTE_URL: 'http://localhost:59999/v1', INSTITUTE_TOKEN: token })).toMatchObject({ code: 1 });
    expect(await check({})).toMatchObject({ code: 1, stderr: expect.stringMatching(/^INSTITUTE_TOKEN is missing/) });
    await mocks.reset();
  });

  it('include a React page that builds in an empty Vite app and refetches its list after a create [R-448]', async () => {
    const project = new Sandbox(registry.url);
    cpSync(`${root}sdk/examples/react-page`, project.folder, { recursive: true });
    await project.install();
    expect(await project.run('tsc', ['--pretty', 'false'])).toMatchObject({ stdout: '', code: 0 });
    expect(await project.run('vite', ['build', '--logLevel', 'warn'], { VITE_API_URL: mocks.baseUrl })).toMatchObject({
      stderr: '',
      code: 0,
    });
    const server = await serveFolder(join(project.folder, 'dist'));
    const { page, close } = await openBrowser();
    await page.goto(server.url);
    await page.getByLabel('Email').fill(emails.operator);
    await page.getByLabel('Password').fill('wrong');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('Email or password is wrong.').waitFor();
    await page.getByLabel('Password').fill('franchise123');
    await page.keyboard.press('Enter');
    await page.getByRole('listitem').first().waitFor();
    await page.getByLabel('Title').fill('Night batch');
    await page.getByLabel('Time').fill('9 PM');
    await page.getByLabel('Student Limit').fill('12');
    await page.keyboard.press('Enter');
    await page.getByRole('listitem').filter({ hasText: 'Night batch, 9 PM' }).waitFor();
    expect(await page.getByLabel('Title').inputValue()).toBe('');
    await close();
    await server.close();
  }, 120_000);
});
