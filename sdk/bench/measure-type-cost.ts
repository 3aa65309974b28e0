import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, run } from '../../.ci/lib/command.mjs';
import type { BenchClient } from './clients/bench-client.ts';
import { typicalCalls } from './typical-calls.ts';

const compilers = { 'TypeScript 7': bin('tsc'), 'TypeScript 5.9': bin('tsc', 'openapi') };
type Compiler = keyof typeof compilers;

/** Numbers of type instantiations. */
export interface Instantiations {
  /** Beyond those of a file with the same imports and setup. */
  own: number;
  /** Of the whole program, with the generated code and the types of its libraries. */
  whole: number;
}

/** What the types of a client cost the compiler. */
export interface TypeCost {
  calls: Instantiations;
  /** Of the calls and as many hooks. */
  hooks?: Instantiations;
  /** Check time of the largest of these programs. */
  seconds: number;
}

/** Compiles a consumer of a client and reads tsc's diagnostics. Throws when the consumer does not compile. */
export async function measureTypeCost({ title, types }: BenchClient, compiler: Compiler, folder: string): Promise<TypeCost> {
  const { setup, call, hooks } = types;
  const program = (imports: string, calls: string[], hooks: string[] = []) =>
    `${imports}\nexport async function call() {\n${calls.join(';\n')}\n}\nexport function useAll() {\n${hooks.join(';\n')}\n}\n`;
  const check = (contents: string) => diagnose(compilers[compiler], title, contents, folder);
  const measure = async (imports: string, hooks?: string[]) => {
    const baseline = await check(program(imports, []));
    const { instantiations, seconds } = await check(program(imports, typicalCalls.map(call), hooks));
    return { own: instantiations - baseline.instantiations, whole: instantiations, seconds };
  };
  const calls = await measure(setup);
  const both = hooks && (await measure(`${setup}\n${hooks.setup}`, typicalCalls.map(hooks.call)));
  return { calls, ...(both && { hooks: both }), seconds: (both ?? calls).seconds };
}

async function diagnose(
  tsc: string,
  title: string,
  contents: string,
  folder: string,
): Promise<{ instantiations: number; seconds: number }> {
  const name = title.replaceAll(' ', '-');
  writeFileSync(join(folder, `use-${name}.ts`), contents);
  writeFileSync(join(folder, `tsconfig.${name}.json`), JSON.stringify({ compilerOptions, files: [`use-${name}.ts`] }));
  const { code, output } = await run([tsc, '-p', join(folder, `tsconfig.${name}.json`), '--extendedDiagnostics'], { quiet: true });
  // A program with errors takes less or more work to check, so the figures would not be comparable.
  if (code !== 0) throw new Error(`The consumer of ${title} does not compile:\n${output}`);
  const figureOf = (label: string) => Number(new RegExp(`${label}:\\s+([\\d.]+)`).exec(output)?.[1]);
  return { instantiations: figureOf('Instantiations'), seconds: figureOf('Check time') };
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
