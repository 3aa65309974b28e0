import { fileURLToPath } from 'node:url';
import { formatProblems, getTotals, lint } from '@redocly/openapi-core';
import { loadRules } from './house-rules.ts';

/** Prints what Redocly's rules and those of this house find in the contract, and fails where that is anything. */
async function lintContract(): Promise<void> {
  const config = await loadRules();
  const problems = await lint({ ref: fileURLToPath(new URL('openapi.yaml', import.meta.url)), config });
  const { rules: unknown } = config.getUnusedRules();
  const totals = getTotals(problems);
  formatProblems(problems, { totals, version: '' });
  console.log(`The contract: ${totals.errors} errors, ${totals.warnings} warnings`);
  if (unknown.length > 0) throw new Error(`redocly.yaml names rules that do not exist: ${unknown.join(', ')}`);
  if (problems.length > 0) process.exitCode = 1;
}

lintContract().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
