import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import { type BenchClient, operationIds } from './clients/bench-client.ts';

/** Bytes of a bundle, minified and compressed. */
export interface Size {
  minified: number;
  gzip: number;
  brotli: number;
  /** Code that is loaded on first use. The other figures leave it out. */
  'lazy, brotli'?: number;
}

/** Bundle sizes of a client. */
export interface Sizes {
  'all 32 operations': Size;
  'listCourses alone': Size;
  /** Without React and React Query. */
  'with hooks'?: Size;
}

/** Bytes that a client adds to the bundle of a web app. */
export async function measureSizes({ bundle }: BenchClient, folder: string): Promise<Sizes> {
  const all = bundle(operationIds, false) ?? '';
  const one = bundle(['listCourses'], false) ?? '';
  const hooks = bundle(operationIds, true);
  return {
    'all 32 operations': await size(all, folder),
    'listCourses alone': await size(one, folder),
    ...(hooks && { 'with hooks': await size(hooks, folder) }),
  };
}

async function size(contents: string, resolveDir: string): Promise<Size> {
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
  const initial = initialFiles(metafile, 'out/stdin.js');
  const files = (isInitial: boolean) => outputFiles.filter(({ path }) => initial.some((name) => path.endsWith(name)) === isInitial);
  const sum = (isInitial: boolean, compress: (bytes: Uint8Array) => Uint8Array) =>
    files(isInitial).reduce((total, file) => total + compress(file.contents).length, 0);
  const lazy = sum(false, brotliCompressSync);
  return {
    minified: sum(true, (same) => same),
    gzip: sum(true, gzipSync),
    brotli: sum(true, brotliCompressSync),
    ...(lazy > 0 && { 'lazy, brotli': lazy }),
  };
}

/** A file and its static imports. */
function initialFiles({ outputs }: Metafile, name: string): string[] {
  const imports = outputs[name]?.imports.filter(({ kind, external }) => kind === 'import-statement' && !external) ?? [];
  return [name, ...imports.flatMap(({ path }) => initialFiles({ inputs: {}, outputs }, path))];
}
