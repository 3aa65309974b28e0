import { type BulkItem, isBulkItem } from './bulk-item.ts';
import { type BulkRun, createBulkRun } from './bulk-run.ts';
import { type BulkName, bulkKey, bulkNames, bulkStorage, countBulkRemovals } from './bulk-storage.ts';

interface OpenRun {
  userId: string;
  /** The value of `countBulkRemovals` when it was opened. */
  removals: number;
  run: BulkRun;
}

/** The runs that are open in this tab. A page that is left and opened again finds its run. */
const openRuns = new Map<BulkName, OpenRun>();

/** Returns the user's run of a kind: the open one, or the one that a reload has interrupted. It is stored with every change. */
export function openStoredRun(name: BulkName, userId: string): BulkRun {
  const removals = countBulkRemovals();
  const open = openRuns.get(name);
  if (open?.userId === userId && open.removals === removals) return open.run;
  const run = createBulkRun({
    items: readItems(name, userId),
    // Answers that come after a logout are not stored.
    onChange: ({ items }) => countBulkRemovals() === removals && writeItems(name, userId, items),
  });
  openRuns.set(name, { userId, removals, run });
  return run;
}

function writeItems(name: BulkName, user: string, items: readonly BulkItem[]): void {
  const isStored = items.length > 0 && bulkStorage.setItem(bulkKey(name), JSON.stringify({ user, items }));
  // Where the storage is full, an older state would make a reload send rows again.
  if (!isStored) bulkStorage.removeItem(bulkKey(name));
}

/** What is stored of the user's run. Runs of a previous user are removed. */
function readItems(name: BulkName, userId: string): readonly BulkItem[] {
  // A guest may be a user whose session has expired, and who wants the runs back after the next login.
  for (const other of userId === '' ? [] : bulkNames) if (!readOwn(other, userId)) bulkStorage.removeItem(bulkKey(other));
  return readOwn(name, userId) ?? [];
}

function readOwn(name: BulkName, userId: string): readonly BulkItem[] | undefined {
  try {
    const stored: unknown = JSON.parse(bulkStorage.getItem(bulkKey(name)) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('user' in stored) || !('items' in stored)) return undefined;
    return stored.user === userId && Array.isArray(stored.items) ? stored.items.filter(isBulkItem) : undefined;
  } catch {
    return undefined;
  }
}
