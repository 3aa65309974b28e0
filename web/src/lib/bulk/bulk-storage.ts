import { removeOthers, safeStorage } from '../storage.ts';

/** The kinds of runs. A tab has one run of each. */
export const bulkNames = ['results', 'marksheets', 'students'] as const;

export type BulkName = (typeof bulkNames)[number];

/** The runs of this tab. They end with it. */
export const bulkStorage = safeStorage(() => sessionStorage);

export const bulkKey = (name: BulkName) => `institute.bulk.${name}`;

let removals = 0;

/** How many times the user has changed. A run that was open then must not be stored again. */
export const countBulkRemovals = () => removals;

/** Removes the runs of all users, or of all but one, when the user has changed. */
export function removeBulkRuns(exceptUserId?: string): void {
  removals += 1;
  removeOthers(bulkStorage, bulkNames.map(bulkKey), exceptUserId);
}
