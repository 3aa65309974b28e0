import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, run } from '../lib/command.mjs';
import type { Contestant } from './contestants/contestant.ts';
import { uses } from './uses.ts';

const compilers = { 'TypeScript 7': bin('tsc'), 'TypeScript 5.9': bin('tsc', 'openapi') };
type Compiler = keyof typeof compilers;

export interface Instantiations {
  /** Above those of a file that imports and sets up the same. */
  own: number;
  /** Of the whole program: the generated code is a part of it, and so are the types of its libraries. */
  whole: number;
}

export interface TypeCost {
  calls: Instantiations;
  /** Of the calls and as many hooks. */
  hooks?: Instantiations;
  /** What the checker took for the largest of these programs. */
  seconds: number;
}

export async function typeCost({ title, types }: Contestant, compiler: Compiler, folder: string): Promise<TypeCost> {
  const { setup, call, hooks } = types;
  const program = (set: string, calls: string[], used: string[] = []) =>
    `${set}\nexport async function call() {\n${calls.join(';\n')}\n}\nexport function useAll() {\n${used.join(';\n')}\n}\n`;
  const check = (contents: string) => diagnose(compilers[compiler], title, contents, folder);
  const measure = async (set: string, used?: string[]) => {
    const without = await check(program(set, []));
    const { instantiations, seconds } = await check(program(set, uses.map(call), used));
    return { own: instantiations - without.instantiations, whole: instantiations, seconds };
  };
  const calls = await measure(setup);
  const both = hooks && (await measure(`${setup}\n${hooks.setup}`, uses.map(hooks.call)));
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
  // A consumer with a mistake in it is cheaper to check, or dearer: it must have none.
  if (code !== 0) throw new Error(`The consumer of ${title} does not compile:\n${output}`);
  const figure = (label: string) => Number(new RegExp(`${label}:\\s+([\\d.]+)`).exec(output)?.[1]);
  return { instantiations: figure('Instantiations'), seconds: figure('Check time') };
}

/** What most apps have; nothing of ours. */
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
