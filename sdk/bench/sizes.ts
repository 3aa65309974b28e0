import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { type OperationId, operations } from '../src/contract.ts';
import type { Client } from './clients/client.ts';
import { round } from './measure.ts';

const operationIds = Object.keys(operations) as OperationId[];

/** Kilobytes, minified and compressed with brotli. Without React and React Query. */
export interface Sizes {
  all: number;
  one: number;
  hooks: number;
}

/** Measures the bundles of a client with all operations, with one, and with the hooks of all. */
export async function measureSizes(client: Client, folder: string): Promise<Sizes> {
  const { setup, reference, hooks } = client;
  const single = client.single ?? client;
  const bundle = (start: string, references: string[]) => bundleSize(`${start} console.log(${references});`, folder);
  return {
    all: await bundle(setup('/v1'), operationIds.map(reference)),
    one: await bundle(single.setup('/v1'), [single.reference('listCourses')]),
    hooks: await bundle(`${setup('/v1')} ${hooks.setup}`, operationIds.map(hooks.reference)),
  };
}

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
  return round(outputFiles.reduce((total, file) => total + brotliCompressSync(file.contents).length, 0) / 1000);
}
