import { readFileSync } from 'node:fs';
import { bundle, createConfig, parseYaml } from '@redocly/openapi-core';
import type { Spec } from './spec.ts';

/** Bundles the split files into one document. Throws an Error with one sentence when they are invalid. */
export async function loadSpec(file: string): Promise<Spec> {
  const { bundle: document, problems } = await bundle({ ref: file, config: await createConfig() });
  const problem = problems.find(({ severity }) => severity === 'error');
  if (problem) {
    const { source, pointer = '' } = problem.location[0] ?? {};
    // Redocly gives the place of the reference, but not its text.
    const name = problem.message.startsWith("Can't resolve $ref") && source ? `: ${valueAt(parseYaml(source.body), pointer)}` : '';
    throw new Error(`${problem.message}${name} (${source?.absoluteRef ?? file} ${pointer})`);
  }
  return document.parsed as Spec;
}

/** The value at a JSON pointer, or its `$ref` if it has one. */
function valueAt(value: unknown, pointer: string): unknown {
  const keys = pointer.split('/').slice(1);
  const found = keys.reduce((part: unknown, key) => Reflect.get(Object(part), key.replaceAll('~1', '/').replaceAll('~0', '~')), value);
  return Reflect.get(Object(found), '$ref') ?? found;
}

export function readYaml(file: string): unknown {
  return parseYaml(readFileSync(file, 'utf8'));
}
