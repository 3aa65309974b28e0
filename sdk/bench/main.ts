import { axios } from './clients/axios.ts';
import { heyApi } from './clients/hey-api.ts';
import { openapiFetch } from './clients/openapi-fetch.ts';
import { orval } from './clients/orval.ts';
import { thisSdk } from './clients/this-sdk.ts';
import { measure } from './measure.ts';
import { printGoals } from './print-goals.ts';
import { printMarkdown } from './print-markdown.ts';
import { printTables } from './print-tables.ts';
import { createSandbox } from './sandbox.ts';

/** Measures the SDK and its competitors in one run. Prints tables, the goals, and the table of the SDK's README. */
export async function benchSdk(): Promise<void> {
  const sandbox = await createSandbox();
  try {
    const measured = await measure(sandbox.hasCompetitors ? [thisSdk, openapiFetch, heyApi, orval, axios] : [thisSdk], sandbox);
    printTables(measured);
    printGoals(measured);
    if (sandbox.hasCompetitors) printMarkdown(measured);
  } finally {
    sandbox.close();
  }
}
