import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin } from '../../.ci/lib/command.mjs';
import { typicalCalls } from './calls.ts';
import type { Client } from './clients/client.ts';
import { runIn } from './sandbox.ts';

const compilers = { '7': bin('tsc'), '5.9': 'node_modules/.bin/tsc' };

/** Type instantiations by the version of TypeScript. */
export type TypeCost = Record<keyof typeof compilers, number>;

/**
 * Type instantiations of a file with 20 calls and 20 hooks, beyond those of its imports and configuration. Includes the narrowing of
 * errors, if the client can.
 */
export async function measureTypeCost({ setup, call, narrowErrors = '', hooks }: Client, folder: string): Promise<TypeCost> {
  const module = (calls: string[], uses: string[], more = '') =>
    `${setup('/v1')}\n${hooks.setup}\nexport async function send() {\n${calls.join(';\n')}\n}\nexport function useAll() {\n${uses.join(';\n')}\n}\n${more}`;
  const typicalModule = module(
    typicalCalls.map((typical) => `(${call(typical)})?.${typical.property}`),
    typicalCalls.map(hooks.use),
    narrowErrors,
  );
  const own = async (tsc: string) =>
    (await countInstantiations(tsc, typicalModule, folder)) - (await countInstantiations(tsc, module([], []), folder));
  return { '7': await own(compilers['7']), '5.9': await own(compilers['5.9']) };
}

/** Rejects if the module has type errors, because the compiler's work would not be comparable. */
async function countInstantiations(tsc: string, contents: string, folder: string): Promise<number> {
  writeFileSync(join(folder, 'consumer.ts'), contents);
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['consumer.ts'] }));
  const output = await runIn(folder, [tsc, '--extendedDiagnostics']);
  return Number(/Instantiations:\s+(\d+)/.exec(output)?.[1]);
}

/** The options of a typical app. */
const compilerOptions = {
  target: 'ES2022',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  module: 'preserve',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  types: [],
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
};
