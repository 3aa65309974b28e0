import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { loadSpec } from './generator/load-spec.ts';

/** Builds what the package publishes: the contract in one file, its types, and the command. */
const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));

rmSync(path('dist'), { recursive: true, force: true });
mkdirSync(path('dist'));
writeFileSync(path('dist/openapi.json'), `${JSON.stringify(await loadSpec(path('openapi.yaml')), undefined, 2)}\n`);
copyFileSync(path('../sdk/src/generated/schema.ts'), path('dist/openapi.d.ts'));
await build({
  entryPoints: [path('contract/cli.ts')],
  outdir: path('dist'),
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // These two are dependencies of the package; the SDK is bundled.
  external: ['fast-check', 'openapi-fetch'],
  logLevel: 'warning',
});
