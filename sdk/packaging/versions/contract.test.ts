import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, inject, it } from 'vitest';
import { bin, run } from '../../../.ci/command.mjs';
import { tsc, typescript } from '../compile.ts';
import { Consumer } from '../consumer.ts';

const { contract, mocks: packedMocks, sdk } = inject('packed');
const project = new Consumer();
beforeAll(() => project.install(contract, sdk, packedMocks, 'openapi-fetch@0.17.0', typescript('5.9')));

it('checks the packed mocks, with every option that a team would use [R-448, R-450]', async () => {
  const server = await project.start('institute-mocks', ['--port', '4393']);
  const options = ['--writes', '--strict', '--closed', '--github', '--junit', 'contract.xml', '--markdown', 'contract.md'];
  const { stdout, code } = await project.run('institute-contract', ['check', '--base-url', server.url, ...options]).finally(server.stop);
  expect(stdout).toContain('32 passed, 0 rejected as documented, 0 failed, 0 skipped');
  expect(code).toBe(0);
  expect(readFileSync(join(project.folder, 'contract.xml'), 'utf8')).toContain('tests="32" failures="0" skipped="0"');
  expect(readFileSync(join(project.folder, 'contract.md'), 'utf8')).toMatch(/^### ✅ The contract fits/);
});

it('holds the bundled contract and its types [R-448]', async () => {
  const folder = join(project.folder, 'node_modules/@institute/contract');
  const { openapi, paths } = JSON.parse(readFileSync(join(folder, 'dist/openapi.json'), 'utf8'));
  expect(openapi).toMatch(/^3\.1\./);
  expect(Object.keys(paths)).toHaveLength(32);
  project.write({
    'types.ts': `
      import createClient from 'openapi-fetch';
      import type { Batch, components, paths } from '@institute/contract';
      const client = createClient<paths>({ baseUrl: '/v1' });
      export const batches: Promise<Batch[] | undefined> = client.GET('/self-created-batches').then(({ data }) => data?.batches);
      export const named: Batch = {} as components['schemas']['Batch'];
      // @ts-expect-error no such schema
      export type None = components['schemas']['Lesson'];
      // @ts-expect-error no such path
      void client.GET('/batches');
    `,
  });
  const options = ['types.ts', '--noEmit', '--strict', '--module', 'node16', '--skipLibCheck'];
  expect(await project.run(tsc('5.9'), options)).toEqual({ stdout: '', stderr: '', code: 0 });
  const publint = await run([bin('publint', 'sdk'), 'run', contract, '--strict'], { quiet: true });
  expect(publint.code, publint.output).toBe(0);
});
