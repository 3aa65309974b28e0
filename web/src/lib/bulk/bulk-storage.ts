import { safeStorage } from '../storage.ts';

/** The kinds of runs. A tab has one run of each. */
export const bulkNames = ['results', 'marksheets', 'students'] as const;

export type BulkName = (typeof bulkNames)[number];

/** The runs of this tab. They end with it. */
export const bulkStorage = safeStorage(() => sessionStorage);

export const bulkKey = (name: BulkName) => `institute.bulk.${name}`;

let removals = 0;

/** How many times all runs were removed. A run that was open then must not be stored again. */
export const countBulkRemovals = () => removals;

/** Removes the rows of all runs, when their user is gone. */
export function removeBulkRuns(): void {
  removals += 1;
  for (const name of bulkNames) bulkStorage.removeItem(bulkKey(name));
}
