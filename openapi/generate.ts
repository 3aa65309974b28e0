import { fileURLToPath } from 'node:url';
import { generate } from './generator/generate.ts';

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url));
/** Usage: `tsx openapi/generate.ts [SPEC] [FOLDER]`. Without arguments: this contract, into this repository. */
const [specFile = path('openapi.yaml'), folder = path('..')] = process.argv.slice(2).filter((argument) => argument !== '--');

const started = performance.now();
await generate(specFile, folder).then(
  ({ operations, changed }) =>
    console.log(`${operations} operations, ${changed} files changed, ${Math.round(performance.now() - started)} ms`),
  (error: unknown) => {
    console.error(`Cannot generate code from the contract in openapi/: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    process.exit(1);
  },
);
