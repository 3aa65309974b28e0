import { fileURLToPath } from 'node:url';
import { formatProblems, getTotals, lint, loadConfig } from '@redocly/openapi-core';
import { houseRules } from './house-rules.ts';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Prints what Redocly's rules and those of this house find in the contract, and fails where that is an error. */
async function lintContract(): Promise<void> {
  const config = await loadConfig({ configPath: here('redocly.yaml'), plugins: [houseRules] });
  const problems = await lint({ ref: here('openapi.yaml'), config });
  const totals = getTotals(problems);
  formatProblems(problems, { totals, version: '' });
  console.log(`The contract: ${totals.errors} errors, ${totals.warnings} warnings`);
  if (totals.errors > 0) process.exitCode = 1;
}

lintContract().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
