import { readFileSync } from 'node:fs';
import { bundle, createConfig, parseYaml } from '@redocly/openapi-core';
import type { Spec } from './spec.ts';

/** Bundles the split files into one document. Throws an Error with one sentence when they are invalid. */
export async function loadSpec(file: string): Promise<Spec> {
  const { bundle: document, problems } = await bundle({ ref: file, config: await createConfig() });
  const problem = problems.find(({ severity }) => severity === 'error');
  if (problem) {
    const { source, pointer = '' } = problem.location[0] ?? {};
    const at = pointer
      .split('/')
      .slice(1)
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
    const found = at.reduce((part: unknown, key) => Reflect.get(Object(part), key), source && parseYaml(source.body));
    const ref: unknown = Reflect.get(Object(found), '$ref') ?? found;
    throw new Error(`${problem.message}${typeof ref === 'string' ? `: ${ref}` : ''} (${source?.absoluteRef ?? file} ${pointer})`);
  }
  return document.parsed as Spec;
}

export function readYaml(file: string): unknown {
  return parseYaml(readFileSync(file, 'utf8'));
}
