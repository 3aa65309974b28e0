import { fileURLToPath } from 'node:url';
import { formatProblems, getTotals, lint } from '@redocly/openapi-core';
import { loadLintConfig } from './lint/rules.ts';

const pathOf = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Lints the contract, and the control API of the mocks, with Redocly's rules and our own. Any problem sets the exit code to 1. */
async function lintContract(): Promise<void> {
  const config = await loadLintConfig(pathOf('redocly.yaml'));
  const files = ['openapi.yaml', '../mocks/control.openapi.yaml'].map(pathOf);
  const problems = (await Promise.all(files.map((ref) => lint({ ref, config })))).flat();
  const { rules: unknownRules } = config.getUnusedRules();
  const totals = getTotals(problems);
  formatProblems(problems, { totals, version: '' });
  console.log(`Contract: ${totals.errors} errors, ${totals.warnings} warnings`);
  if (unknownRules.length > 0) throw new Error(`redocly.yaml names rules that do not exist: ${unknownRules.join(', ')}`);
  if (problems.length > 0) process.exitCode = 1;
}

lintContract().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
