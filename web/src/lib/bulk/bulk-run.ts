import { createStore } from '../store.ts';
import type { BulkItem, BulkRow } from './bulk-item.ts';
import { getBulkOutcome } from './bulk-outcome.ts';

/** What a run shows. */
export interface BulkState {
  items: readonly BulkItem[];
  /** False while it is paused or has nothing to do. Calls that were on their way at a pause still end. */
  isRunning: boolean;
  /** Why the run has paused by itself. */
  notice?: string;
}

/** Sends the row of an item. Rejects with the error of the call. */
export type SendItem = (item: BulkItem) => Promise<unknown>;

export interface BulkRunOptions {
  /** Items of a run that a reload has interrupted. */
  items?: readonly BulkItem[];
  /** Called with every new state, before the call of a new `sending` item. */
  onChange?: (state: BulkState) => void;
}

/** How a run sends its rows. */
export interface BulkStart {
  send: SendItem;
  /** How many calls at the same time. */
  concurrency: number;
  /** False ends the run, for example when another user has signed in. */
  isAllowed: () => boolean;
}

export type BulkRun = ReturnType<typeof createBulkRun>;

const offlineNotice = 'You are offline. Nothing more is sent until you press Continue.';

/** A run of calls of one kind. It sends each row once; a row that failed is sent again only by `retry`, or when it is added again after a rejection. */
export function createBulkRun({ items = [], onChange }: BulkRunOptions = {}) {
  const store = createStore<BulkState>({ items: items.map(interrupt), isRunning: false });
  const set = (changes: Partial<BulkState>) => {
    store.set({ ...store.get(), ...changes });
    onChange?.(store.get());
  };
  const update = (ids: ReadonlySet<string>, changes: Partial<BulkItem>) =>
    store.get().items.map((item) => (ids.has(item.id) ? { ...item, ...changes } : item));
  const pause = (notice?: string) => set({ isRunning: false, notice });
  const countSending = () => store.get().items.filter(({ status }) => status === 'sending').length;

  const sendItem = async (item: BulkItem, options: BulkStart) => {
    const ids = new Set([item.id]);
    try {
      await options.send(item);
      set({ items: update(ids, { status: 'sent', message: undefined }) });
    } catch (error) {
      const { status, message, pauses } = getBulkOutcome(error);
      set({ items: update(ids, { status, message }), ...(pauses && { isRunning: false, notice: message }) });
    }
    advance(options);
  };
  /** Sends as many waiting items as the concurrency allows. */
  const advance = (options: BulkStart) => {
    while (store.get().isRunning) {
      const next = store.get().items.find(({ status }) => status === 'waiting');
      if (!next && countSending() === 0) return pause();
      if (!next || countSending() >= options.concurrency) return;
      if (!options.isAllowed()) return pause();
      if (navigator.onLine === false) return pause(offlineNotice);
      set({ items: update(new Set([next.id]), { status: 'sending', message: undefined }) });
      void sendItem(next, options);
    }
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Adds rows. A row whose id is in the run already is left out, unless it was rejected: then its new values replace it. */
    add(rows: readonly BulkRow[]): void {
      const known = new Map(store.get().items.map((item) => [item.id, item]));
      for (const row of rows) {
        const status = known.get(row.id)?.status;
        if (status === undefined || status === 'rejected') known.set(row.id, { ...row, status: 'waiting' });
      }
      set({ items: [...known.values()] });
    },
    /** Starts or continues. */
    start(options: BulkStart): void {
      if (store.get().isRunning) return;
      set({ isRunning: true, notice: undefined });
      advance(options);
    },
    pause: () => pause(),
    /** Pauses, and removes what waits. */
    stop: () => set({ items: store.get().items.filter(({ status }) => status !== 'waiting'), isRunning: false, notice: undefined }),
    /** Lets rejected and unknown items wait again. Unknown ones may be saved already, so only the user decides this. */
    retry(ids: readonly string[]): void {
      const failed = store.get().items.filter(({ id, status }) => ids.includes(id) && ['rejected', 'unknown'].includes(status));
      set({ items: update(new Set(failed.map(({ id }) => id)), { status: 'waiting', message: undefined }) });
    },
    /** Removes items that have ended, for example when the user has read them. */
    remove: (ids: readonly string[]) =>
      set({ items: store.get().items.filter(({ id, status }) => status === 'sending' || !ids.includes(id)) }),
  };
}

const interruptedMessage = 'The page was closed before the answer came.';

/** An item that was on its way when the page was closed. */
function interrupt(item: BulkItem): BulkItem {
  return item.status === 'sending' ? { ...item, status: 'unknown', message: interruptedMessage } : item;
}
