import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createConfig, formatProblems, getTotals, lint, parseYaml } from '@redocly/openapi-core';
import houseRules from './lint-plugin.js';

const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** Prints what Redocly's rules and those of this house find in the contract, and fails where that is an error. */
async function lintContract(): Promise<void> {
  // What the file names as a plugin is for editors: as one compiled file, this program cannot read another.
  const written = Object(parseYaml(readFileSync(here('redocly.yaml'), 'utf8')));
  const config = await createConfig({ ...written, plugins: [houseRules()] }, { configPath: here('redocly.yaml') });
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
