import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import { type Contestant, ids } from './contestants/contestant.ts';

export interface Size {
  minified: number;
  gzip: number;
  brotli: number;
  /** Of what is loaded only when it is used, and is in none of the others. */
  'later, brotli'?: number;
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
  const first = atOnce(metafile, 'out/stdin.js');
  const bytes = (wanted: boolean) => outputFiles.filter(({ path }) => first.some((name) => path.endsWith(name)) === wanted);
  const sum = (wanted: boolean, compress: (bytes: Uint8Array) => Uint8Array) =>
    bytes(wanted).reduce((total, file) => total + compress(file.contents).length, 0);
  const later = sum(false, brotliCompressSync);
  return {
    minified: sum(true, (same) => same),
    gzip: sum(true, gzipSync),
    brotli: sum(true, brotliCompressSync),
    ...(later > 0 && { 'later, brotli': later }),
  };
}

/** A file and all that it imports without being asked. */
function atOnce({ outputs }: Metafile, name: string): string[] {
  const imports = outputs[name]?.imports.filter(({ kind, external }) => kind === 'import-statement' && !external) ?? [];
  return [name, ...imports.flatMap(({ path }) => atOnce({ inputs: {}, outputs }, path))];
}
