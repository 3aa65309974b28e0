import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Application } from 'typedoc';
import { loadSpec } from './generator/spec.ts';
import { httpPage } from './reference/http-page.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const sdk = join(here, '../sdk');
/** By default openapi/dist; `reference.ts FOLDER` writes elsewhere. */
const [out = join(here, 'dist')] = process.argv.slice(2);

/** The reference of the SDK from its types and of the HTTP API from the contract, as pages that need no network. */
async function build(): Promise<void> {
  // Only what this program has made itself is removed.
  if (out === join(here, 'dist')) rmSync(out, { recursive: true, force: true });
  await buildTypes();
  await buildHttp();
  console.log(`The reference is in ${out}: index.html for the SDK, http/index.html for the calls themselves.`);
}

async function buildTypes(): Promise<void> {
  const app = await Application.bootstrapWithPlugins({
    name: 'Institute SDK',
    entryPoints: ['index.ts', 'react/index.ts', 'check/index.ts', 'contract.ts'].map((file) => join(sdk, 'src', file)),
    tsconfig: join(sdk, 'tsconfig.json'),
    readme: join(sdk, 'README.md'),
    navigationLinks: { 'HTTP calls': 'http/index.html' },
    excludeInternal: true,
    excludePrivate: true,
    disableSources: true,
    hideGenerator: true,
    githubPages: false,
    logLevel: 'Error',
    skipErrorChecking: true,
  });
  const project = await app.convert();
  if (!project) throw new Error('TypeDoc could not read the SDK.');
  await app.generateDocs(project, out);
}

async function buildHttp(): Promise<void> {
  const folder = join(out, 'http');
  const assets = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  mkdirSync(folder, { recursive: true });
  for (const file of ['swagger-ui-bundle.js', 'swagger-ui.css']) cpSync(join(assets, file), join(folder, file));
  const pages = httpPage(await loadSpec(join(here, 'openapi.yaml')));
  for (const [name, text] of Object.entries(pages)) writeFileSync(join(folder, name), text);
}

await build();
