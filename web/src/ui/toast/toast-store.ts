import { createStore } from '#lib/store.ts';
import * as texts from '#text/common.ts';

export type ToastType = 'error' | 'success' | 'warning';

export interface ToastAction {
  label: string;
  onClick: () => void;
}

export interface Toast {
  id: number;
  type: ToastType;
  text: string;
  action?: ToastAction;
}

/** The reason why the timer of a toast is paused: the toast is hovered, contains the focus, or the tab is hidden. */
export type PauseReason = 'pointer' | 'focus' | 'hidden';

export const toastDurationMs = 7000;
export const maxVisible = 4;
const deduplicationMs = 1000;
/** A message shown this shortly before a navigation is about its cause, such as a new record, and stays on the next page. */
const carryOverMs = 1000;
/** A server can send any number of characters. */
const maxLength = 300;

/** Used if the server sends no message, or a message that is not a string. */
const defaultTexts = { error: texts.somethingWrong, success: texts.succeeded, warning: texts.pleaseCheck };

interface Entry {
  toast: Toast;
  createdAt: number;
  pauses: Set<PauseReason>;
  timer?: ReturnType<typeof setTimeout>;
}

/** Queues toasts and runs their timers. */
export function createToastStore() {
  const entries: Entry[] = [];
  const shownAt = new Map<string, number>();
  const visible = createStore<readonly Toast[]>([]);
  let isHidden = false;
  let lastId = 0;

  const update = () => {
    const visibleEntries = entries.slice(0, maxVisible);
    for (const entry of visibleEntries) if (!entry.timer) startTimer(entry);
    visible.set(visibleEntries.map(({ toast }) => toast));
  };
  const startTimer = (entry: Entry) => {
    clearTimeout(entry.timer);
    entry.timer = undefined;
    if (entry.pauses.size === 0 && !isHidden) entry.timer = setTimeout(() => close(entry.toast.id), toastDurationMs);
  };
  const close = (id: number) => {
    const index = entries.findIndex(({ toast }) => toast.id === id);
    if (index < 0) return;
    clearTimeout(entries[index]?.timer);
    entries.splice(index, 1);
    update();
  };
  const changePauses = (id: number, change: (pauses: Set<PauseReason>) => unknown) => {
    const entry = entries.find(({ toast }) => toast.id === id);
    if (entry && change(entry.pauses)) startTimer(entry);
  };
  /** Equal messages within a second are shown once. */
  const show = (type: ToastType, message: string, action?: ToastAction) => {
    const text = typeof message === 'string' && message.trim() ? shorten(message) : defaultTexts[type];
    const key = `${type} ${text}`;
    // Date.now() would suppress messages after the system clock is set back.
    const now = performance.now();
    for (const [shownKey, time] of shownAt) if (now - time >= deduplicationMs) shownAt.delete(shownKey);
    if (shownAt.has(key)) return;
    shownAt.set(key, now);
    // The same message of an earlier attempt makes room for the new message.
    const equal = entries.find(({ toast }) => toast.type === type && toast.text === text);
    if (equal) close(equal.toast.id);
    entries.push({ toast: { id: ++lastId, type, text, action }, createdAt: now, pauses: new Set() });
    update();
  };

  return {
    error: (text: string, action?: ToastAction) => show('error', text, action),
    success: (text: string) => show('success', text),
    warning: (text: string) => show('warning', text),
    close,
    clear() {
      for (const { timer } of entries.splice(0)) clearTimeout(timer);
      shownAt.clear();
      update();
    },
    /** Closes the toasts of a page that the user leaves. */
    leavePage() {
      const now = performance.now();
      for (const { toast, createdAt } of [...entries]) if (now - createdAt >= carryOverMs) close(toast.id);
    },
    pause: (id: number, reason: PauseReason) => changePauses(id, (pauses) => pauses.add(reason)),
    /** The timer starts again from zero when no reason is left. */
    resume: (id: number, reason: PauseReason) => changePauses(id, (pauses) => pauses.delete(reason)),
    setHidden(hidden: boolean) {
      if (hidden === isHidden) return;
      isHidden = hidden;
      for (const entry of entries.slice(0, maxVisible)) startTimer(entry);
    },
    /** At most `maxVisible`. */
    visible: visible.get,
    subscribe: visible.subscribe,
  };
}

export type ToastStore = ReturnType<typeof createToastStore>;

function shorten(text: string): string {
  return text.length > maxLength ? `${text.slice(0, maxLength - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : text;
}

export const toasts = createToastStore();
