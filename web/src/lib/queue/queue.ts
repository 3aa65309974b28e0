import { type ApiError, isApiError, SdkError } from '@institute/sdk';
import * as text from '#text/queue.ts';
import { retryAfterMessage } from '../retry-after-message.ts';
import { createStore } from '../store.ts';

/** The fields of a row by their names, as they were typed. There are no passwords and files, because rows are stored. */
export type RowValues = Readonly<Record<string, string>>;

export interface QueueRow<Values = RowValues> {
  /** Identifies the record of the request, such as a student with a course. */
  id: string;
  /** Names the row in lists, such as 'Asha Kumari, GVI/2026/014'. */
  label: string;
  values: Values;
}

/**
 * `sent`: the server has confirmed the row. `rejected`: the server has said why it does not save the row. `exists`: the server has such a
 * record, perhaps from this row, because browsers repeat a call whose connection is lost. `unknown`: the response has not come, or does not
 * say whether the server has saved the row.
 */
export type QueueStatus = 'waiting' | 'sending' | 'sent' | 'rejected' | 'exists' | 'unknown';

export interface QueueItem<Values = RowValues> extends QueueRow<Values> {
  status: QueueStatus;
  message?: string | undefined;
}

interface QueueOutcome<Values> extends Partial<QueueItem<Values>> {
  status: QueueStatus;
  /** True if the next rows would fail for the same reason. */
  pauses?: boolean;
}

/** Sends the row of an item. It rejects with the error of the call; if it returns nothing, the row is sent. */
export type SendItem<Values = RowValues> = (
  item: QueueItem<Values>,
  signal: AbortSignal,
) => Promise<QueueOutcome<Values> | undefined | void>;

interface QueueState<Values> {
  items: readonly QueueItem<Values>[];
  /** False while the queue is paused or has nothing to do. Writes that were being sent at the pause still end. */
  isPending: boolean;
  message?: string | undefined;
  /** True if a reload would lose the queue, because the browser is out of storage. */
  isNotStored?: boolean;
}

export interface QueueOptions<Values = RowValues> {
  items?: readonly QueueItem<Values>[];
  concurrency?: number;
  /** The requests change nothing: a pause aborts them, an error stops no other request, and offline they wait with this message. */
  read?: { offlineMessage: string };
  /** Milliseconds before each request, so that a long list or a double click is no load for the server. */
  paceMs?: number;
  /** True if another tab may have the same queue. Nothing is sent before `unblock`. */
  isBlocked?: boolean;
  /** Called after changes, and before the calls of new `sending` items. Returns false if the queue could not be stored. */
  onChange?: (items: readonly QueueItem<Values>[]) => boolean;
}

export type RequestQueue<Values = RowValues> = ReturnType<typeof createQueue<Values>>;

/** Requests of one kind. Each row is sent once; a failed row is sent again only by `retry`, or when it is added with corrections. */
export function createQueue<Values = RowValues>(options: QueueOptions<Values> = {}) {
  const { concurrency = 4, read, paceMs = 0, onChange } = options;
  let { isBlocked = false } = options;
  const store = createStore<QueueState<Values>>({ items: (options.items ?? []).map(interrupt), isPending: false });
  let send: SendItem<Values> = async () => ({ status: 'waiting', pauses: true });
  let controller = new AbortController();
  let hasChanged = false;
  let hasFoundOtherTab = false;
  let addTimer: ReturnType<typeof setTimeout> | undefined;
  let paceTimer: ReturnType<typeof setTimeout> | undefined;

  const report = () => {
    if (!hasChanged) return;
    hasChanged = false;
    const isNotStored = onChange?.(store.get().items) === false;
    if (isNotStored !== Boolean(store.get().isNotStored)) store.set({ ...store.get(), isNotStored });
  };
  const set = (changes: Partial<QueueState<Values>>) => {
    store.set({ ...store.get(), ...changes });
    if (!hasChanged) queueMicrotask(report);
    hasChanged = true;
  };
  const update = (isChosen: (item: QueueItem<Values>) => boolean, changes: Partial<QueueItem<Values>>) =>
    set({ items: store.get().items.map((item) => (isChosen(item) ? { ...item, ...changes } : item)) });
  const pause = (message?: string) => {
    clearTimeout(paceTimer);
    paceTimer = undefined;
    if (read) {
      controller.abort();
      controller = new AbortController();
      update(({ status }) => status === 'sending', { status: 'waiting' });
    }
    set({ isPending: false, message });
  };

  const sendItem = async (item: QueueItem<Values>) => {
    const { signal } = controller;
    const { pauses, ...outcome } = await getOutcome(item, signal);
    if (signal.aborted) return;
    update(({ id }) => id === item.id, outcome);
    if (pauses) pause(outcome.message);
    advance();
  };
  const getOutcome = async (item: QueueItem<Values>, signal: AbortSignal): Promise<QueueOutcome<Values>> => {
    try {
      return (await send(item, signal)) ?? { status: 'sent' };
    } catch (error) {
      return getErrorOutcome(error, Boolean(read));
    }
  };
  const getNext = () => {
    const { items } = store.get();
    const sending = items.filter(({ status }) => status === 'sending').length;
    return { sending, next: items.filter(({ status }) => status === 'waiting').slice(0, Math.max(0, concurrency - sending)) };
  };
  const advance = () => {
    if (!store.get().isPending || paceTimer !== undefined) return;
    if (isBlocked) return hasFoundOtherTab ? pause(text.inAnotherTab) : undefined;
    const { sending, next } = getNext();
    if (next.length === 0) return sending === 0 ? pause() : undefined;
    if (!navigator.onLine) return read ? waitForNetwork(read.offlineMessage) : pause(text.offline);
    if (paceMs === 0) return sendNext();
    paceTimer = setTimeout(() => {
      paceTimer = undefined;
      sendNext();
    }, paceMs);
  };
  const waitForNetwork = (message: string) => {
    set({ message });
    addEventListener('online', advance, { once: true });
  };
  const sendNext = () => {
    const { next } = getNext();
    const ids = new Set(next.map(({ id }) => id));
    set({ message: undefined });
    update(({ id }) => ids.has(id), { status: 'sending', message: undefined });
    // The queue is stored before the requests leave, so that after a reload the rows count as unknown.
    report();
    for (const item of next) void sendItem(item);
  };

  const add = (rows: readonly QueueRow<Values>[]) => {
    const known = new Map(store.get().items.map((item) => [item.id, item]));
    for (const row of rows) {
      const item = known.get(row.id);
      if (!item || isCorrectable(item)) known.set(row.id, { ...row, status: 'waiting' });
    }
    set({ items: [...known.values()] });
    advance();
  };
  const start = () => {
    if (!store.get().isPending) set({ isPending: true, message: undefined });
    advance();
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    connect(newSend: SendItem<Values>): void {
      send = newSend;
    },
    /** Adds rows. A row whose id is in the queue already is left out, unless it can be corrected: then its new values replace it. */
    add,
    start,
    /** Adds rows and starts, in the next task, because a thousand rows take long. A pause before that task cancels both. */
    addAndStart(rows: readonly QueueRow<Values>[], onAdd?: () => void): void {
      clearTimeout(addTimer);
      addTimer = setTimeout(() => {
        onAdd?.();
        add(rows);
        start();
      });
    },
    pause(): void {
      clearTimeout(addTimer);
      if (store.get().isPending) pause();
    },
    stop(): void {
      pause();
      set({ items: store.get().items.filter(({ status }) => status !== 'waiting') });
    },
    /** Puts failed items back to `waiting`. Some of them may be saved already, so only the user decides this. */
    retry(ids: readonly string[]): void {
      const chosen = new Set(ids);
      update((item) => chosen.has(item.id) && hasFailed(item), { status: 'waiting', message: undefined });
      advance();
    },
    /** Removes items that are not being sent, for example when the user has read them. */
    remove(ids: readonly string[]): void {
      const chosen = new Set(ids);
      set({ items: store.get().items.filter(({ id, status }) => status === 'sending' || !chosen.has(id)) });
    },
    /** Says that another tab has the queue, and sends nothing. */
    block(): void {
      hasFoundOtherTab = true;
      pause(text.inAnotherTab);
    },
    /** Lets the queue send, because no other tab has it any more. Rows that the other tab may have sent are unknown here. */
    unblock(): void {
      isBlocked = false;
      if (hasFoundOtherTab) {
        update(({ status }) => status === 'waiting', { status: 'unknown', message: text.maybeSentByOtherTab });
        set({ message: undefined });
      }
      advance();
    },
  };
}

/** True if the server has said why it does not save the row, which can be corrected and sent again. */
export const isCorrectable = ({ status }: { status: QueueStatus }) => status === 'rejected' || status === 'exists';

const hasFailed = (item: { status: QueueStatus }) => isCorrectable(item) || item.status === 'unknown';

export const isUnfinished = ({ status }: { status: QueueStatus }) => status === 'waiting' || status === 'sending';

/** An item that was being sent when the page was closed. */
function interrupt<Values>(item: QueueItem<Values>): QueueItem<Values> {
  return item.status === 'sending' ? { ...item, status: 'unknown', message: text.closedBeforeResponse } : item;
}

/** Statuses for a row that the server has not looked at: the row waits for the next start. */
const notProcessed = [401, 429];

/** Distinguishes a row that is not saved from a row that may be saved. */
export function getErrorOutcome(error: unknown, isRead = false): Pick<QueueOutcome<unknown>, 'status' | 'message' | 'pauses'> {
  if (!(error instanceof SdkError)) return { status: 'rejected', message: text.rowNotSent };
  if (!isApiError(error)) {
    if (!isRead) return { status: 'unknown', message: error.message, pauses: true };
    return navigator.onLine ? { status: 'rejected', message: error.message } : { status: 'waiting' };
  }
  const { status } = error;
  const message = error.message + retryAfterMessage(error);
  if (notProcessed.includes(status)) return { status: 'waiting', message, pauses: true };
  if (isRead || (status < 500 && status !== 408)) return { status: status === 409 ? 'exists' : 'rejected', message };
  return { status: isClosed(error) ? 'rejected' : 'unknown', message, pauses: true };
}

/** True for a 503 of the API itself, which saves nothing then. Other failures may come after the row is saved, or from a proxy. */
function isClosed({ status, body }: ApiError): boolean {
  return status === 503 && typeof body === 'object' && body !== null && 'success' in body && body.success === false && 'message' in body;
}
