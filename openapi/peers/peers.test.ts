import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveMocks } from '@institute/mocks/node';
import { afterAll, beforeAll, expect, inject, it, vi } from 'vitest';
import { bin, run } from '../../.ci/command.mjs';
import { Consumer } from '../../sdk/packaging/consumer.ts';
import type { Spec } from '../generator/spec.ts';
import { callEveryOperation } from './call-every-operation.ts';
import { generatedClients } from './generated-clients.ts';
import { versions } from './versions.ts';

const project = new Consumer();
const mocks = await serveMocks();
let spec: Spec;
beforeAll(async () => {
  const { spectral, prism, heyApi, orval, kubb, typescript } = versions;
  await project.install(inject('packed').contract, spectral, prism, heyApi, orval, ...kubb, typescript, '@types/node@20.19.43');
  const bundle = join(project.folder, 'node_modules/@institute/contract/dist/openapi.json');
  copyFileSync(bundle, join(project.folder, 'openapi.json'));
  spec = (await import(bundle, { with: { type: 'json' } })).default;
}, 600_000);
afterAll(() => mocks.close());

it('Spectral finds nothing with its rules for OpenAPI [R-450]', async () => {
  project.write({ '.spectral.yaml': 'extends: spectral:oas\n' });
  const { stdout, code } = await project.run('spectral', ['lint', 'openapi.json', '--fail-severity', 'hint']);
  expect(stdout).toMatch(/^No results/);
  expect(code).toBe(0);
});

it('Redocly finds nothing with its strict recommended rules [R-450]', async () => {
  const file = join(project.folder, 'openapi.json');
  const { code, output } = await run([bin('redocly', 'openapi'), 'lint', file, '--extends', 'recommended-strict'], {
    cwd: project.folder,
    quiet: true,
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  expect(output).toContain('Your API description is valid');
  expect(output).not.toMatch(/\d+ warning/);
  expect(code).toBe(0);
});

/** Prism lists its routes before it listens. */
async function startPrism(port: number, command: string, ...options: string[]) {
  const { stop } = await project.start('prism', [command, 'openapi.json', ...options, '--port', String(port)]);
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${url}/courses`), { timeout: 60_000, interval: 200 });
  return { url, stop };
}

it('Prism sees no violation between the SDK and the mocks, in any operation [R-450]', async () => {
  const { url, stop } = await startPrism(4391, 'proxy', mocks.baseUrl, '--errors');
  const { succeeded, failures } = await callEveryOperation(spec, url).finally(stop);
  expect(failures).toEqual([]);
  expect(succeeded).toHaveLength(32);
});

it('the SDK reads what Prism makes up from the contract, in any operation [R-450]', async () => {
  const { url, stop } = await startPrism(4392, 'mock', '--dynamic', '--seed', '1');
  const { succeeded, failures } = await callEveryOperation(spec, url, { token: 'any' }).finally(stop);
  expect(failures).toEqual([]);
  expect(succeeded).toHaveLength(32);
});

it.each(generatedClients)(
  'the client of $name compiles and calls the mocks [R-450]',
  async ({ name, generate: [generator, ...args], files }) => {
    project.write(files);
    const generated = await project.run(generator, args);
    expect(generated.code, generated.stdout + generated.stderr).toBe(0);
    const options = ['--noEmit', '--strict', '--module', 'preserve', '--target', 'es2022', '--skipLibCheck', '--types', 'node'];
    const compiled = await project.run('tsc', [`${name}.ts`, ...options, '--allowImportingTsExtensions']);
    expect(compiled.stdout).toBe('');
    await mocks.reset();
    const env = { URL: mocks.baseUrl };
    const called = await run([bin('tsx'), `${name}.ts`], { cwd: project.folder, quiet: true, env });
    expect(called.output.trim()).toBe('true true 401');
  },
);
