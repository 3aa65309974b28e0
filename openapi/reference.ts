import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Application } from 'typedoc';
import { bin, runCommand } from './command.ts';

const openapi = fileURLToPath(new URL('.', import.meta.url));
const sdk = join(openapi, '../sdk');
const entryPoints = [
  'index.ts',
  'generated/react.ts',
  'query/index.ts',
  'check/index.ts',
  'schemas.ts',
  'calls.ts',
  'csv.ts',
  'contract.ts',
];
const defaultFolder = join(openapi, 'dist-reference');
/** `tsx reference.ts FOLDER` writes to another folder. */
const [outDir = defaultFolder] = process.argv.slice(2).filter((argument) => argument !== '--');

/** Writes the reference of the SDK and of the HTTP API as pages that work offline. */
async function buildReference(): Promise<void> {
  // A folder of the caller may hold other files.
  if (outDir === defaultFolder) rmSync(outDir, { recursive: true, force: true });
  await buildSdkPages();
  await buildHttpPage(join(outDir, 'http/index.html'));
  console.log(`The reference is in ${outDir}: index.html for the SDK, http/index.html for the HTTP API.`);
}

async function buildSdkPages(): Promise<void> {
  const app = await Application.bootstrapWithPlugins({
    name: 'Institute SDK',
    entryPoints: entryPoints.map((file) => join(sdk, 'src', file)),
    tsconfig: join(sdk, 'tsconfig.json'),
    readme: join(sdk, 'README.md'),
    navigationLinks: { 'HTTP API': 'http/index.html' },
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
  await app.generateDocs(project, outDir);
}

async function buildHttpPage(file: string): Promise<void> {
  const { code, output } = await runCommand([bin('redocly', 'openapi'), 'build-docs', 'openapi.yaml', '--inlineBundle', '-o', file], {
    cwd: openapi,
    env: { REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
  });
  if (code !== 0) throw new Error(output);
}

await buildReference();
