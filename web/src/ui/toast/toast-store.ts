export type NoticeType = 'error' | 'success' | 'warning';

export interface NoticeAction {
  label: string;
  run: () => void;
}

export interface Notice {
  id: number;
  type: NoticeType;
  text: string;
  action?: NoticeAction;
}

/** Why a notice waits: the pointer is over it, focus is in it, or the tab is not seen. */
export type PauseReason = 'pointer' | 'focus' | 'hidden';

export const noticeMs = 7000;
export const maxVisible = 4;
const collapseMs = 1000;

/** In place of a text that a server has left out, or sent in another shape. */
const wordless = { error: 'Something went wrong.', success: 'Done.', warning: 'Please have a look.' };

interface Entry {
  notice: Notice;
  pauses: Set<PauseReason>;
  timer?: ReturnType<typeof setTimeout>;
}

export interface Notices {
  error(text: string, action?: NoticeAction): void;
  success(text: string): void;
  warning(text: string): void;
  close(id: number): void;
  /** Closes all. */
  clear(): void;
  pause(id: number, reason: PauseReason): void;
  /** Gives the full time again once nothing pauses it. */
  resume(id: number, reason: PauseReason): void;
  setHidden(hidden: boolean): void;
  /** At most four; the rest wait for room. The same array until it changes. */
  visible(): readonly Notice[];
  subscribe(listener: () => void): () => void;
}

export function createNotices(): Notices {
  const entries: Entry[] = [];
  const listeners = new Set<() => void>();
  const shownAt = new Map<string, number>();
  let visible: readonly Notice[] = [];
  let hidden = false;
  let lastId = 0;

  const update = () => {
    const shown = entries.slice(0, maxVisible);
    for (const entry of shown) if (!entry.timer) start(entry);
    visible = shown.map(({ notice }) => notice);
    for (const listener of listeners) listener();
  };
  const start = (entry: Entry) => {
    clearTimeout(entry.timer);
    entry.timer = undefined;
    if (entry.pauses.size === 0 && !hidden) entry.timer = setTimeout(() => close(entry.notice.id), noticeMs);
  };
  const close = (id: number) => {
    const index = entries.findIndex(({ notice }) => notice.id === id);
    if (index < 0) return;
    clearTimeout(entries[index]?.timer);
    entries.splice(index, 1);
    update();
  };
  const change = (id: number, act: (pauses: Set<PauseReason>) => unknown) => {
    const entry = entries.find(({ notice }) => notice.id === id);
    if (!entry) return;
    // What held nothing has nothing to start anew.
    if (act(entry.pauses)) start(entry);
  };
  /** Equal messages within a second are one. */
  const show = (type: NoticeType, told: string, action?: NoticeAction) => {
    const text = typeof told === 'string' && told.trim() ? told : wordless[type];
    const key = `${type} ${text}`;
    // A clock that is set back must not keep a message away.
    const now = performance.now();
    for (const [shown, at] of shownAt) if (now - at >= collapseMs) shownAt.delete(shown);
    if (shownAt.has(key)) return;
    shownAt.set(key, now);
    entries.push({ notice: { id: ++lastId, type, text, action }, pauses: new Set() });
    update();
  };

  return {
    error: (text, action) => show('error', text, action),
    success: (text) => show('success', text),
    warning: (text) => show('warning', text),
    close,
    clear() {
      for (const { timer } of entries.splice(0)) clearTimeout(timer);
      shownAt.clear();
      update();
    },
    pause: (id, reason) => change(id, (pauses) => pauses.add(reason)),
    resume: (id, reason) => change(id, (pauses) => pauses.delete(reason)),
    setHidden(value) {
      if (value === hidden) return;
      hidden = value;
      for (const entry of entries.slice(0, maxVisible)) start(entry);
    },
    visible: () => visible,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The notices of this page. */
export const notices = createNotices();
