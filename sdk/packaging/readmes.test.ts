import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { root } from '../../.ci/lib/command.mjs';
import { createApi } from '../src/index.ts';
import { codeBlocks } from './code-blocks.ts';
import { compile, resolutions } from './compile.ts';
import { Consumer } from './consumer.ts';

const { sdk, mocks } = inject('packed');
const libraries = ['@tanstack/react-query@5', 'react@19', '@types/react@19', '@types/node@20'];

describe('a project with the code of the READMEs', () => {
  const project = new Consumer();
  beforeAll(() => project.install(sdk, mocks, 'typescript@5.9', ...libraries));

  it('compiles every code block of the READMEs [R-448]', async () => {
    const readmes = ['sdk/README.md', 'mocks/README.md', 'README.md'];
    const blocks = readmes.flatMap((file) => codeBlocks(`${root}${file}`, file));
    const files = Object.fromEntries(blocks.map(({ name, language, code }) => [`${name.replaceAll('/', '-')}.${language}`, code]));
    project.write(files);
    expect(blocks.length).toBeGreaterThanOrEqual(15);
    const options = {
      ...resolutions.bundler,
      target: 'ES2023',
      lib: ['ES2023', 'DOM', 'DOM.Iterable'],
      types: ['node'],
      skipLibCheck: true,
    };
    expect(await compile(project, 'tsc', Object.keys(files), options)).toMatchObject({ stdout: '', code: 0 });
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
