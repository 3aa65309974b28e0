import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { loadSpec } from '../generator/load-spec.ts';
import { dereference } from './dereference.ts';
import { withInitialValues } from './initial-values.ts';

const source = fileURLToPath(new URL('page', import.meta.url));
const swaggerUi = join(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'), '..');

/**
 * Writes Swagger UI for the contract to a folder, with the mocks in the page's script. A page opened from disk may load neither modules
 * nor data, so every script is a classic script.
 */
export async function buildHttpPage(contract: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const file of ['swagger-ui-bundle.js', 'swagger-ui.css']) cpSync(join(swaggerUi, file), join(folder, file));
  for (const file of ['index.html', 'page.css']) cpSync(join(source, file), join(folder, file));
  const spec = withInitialValues(dereference(await loadSpec(contract)));
  writeFileSync(join(folder, 'contract.js'), `const contract = ${JSON.stringify(spec)};\n`);
  await build({ entryPoints: [join(source, 'page.ts')], outdir: folder, bundle: true, format: 'iife', minify: true, target: 'es2023' });
}
