/** The few calls of a Storage that are in use. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage that never throws: what the browser refuses to do is remembered for this tab. */
export interface SafeStore {
  getItem(key: string): string | null;
  /** Answers with false when the browser has not kept it. */
  setItem(key: string, value: string): boolean;
  removeItem(key: string): void;
}

export function safeStorage(open: () => TextStore): SafeStore {
  /** What the browser has not kept, and null for what it has not removed. */
  const memory = new Map<string, string | null>();
  const attempt = <T>(act: (store: TextStore) => T): T | undefined => {
    try {
      return act(open());
    } catch {
      return undefined;
    }
  };
  const change = (key: string, value: string | null, act: (store: TextStore) => void): boolean => {
    const done = attempt((store) => {
      act(store);
      // A browser may take a text without a word and not give it back.
      return store.getItem(key) === value;
    });
    if (done) memory.delete(key);
    else memory.set(key, value);
    return done === true;
  };
  return {
    getItem: (key) => (memory.has(key) ? memory.get(key) : attempt((store) => store.getItem(key))) ?? null,
    setItem: (key, value) => change(key, value, (store) => store.setItem(key, value)),
    removeItem: (key) => void change(key, null, (store) => store.removeItem(key)),
  };
}
