import { fileURLToPath } from 'node:url';
import { lint, type NormalizedProblem } from '@redocly/openapi-core';
import { loadLintConfig } from './rules.ts';

const pathOf = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url));

/** The problems of the contract, by Redocly's rules and our own. */
export async function lintContract(): Promise<NormalizedProblem[]> {
  const config = await loadLintConfig(pathOf('redocly.yaml'));
  const problems = await lint({ ref: pathOf('openapi.yaml'), config });
  const { rules: unknownRules } = config.getUnusedRules();
  if (unknownRules.length > 0) throw new Error(`redocly.yaml names rules that do not exist: ${unknownRules.join(', ')}`);
  return problems;
}
