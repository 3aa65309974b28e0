import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { root } from '../../.ci/lib/command.mjs';
import { createApi } from '../src/index.ts';
import { codeBlocks } from './code-blocks.ts';
import { Consumer } from './consumer.ts';

const { sdk, mocks } = inject('packed');
const libraries = ['@tanstack/react-query@5', 'react@19', '@types/react@19', '@types/node@20'];

describe('a TypeScript 5.9 project', () => {
  const project = new Consumer();
  const options = { target: 'ES2023', lib: ['ES2023', 'DOM', 'DOM.Iterable'], jsx: 'react-jsx', strict: true, noEmit: true };
  const compile = (files: string[], more: object) => {
    project.write({ 'tsconfig.json': JSON.stringify({ compilerOptions: { ...options, ...more }, files }) });
    return project.run('tsc', ['-p', '.', '--pretty', 'false']);
  };
  beforeAll(() => project.install(sdk, mocks, 'typescript@5.9', ...libraries));

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
    const flags = ['--port', '4397', '--latency', '1', '--fail', '0', '--scenario', 'empty-wallet', '--data', data];
    const server = await project.start('institute-mocks', flags);
    onTestFinished(server.stop);
    expect(server.url).toBe('http://localhost:4397/v1');
    const api = createApi({ baseUrl: server.url });
    const { token } = await api.login({ email: 'franchise@example.com', password: 'franchise123' });
    expect((await api.getWallet({}, { token })).wallet.balance).toBe(0);
    expect(readFileSync(data, 'utf8')).toContain('empty-wallet');
  });
});
