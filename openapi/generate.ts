import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answerSchemas, emitValidators, requestSchemas } from './generator/emit-checks.ts';
import { emitContract } from './generator/emit-mocks.ts';
import { emitCalls, emitHooks, emitOperations } from './generator/emit-sdk.ts';
import { emitTypes } from './generator/emit-types.ts';
import { readOperations } from './generator/operation.ts';
import { loadSpec } from './generator/spec.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
/** By default this contract and this repository; `generate.ts SPEC FOLDER` writes elsewhere. */
const [specFile = join(here, 'openapi.yaml'), root = join(here, '..')] = process.argv.slice(2);

/** Turns the spec into every generated file; writes only what differs, so that watchers stay calm. */
async function generate(): Promise<void> {
  const started = performance.now();
  const spec = await loadSpec(specFile);
  const operations = readOperations(spec);
  const files = {
    'sdk/src/generated/schema.ts': await emitTypes(spec, operations),
    'sdk/src/generated/operations.ts': emitOperations(operations),
    'sdk/src/generated/calls.ts': emitCalls(operations),
    'sdk/src/generated/hooks.ts': emitHooks(operations),
    'mocks/src/generated/contract.ts': emitContract(operations),
    'mocks/src/generated/requests.ts': emitValidators(spec, requestSchemas(operations), '@institute/sdk/check'),
    'sdk/src/generated/answers.ts': emitValidators(spec, answerSchemas(spec, operations), '../check/mismatch.ts'),
  };
  const changed = Object.entries(files).filter(([file, text]) => write(file, text));
  console.log(`${operations.length} operations, ${changed.length} files changed, ${Math.round(performance.now() - started)} ms`);
}

function write(file: string, text: string): boolean {
  const path = join(root, file);
  const full = `// Made by \`pnpm generate\` from openapi/. Do not edit.\n${text}`;
  if (readIfThere(path) === full) return false;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, full);
  return true;
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

generate().catch((error: unknown) => {
  console.error(`The contract in openapi/ cannot be turned into code: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
  process.exit(1);
});
