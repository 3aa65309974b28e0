import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emitTypes } from '../../openapi/generator/emit-types.ts';
import { type Operation, readOperations } from '../../openapi/generator/operation.ts';
import type { Spec } from '../../openapi/generator/spec.ts';
import { bin, root, run } from '../lib/command.mjs';

interface Kept {
  /** A line of TypeScript that compiles as long as the promise is kept. */
  line: string;
  broken: string;
}

/**
 * What would no longer compile for those who use the SDK of the released contract: an input that used to be accepted, or an
 * answer that used to be promised. A sentence each.
 */
export async function breakingTypes(released: Spec, current: Spec): Promise<string[]> {
  const before = readOperations(released);
  const now = new Set(readOperations(current).map(({ id }) => id));
  const gone = before.filter(({ id }) => !now.has(id)).map(({ id }) => `The SDK loses ${id}.`);
  const promises = before.filter(({ id }) => now.has(id)).flatMap(promisesOf);
  const output = await compile({
    'current.ts': await emitTypes(current, readOperations(current)),
    'released.ts': sharingHtml(await emitTypes(released, before)),
    'use.ts': [
      "import type * as now from './current.ts'",
      "import type * as before from './released.ts'",
      ...promises.map(({ line }) => line),
    ].join('\n'),
  });
  return [...gone, ...promises.flatMap(({ broken }, index) => (output.includes(`use.ts(${index + 3},`) ? [broken] : []))];
}

function promisesOf({ id, typeName: name }: Operation): Kept[] {
  return [
    {
      line: `declare const in${name}: before.${name}Input; export const i${name}: now.${name}Input = in${name}`,
      broken: `${id} does not take what it used to take.`,
    },
    {
      line: `declare const key${name}: keyof before.${name}Input; export const k${name}: keyof now.${name}Input = key${name}`,
      broken: `${id} does not know a part of its input any more.`,
    },
    {
      line: `declare const out${name}: now.${name}Answer; export const o${name}: before.${name}Answer = out${name}`,
      broken: `${id} does not promise what it used to promise.`,
    },
  ];
}

/** The mark of untrusted HTML is one type, not one a file. */
function sharingHtml(types: string): string {
  return `import type { UntrustedHtml } from './current.ts'\n${types.replace(/^export type UntrustedHtml .*$/m, '')}`;
}

async function compile(files: Record<string, string>): Promise<string> {
  // Inside the repository, so that the base configuration is found.
  mkdirSync(`${root}.reports`, { recursive: true });
  const folder = mkdtempSync(`${root}.reports/types-`);
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, 'tsconfig.json'), '{ "extends": "../../tsconfig.base.json", "include": ["use.ts"] }');
    const { code, output } = await run([bin('tsc'), '-p', folder, '--pretty', 'false'], { quiet: true });
    const stray = output.split('\n').find((line) => line.includes('error TS') && !line.includes('use.ts('));
    if (stray || (code !== 0 && !output.includes('error TS'))) throw new Error(stray ?? `The types could not be compared:\n${output}`);
    return output;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
