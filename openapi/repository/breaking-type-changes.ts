import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root, runCommand } from '../command.ts';
import { emitTypes } from '../generator/emit-types.ts';
import { type Operation, readOperations } from '../generator/operation.ts';
import type { Spec } from '../generator/spec.ts';

interface Assertion {
  /** A line of TypeScript that compiles unless the types break callers. */
  line: string;
  message: string;
}

/** Compiles code against the SDK types of two contracts. One sentence for each input or response that breaks callers. */
export async function findBreakingTypeChanges(baseline: Spec, current: Spec): Promise<string[]> {
  const operations = readOperations(baseline);
  const currentIds = new Set(readOperations(current).map(({ id }) => id));
  const removed = operations.filter(({ id }) => !currentIds.has(id)).map(({ id }) => `${id} was removed from the SDK.`);
  const assertions = [
    ...Object.keys(baseline.components.schemas).map(createExportAssertion),
    ...operations.filter(({ id }) => currentIds.has(id)).flatMap(createAssertions),
  ];
  const output = await compile({
    'current.ts': await emitTypes(current, readOperations(current)),
    'baseline.ts': shareUntrustedHtml(await emitTypes(baseline, operations)),
    'use.ts': [
      "import type * as current from './current.ts'",
      "import type * as baseline from './baseline.ts'",
      ...assertions.map(({ line }) => line),
    ].join('\n'),
  });
  return [...removed, ...assertions.flatMap(({ message }, index) => (output.includes(`use.ts(${index + 3},`) ? [message] : []))];
}

/** Programs import the types of shared schemas by name. */
function createExportAssertion(name: string): Assertion {
  return { line: `export type Shared${name} = current.${name}`, message: `The SDK no longer exports the type ${name}.` };
}

function createAssertions({ id, typeName: name }: Operation): Assertion[] {
  return [
    {
      line: `declare const in${name}: baseline.${name}Input; export const i${name}: current.${name}Input = in${name}`,
      message: `${id} no longer accepts every input of the baseline.`,
    },
    {
      line: `declare const key${name}: keyof baseline.${name}Input; export const k${name}: keyof current.${name}Input = key${name}`,
      message: `${id} no longer has every input field of the baseline.`,
    },
    {
      line: `declare const out${name}: current.${name}Response; export const o${name}: baseline.${name}Response = out${name}`,
      message: `${id} no longer guarantees the response of the baseline.`,
    },
  ];
}

/** UntrustedHtml is a branded type: two declarations of it would not be assignable to each other. */
function shareUntrustedHtml(types: string): string {
  return `import type { UntrustedHtml } from './current.ts'\n${types.replace(/^export type UntrustedHtml .*$/m, '')}`;
}

async function compile(files: Record<string, string>): Promise<string> {
  // Inside the repository, so that tsc finds tsconfig.base.json.
  mkdirSync(`${root}.reports`, { recursive: true });
  const folder = mkdtempSync(`${root}.reports/types-`);
  try {
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    writeFileSync(join(folder, 'tsconfig.json'), '{ "extends": "../../tsconfig.base.json", "include": ["use.ts"] }');
    const { code, output } = await runCommand([bin('tsc'), '-p', folder, '--pretty', 'false']);
    const unexpected = output.split('\n').find((line) => line.includes('error TS') && !line.includes('use.ts('));
    if (unexpected || (code !== 0 && !output.includes('error TS')))
      throw new Error(unexpected ?? `The types could not be compared:\n${output}`);
    return output;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
