import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { type Contestant, ids } from './contestants/contestant.ts';

export interface Size {
  minified: number;
  gzip: number;
  brotli: number;
}

export interface Sizes {
  'all 32 calls': Size;
  'listCourses alone': Size;
  /** React and React Query stay outside. */
  'with hooks'?: Size;
}

/** Bytes of what a contestant adds to a web app that names the calls or hooks that it uses. */
export async function sizes({ bundle }: Contestant, folder: string): Promise<Sizes> {
  const all = bundle(ids, false) ?? '';
  const one = bundle(['listCourses'], false) ?? '';
  const hooks = bundle(ids, true);
  return {
    'all 32 calls': await size(all, folder),
    'listCourses alone': await size(one, folder),
    ...(hooks && { 'with hooks': await size(hooks, folder) }),
  };
}

async function size(contents: string, resolveDir: string): Promise<Size> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir, loader: 'ts' },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    external: ['react', 'react/jsx-runtime', '@tanstack/react-query'],
  });
  const bytes = outputFiles[0]?.contents ?? new Uint8Array();
  return { minified: bytes.length, gzip: gzipSync(bytes).length, brotli: brotliCompressSync(bytes).length };
}
