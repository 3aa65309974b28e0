import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useGetViewerId, useTrackViewer } from '../track-viewer.ts';
import type { BulkRow } from './bulk-item.ts';
import type { SendItem } from './bulk-run.ts';
import type { BulkName } from './bulk-storage.ts';
import { openStoredRun } from './stored-run.ts';

interface BulkRunOptions {
  name: BulkName;
  send: SendItem;
  /** How many calls at the same time. */
  concurrency?: number;
}

/** The run of a page, with its state. It pauses when the page is left. */
export function useBulkRun({ name, send, concurrency = 4 }: BulkRunOptions) {
  const getViewerId = useGetViewerId();
  const trackViewer = useTrackViewer();
  const [run] = useState(() => openStoredRun(name, getViewerId() ?? ''));
  const state = useSyncExternalStore(run.subscribe, run.get, run.get);
  const timerRef = useRef<number>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timerRef.current);
      run.pause();
    },
    [run],
  );
  const start = (isAllowed = trackViewer()) => run.start({ send, concurrency, isAllowed });
  return {
    ...state,
    start: () => start(),
    /**
     * Adds rows and starts, in the next task: with a thousand rows the task of the press would be long. `onAdd` is called just before,
     * and not at all if the page is left first.
     */
    addAndStart: (rows: readonly BulkRow[], onAdd?: () => void) => {
      const isAllowed = trackViewer();
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

/** What `useBulkRun` returns. */
export type Bulk = ReturnType<typeof useBulkRun>;
