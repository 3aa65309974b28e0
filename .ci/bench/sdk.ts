import { axios } from './contestants/axios.ts';
import { heyApi } from './contestants/hey-api.ts';
import { openapiFetch } from './contestants/openapi-fetch.ts';
import { orval } from './contestants/orval.ts';
import { ours } from './contestants/ours.ts';
import { printGoals } from './goals.ts';
import { printMarkdown } from './markdown.ts';
import { measure } from './measure.ts';
import { printTables } from './tables.ts';
import { openWorkshop } from './workshop.ts';

/** Our SDK beside its alternatives, in one run: tables, the goals, and the table of the SDK's README. */
export async function benchSdk(): Promise<void> {
  const workshop = await openWorkshop();
  try {
    const measured = await measure(workshop.complete ? [ours, openapiFetch, heyApi, orval, axios] : [ours], workshop);
    printTables(measured);
    printGoals(measured);
    if (workshop.complete) printMarkdown(measured);
  } finally {
    workshop.close();
  }
}
