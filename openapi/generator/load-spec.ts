import { readFileSync } from 'node:fs';
import { bundle, createConfig, parseYaml } from '@redocly/openapi-core';
import type { Spec } from './spec.ts';

/** Bundles the split files into one document. Throws an Error with one sentence when they are invalid. */
export async function loadSpec(file: string): Promise<Spec> {
  const { bundle: document, problems } = await bundle({ ref: file, config: await createConfig() });
  const problem = problems.find(({ severity }) => severity === 'error');
  if (problem) {
    const location = problem.location[0];
    throw new Error(`${problem.message} (${location?.source.absoluteRef ?? file} ${location?.pointer ?? ''})`);
  }
  return document.parsed as Spec;
}

export function readYaml(file: string): unknown {
  return parseYaml(readFileSync(file, 'utf8'));
}
