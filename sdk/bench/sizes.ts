import { brotliCompressSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import { type OperationId, operations } from '../src/contract.ts';
import type { Client } from './clients/client.ts';
import { round } from './measure.ts';

const operationIds = Object.keys(operations) as OperationId[];

/** Kilobytes, minified and compressed with brotli. Without React and React Query. */
export interface Sizes {
  all: number;
  one: number;
  hooks: number;
  /** Code of `all` that is loaded on first use, and not counted in it. */
  lazy: number;
}

/** Measures the bundles of a client with all operations, with one, and with the hooks of all. */
export async function measureSizes({ setup, reference, hooks }: Client, folder: string): Promise<Sizes> {
  const bundle = (references: string[], more = '') => bundleSize(`${setup('/v1')} ${more} console.log(${references});`, folder);
  const { initial: all, lazy } = await bundle(operationIds.map(reference));
  const { initial: one } = await bundle([reference('listCourses')]);
  const { initial: withHooks } = await bundle(operationIds.map(hooks.reference), hooks.setup);
  return { all, one, hooks: withHooks, lazy };
}

async function bundleSize(contents: string, resolveDir: string): Promise<{ initial: number; lazy: number }> {
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir, loader: 'ts' },
    bundle: true,
    splitting: true,
    outdir: 'out',
    metafile: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    external: ['react', 'react/jsx-runtime', '@tanstack/react-query'],
  });
  const initialNames = initialFiles(metafile.outputs, 'out/stdin.js');
  const isInitial = ({ path }: { path: string }) => initialNames.some((name) => path.endsWith(name));
  const sum = (files: typeof outputFiles) =>
    round(files.reduce((total, file) => total + brotliCompressSync(file.contents).length, 0) / 1000);
  return { initial: sum(outputFiles.filter(isInitial)), lazy: sum(outputFiles.filter((file) => !isInitial(file))) };
}

/** A file and its static imports. */
function initialFiles(outputs: Metafile['outputs'], name: string): string[] {
  const imports = outputs[name]?.imports.filter(({ kind, external }) => kind === 'import-statement' && !external) ?? [];
  return [name, ...imports.flatMap(({ path }) => initialFiles(outputs, path))];
}
