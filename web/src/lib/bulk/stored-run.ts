import { createId, isOwn, ownerFields, parseJson } from '../storage.ts';
import { type BulkItem, isBulkItem } from './bulk-item.ts';
import { type BulkRun, createBulkRun } from './bulk-run.ts';
import { type BulkName, bulkKey, bulkStorage, countBulkRemovals } from './bulk-storage.ts';

interface OpenRun {
  userId: string;
  /** The value of `countBulkRemovals` when it was opened. */
  removals: number;
  run: BulkRun;
}

/** The runs that are open in this tab. A page that is left and opened again finds its run. */
const openRuns = new Map<BulkName, OpenRun>();

/** Milliseconds. After a reload the browser may need a moment to release the lock of the page before. */
const lockTimeoutMs = 1000;

/**
 * Returns the user's run of a kind: the open one, or the one that a reload has interrupted. It is stored with every change. A duplicated
 * tab gets a copy of it, so the run has an id, and only the tab that holds the lock of this id sends.
 */
export function openStoredRun(name: BulkName, userId: string): BulkRun {
  const removals = countBulkRemovals();
  const open = openRuns.get(name);
  if (open?.userId === userId && open.removals === removals) return open.run;
  const stored = readOwn(name, userId);
  const id = stored?.id ?? createId();
  const isBlocked = stored !== undefined && Boolean(navigator.locks);
  const run = createBulkRun({
    items: stored?.items,
    isBlocked,
    // Responses that come after a logout are not stored.
    onChange: ({ items }) => countBulkRemovals() !== removals || writeRun(name, userId, { id, items }),
  });
  openRuns.set(name, { userId, removals, run });
  const timer = isBlocked ? setTimeout(run.block, lockTimeoutMs) : undefined;
  const unblock = () => {
    clearTimeout(timer);
    run.unblock();
  };
  const hold = () => {
    unblock();
    // The lock is held until the tab closes.
    return new Promise(() => {});
  };
  // Firefox rejects the request if it may store nothing. Then it has restored no run either.
  navigator.locks?.request(`institute.bulk.${id}`, hold).catch(unblock);
  return run;
}

interface StoredRun {
  id: string;
  items: readonly BulkItem[];
}

/** Returns false if the browser has not stored it. */
function writeRun(name: BulkName, userId: string, run: StoredRun): boolean {
  const isStored = run.items.length > 0 && bulkStorage.setItem(bulkKey(name), JSON.stringify({ ...ownerFields(userId), ...run }));
  // Where the storage is full, an older state would make a reload send rows again.
  if (!isStored) bulkStorage.removeItem(bulkKey(name));
  return isStored || run.items.length === 0;
}

function readOwn(name: BulkName, userId: string): StoredRun | undefined {
  const stored = parseJson(bulkStorage.getItem(bulkKey(name)));
  const { id, items } = Object(stored);
  if (!isOwn(stored, userId) || !Array.isArray(items)) return undefined;
  return { id: typeof id === 'string' ? id : createId(), items: items.filter(isBulkItem) };
}
