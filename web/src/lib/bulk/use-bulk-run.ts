import type { SdkError } from '@institute/sdk';
import { type MutationOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { countRemovals, createId, persisted, tabStorage } from '../storage.ts';
import { useGetUserId, useTrackUser } from '../track-user.ts';
import { type BulkItem, type BulkRow, type BulkRun, createBulkRun, isBulkItem, type SendItem } from './bulk-run.ts';

interface BulkRunOptions {
  /** A tab has one run of each name. */
  name: string;
  send: SendItem;
  concurrency?: number;
}

/** The run of a page, with its state. It pauses when the page is left. */
export function useBulkRun({ name, send, concurrency = 4 }: BulkRunOptions) {
  const getUserId = useGetUserId();
  const trackUser = useTrackUser();
  const [run] = useState(() => openStoredRun(name, getUserId() ?? ''));
  const state = useSyncExternalStore(run.subscribe, run.get, run.get);
  const timerRef = useRef<number>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timerRef.current);
      run.pause();
    },
    [run],
  );
  const start = (isAllowed = trackUser()) => run.start({ send, concurrency, isAllowed });
  return {
    ...state,
    start: () => start(),
    /**
     * Adds rows and starts, in the next task: with a thousand rows the task of the click would be long. `onAdd` is called just before,
     * and not at all if the page is left first.
     */
    addAndStart: (rows: readonly BulkRow[], onAdd?: () => void) => {
      const isAllowed = trackUser();
      clearTimeout(timerRef.current);
      timerRef.current = window.setTimeout(() => {
        onAdd?.();
        run.add(rows);
        start(isAllowed);
      });
    },
    add: run.add,
    pause: run.pause,
    stop: run.stop,
    retry: run.retry,
    remove: run.remove,
  };
}

export type Bulk = ReturnType<typeof useBulkRun>;

interface OpenRun {
  userId: string;
  /** The value of `countRemovals` when it was opened. */
  removals: number;
  run: BulkRun;
}

/** The runs that are open in this tab. A page that is left and opened again finds its run. */
const openRuns = new Map<string, OpenRun>();

/** Milliseconds. After a reload the browser may need a moment to release the lock of the page before. */
const lockTimeoutMs = 1000;

/**
 * Returns the user's run of a kind: the open one, or the one that a reload has interrupted. It is stored with every change. A duplicated
 * tab gets a copy of it, so the run has an id, and only the tab that holds the lock of this id sends.
 */
export function openStoredRun(name: string, userId: string): BulkRun {
  const removals = countRemovals();
  const open = openRuns.get(name);
  if (open?.userId === userId && open.removals === removals) return open.run;
  const storedRun = persisted({ key: `institute.bulk.${name}`, area: tabStorage, parse: parseRun });
  const stored = storedRun.read(userId);
  const id = stored?.id ?? createId();
  const isBlocked = stored !== undefined && Boolean(navigator.locks);
  const run = createBulkRun({
    items: stored?.items,
    isBlocked,
    // Responses that come after a logout are not stored.
    onChange: ({ items }) => {
      if (countRemovals() !== removals) return true;
      const isStored = items.length > 0 && storedRun.write(userId, { id, items });
      if (!isStored) storedRun.remove();
      return isStored || items.length === 0;
    },
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

function parseRun({ id, items }: Record<string, unknown>): StoredRun | undefined {
  if (!Array.isArray(items)) return undefined;
  return { id: typeof id === 'string' ? id : createId(), items: items.filter(isBulkItem) };
}

/**
 * Takes the options of a mutation, such as `useApi().mutations.createResult()`, and returns a function that runs it without a toast, as
 * often as needed at the same time. Errors are shown at their rows. What the contract invalidates is invalidated.
 */
export function useQuietMutation<Response, Input>(options: MutationOptions<Response, SdkError, Input>) {
  const queryClient = useQueryClient();
  // Without an observer, which would keep the input in the cache.
  return (input: Input): Promise<Response> =>
    queryClient
      .getMutationCache()
      .build(queryClient, { ...options, meta: { quiet: true } })
      .execute(input);
}
