import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { bin, npmOptions, root, run } from '../../.ci/command.mjs';
import { loadSpec } from '../../openapi/generator/load-spec.ts';
import { versions } from '../../openapi/peers/versions.ts';
import { type OperationId, operations } from '../src/contract.ts';
import { type Client, clients, singleCalls, typicalCalls } from './clients.ts';
import { measureOverhead } from './overhead.ts';

const packages = [
  ...[versions.heyApi, versions.orval, versions.typescript, 'openapi-fetch@0.17.0', 'openapi-react-query@0.5.4'],
  ...['@tanstack/react-query@5.108.0', 'react@19.3.1', '@types/react@19.3.0'],
];
const operationIds = Object.keys(operations) as OperationId[];

/** `pnpm bench sdk`: this SDK beside other clients. Bytes, time of a call, cost of the types, and types of errors. */
export async function benchSdk(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    cpSync(`${root}sdk/bench/competitors`, folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    await runIn(folder, ['npm', 'install', ...packages, ...npmOptions]);
    mkdirSync(join(folder, 'node_modules/@institute'));
    symlinkSync(`${root}sdk`, join(folder, 'node_modules/@institute/sdk'));
    writeFileSync(join(folder, 'spec.json'), JSON.stringify(await loadSpec(`${root}openapi/openapi.yaml`)));
    for (const { generate } of clients) if (generate) await runIn(folder, generate);
    const table: Record<string, Record<string, number | boolean>> = {};
    for (const client of clients) table[client.name] = await measure(client, folder);
    console.table(table);
    const single = await bundleSize(`${singleCalls.setup('/v1')} console.log(${singleCalls.reference('listCourses')});`, folder);
    console.log(`One function of @institute/sdk/calls: ${single} kB.`);
    console.log('This SDK may have 2.9 kB of one function, 6.0 of all operations and 7.0 with hooks.');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function measure(client: Client, folder: string): Promise<Record<string, number | boolean>> {
  const { setup, reference, hooks } = client;
  const { get, post } = await measureOverhead(client, folder);
  const imports = `${setup('/v1')} ${hooks.setup} import type { CreateBatchInput } from '@institute/sdk';`;
  const compiles = async (code: string) => (await compile(`${imports} ${code}`, folder)).code === 0;
  const narrows = async (code: (status: 422 | 502) => string) => (await compiles(code(422))) && !(await compiles(code(502)));
  return {
    'one operation, kB': await bundleSize(`${setup('/v1')} console.log(${reference('listCourses')});`, folder),
    'all operations, kB': await bundleSize(`${setup('/v1')} console.log(${operationIds.map(reference)});`, folder),
    'with hooks, kB': await bundleSize(`${setup('/v1')} ${hooks.setup} console.log(${operationIds.map(hooks.reference)});`, folder),
    'GET / fetch': get,
    'POST / fetch': post,
    instantiations: (await countInstantiations(client, typicalCalls, folder)) - (await countInstantiations(client, [], folder)),
    'narrows errors of calls': await narrows((status) => `export async function call(batch: CreateBatchInput) {${client.narrow(status)}}`),
    'narrows errors of hooks': await narrows((status) => `export function useErrors() {${hooks.narrow(status)}}`),
  };
}

/** Minified and compressed with brotli, without React and React Query. */
async function bundleSize(contents: string, resolveDir: string): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    external: ['react', 'react/jsx-runtime', '@tanstack/react-query'],
  });
  return Number((outputFiles.reduce((total, file) => total + brotliCompressSync(file.contents).length, 0) / 1000).toFixed(2));
}

/** The type instantiations of a file with calls and hooks. Rejects on a type error, because the compiler's work would not be comparable. */
async function countInstantiations({ setup, send, hooks }: Client, calls: typeof typicalCalls, folder: string): Promise<number> {
  const sends = calls.map((one) => `(${send(one)})?.${one.property};`).join('\n');
  const module = `${setup('/v1')}\n${hooks.setup}\nexport async function send() {${sends}}\nexport function useAll() {${calls.map(hooks.use).join(';\n')}}`;
  const { code, output } = await compile(module, folder);
  if (code !== 0) throw new Error(output);
  return Number(/Instantiations:\s+(\d+)/.exec(output)?.[1]);
}

function compile(module: string, folder: string) {
  writeFileSync(join(folder, 'consumer.ts'), module);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['consumer.ts'] }));
  return run([bin('tsc'), '--extendedDiagnostics'], { cwd: folder, quiet: true });
}

const compilerOptions = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'preserve',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  types: [],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
};

async function runIn(folder: string, command: string[]): Promise<string> {
  const { code, output } = await run(command, { cwd: folder, quiet: true });
  if (code !== 0) throw new Error(`${command.join(' ')} failed:\n${output}`);
  return output;
}
