/** The few calls of a Storage that are in use. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage that never throws: what the browser refuses to keep stays in memory for this tab (F-16). */
export function safeStorage(open: () => TextStore): TextStore {
  const memory = new Map<string, string>();
  const attempt = <T>(act: (store: TextStore) => T): T | undefined => {
    try {
      return act(open());
    } catch {
      return undefined;
    }
  };
  return {
    getItem: (key) => memory.get(key) ?? attempt((store) => store.getItem(key)) ?? null,
    setItem(key, value) {
      const kept = attempt((store) => {
        store.setItem(key, value);
        return true;
      });
      if (kept) memory.delete(key);
      else memory.set(key, value);
    },
    removeItem(key) {
      memory.delete(key);
      attempt((store) => store.removeItem(key));
    },
  };
}
