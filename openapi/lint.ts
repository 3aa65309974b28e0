import { formatProblems, getTotals } from '@redocly/openapi-core';
import { lintContract } from './lint/lint-contract.ts';

lintContract()
  .then((problems) => {
    const totals = getTotals(problems);
    formatProblems(problems, { totals, version: '' });
    console.log(`Contract: ${totals.errors} errors, ${totals.warnings} warnings`);
    if (problems.length > 0) process.exitCode = 1;
  })
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  });
