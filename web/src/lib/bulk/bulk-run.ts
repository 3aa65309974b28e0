import { type ApiError, isApiError, SdkError } from '@institute/sdk';
import * as text from '#text/bulk.ts';
import { retryAfterMessage } from '../retry-after-message.ts';
import { createStore } from '../store.ts';

interface BulkState {
  items: readonly BulkItem[];
  /** False while it is paused or has nothing to do. Calls that were on their way at a pause still end. */
  isRunning: boolean;
  /** Why the run has paused by itself. */
  notice?: string;
  /** True if a reload would lose the run, because the browser is out of storage. */
  isNotStored?: boolean;
}

/** Sends the row of an item. Rejects with the error of the call. */
export type SendItem = (item: BulkItem) => Promise<unknown>;

export interface BulkRunOptions {
  /** Items of a run that a reload has interrupted. */
  items?: readonly BulkItem[];
  /** True if another tab may have the same run. Nothing is sent before `unblock`. */
  isBlocked?: boolean;
  /** Called after changes, and before the calls of new `sending` items. Returns false if the run could not be stored. */
  onChange?: (state: BulkState) => boolean;
}

export interface BulkStart {
  send: SendItem;
  concurrency: number;
  /** False ends the run, for example when another user has signed in. */
  isAllowed: () => boolean;
}

export type BulkRun = ReturnType<typeof createBulkRun>;

/** A run of calls of one kind. It sends each row once; a row that failed is sent again only by `retry`, or when it is added again, corrected. */
export function createBulkRun({ items = [], isBlocked = false, onChange }: BulkRunOptions = {}) {
  const store = createStore<BulkState>({ items: items.map(interrupt), isRunning: false });
  let options: BulkStart | undefined;
  let hasChanged = false;
  let hasFoundOtherTab = false;
  const report = () => {
    if (!hasChanged) return;
    hasChanged = false;
    const isNotStored = onChange?.(store.get()) === false;
    if (isNotStored !== Boolean(store.get().isNotStored)) store.set({ ...store.get(), isNotStored });
  };
  const set = (changes: Partial<BulkState>) => {
    store.set({ ...store.get(), ...changes });
    if (!hasChanged) queueMicrotask(report);
    hasChanged = true;
  };
  const update = (ids: ReadonlySet<string>, changes: Partial<BulkItem>) =>
    store.get().items.map((item) => (ids.has(item.id) ? { ...item, ...changes } : item));
  const pause = (notice?: string) => set({ isRunning: false, notice });

  const sendItem = async (item: BulkItem, { send }: BulkStart) => {
    const ids = new Set([item.id]);
    try {
      await send(item);
      set({ items: update(ids, { status: 'sent' }) });
    } catch (error) {
      const { status, message, pauses } = getBulkOutcome(error);
      set({ items: update(ids, { status, message }), ...(pauses && { isRunning: false, notice: message }) });
    }
    advance();
  };
  const advance = () => {
    const { items, isRunning } = store.get();
    if (!options || !isRunning) return;
    if (isBlocked) return hasFoundOtherTab ? pause(text.inAnotherTab) : undefined;
    const sending = items.filter(({ status }) => status === 'sending').length;
    const next = items.filter(({ status }) => status === 'waiting').slice(0, Math.max(0, options.concurrency - sending));
    if (next.length === 0) return sending === 0 ? pause() : undefined;
    if (!options.isAllowed()) return pause();
    if (navigator.onLine === false) return pause(text.offline);
    set({ items: update(new Set(next.map(({ id }) => id)), { status: 'sending', message: undefined }) });
    // Stored before the requests leave, so that after a reload the rows count as unknown.
    report();
    for (const item of next) void sendItem(item, options);
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    /** Adds rows. A row whose id is in the run already is left out, unless it can be corrected: then its new values replace it. */
    add(rows: readonly BulkRow[]): void {
      const known = new Map(store.get().items.map((item) => [item.id, item]));
      for (const row of rows) {
        const item = known.get(row.id);
        if (!item || isCorrectable(item)) known.set(row.id, { ...row, status: 'waiting' });
      }
      set({ items: [...known.values()] });
      advance();
    },
    start(newOptions: BulkStart): void {
      options = newOptions;
      if (!store.get().isRunning) set({ isRunning: true, notice: undefined });
      advance();
    },
    /** Says that another tab has the run, and sends nothing. */
    block(): void {
      hasFoundOtherTab = true;
      pause(text.inAnotherTab);
    },
    /** Lets the run send: no other tab has it any more. What that tab may have sent is unknown here. */
    unblock(): void {
      isBlocked = false;
      if (hasFoundOtherTab) {
        const waiting = new Set(store.get().items.flatMap(({ id, status }) => (status === 'waiting' ? [id] : [])));
        set({ items: update(waiting, { status: 'unknown', message: text.maybeSentByOtherTab }), notice: undefined });
      }
      advance();
    },
    /** Calls that are on their way still end. */
    pause(): void {
      if (store.get().isRunning) pause();
    },
    stop: (): void => set({ items: store.get().items.filter(({ status }) => status !== 'waiting'), isRunning: false, notice: undefined }),
    /** Lets items that have failed wait again. Some of them may be saved already, so only the user decides this. */
    retry(ids: readonly string[]): void {
      const chosen = new Set(ids);
      const items = store
        .get()
        .items.map(
          (item): BulkItem => (chosen.has(item.id) && hasFailed(item) ? { ...item, status: 'waiting', message: undefined } : item),
        );
      set({ items });
      advance();
    },
    /** Removes items that are not on their way, for example when the user has read them. */
    remove(ids: readonly string[]): void {
      const chosen = new Set(ids);
      set({ items: store.get().items.filter(({ id, status }) => status === 'sending' || !chosen.has(id)) });
    },
  };
}

/** True if the server has said why it does not save the row, which can be corrected and sent again. */
export const isCorrectable = ({ status }: Pick<BulkItem, 'status'>) => status === 'rejected' || status === 'exists';

const hasFailed = (item: BulkItem) => isCorrectable(item) || item.status === 'unknown';

/** An item that was on its way when the page was closed. */
function interrupt(item: BulkItem): BulkItem {
  return item.status === 'sending' ? { ...item, status: 'unknown', message: text.closedBeforeResponse } : item;
}

/** The fields of a row by their names, as they were typed. Passwords and files are not among them, because rows are stored. */
export type RowValues = Readonly<Record<string, string>>;

/**
 * `sent`: the server has confirmed it. `rejected`: the server has said why not. `exists`: the server has such a record, perhaps from this
 * row, because browsers repeat a call whose connection is lost. `unknown`: the answer has not come, or does not say whether the server has
 * saved it.
 */
export type BulkStatus = 'waiting' | 'sending' | 'sent' | 'rejected' | 'exists' | 'unknown';

export interface BulkRow {
  /** Identifies the record that the row creates, such as a student with a course. */
  id: string;
  /** Names the row in lists of a run, such as 'Asha Kumari, GVI/2026/014'. */
  label: string;
  values: RowValues;
}

export interface BulkItem extends BulkRow {
  status: BulkStatus;
  /** Why it is not sent, or why its status is unknown. */
  message?: string;
}

const statuses: readonly unknown[] = ['waiting', 'sending', 'sent', 'rejected', 'exists', 'unknown'] satisfies BulkStatus[];

/** True for an item that was stored by this version of the app. */
export function isBulkItem(value: unknown): value is BulkItem {
  if (typeof value !== 'object' || value === null) return false;
  const { id, label, values, status, message = '' } = value as Partial<Record<keyof BulkItem, unknown>>;
  const texts = [id, label, message, ...Object.values(values ?? { missing: undefined })];
  return texts.every((text) => typeof text === 'string') && statuses.includes(status);
}

interface BulkOutcome {
  status: BulkStatus;
  message: string;
  /** The next rows would fail for the same reason. */
  pauses: boolean;
}

/** Thrown while a row is sent, if its outcome differs from that of other errors. */
export class BulkError extends Error {
  constructor(readonly outcome: BulkOutcome) {
    super(outcome.message);
  }
}

/** Statuses with which the server has not looked at the row: it waits for the next start. */
const notProcessed = [401, 429];

/** Tells a row that is not saved from one that may be saved. */
export function getBulkOutcome(error: unknown): BulkOutcome {
  if (error instanceof BulkError) return error.outcome;
  if (!(error instanceof SdkError)) return { status: 'rejected', message: text.rowNotSent, pauses: false };
  if (!isApiError(error)) return { status: 'unknown', message: error.message, pauses: true };
  const message = error.message + retryAfterMessage(error);
  if (notProcessed.includes(error.status)) return { status: 'waiting', message, pauses: true };
  if (error.status >= 500 || error.status === 408) return { status: isClosed(error) ? 'rejected' : 'unknown', message, pauses: true };
  return { status: error.status === 409 ? 'exists' : 'rejected', message, pauses: false };
}

/** True for a 503 of the API itself, which saves nothing then. Other failures may come after the row is saved, or from a proxy. */
function isClosed({ status, body }: ApiError): boolean {
  return status === 503 && typeof body === 'object' && body !== null && 'success' in body && body.success === false && 'message' in body;
}
