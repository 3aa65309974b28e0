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
  /** One operation of a client that has a smaller one for it. */
  oneOfAll: number | undefined;
  hooks: number;
}

/** Measures the bundles of a client with all operations, with one, and with the hooks of all. */
export async function measureSizes(client: Client, folder: string): Promise<Sizes> {
  const { hooks, single } = client;
  const bundle = ({ setup, reference }: Pick<Client, 'setup' | 'reference'>, ids: OperationId[], more = '') =>
    bundleSize(`${setup('/v1')} ${more} console.log(${ids.map(reference)});`, folder);
  return {
    all: await bundle(client, operationIds),
    one: await bundle(single ?? client, ['listCourses']),
    oneOfAll: single && (await bundle(client, ['listCourses'])),
    hooks: await bundle({ ...client, reference: hooks.reference }, operationIds, hooks.setup),
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
