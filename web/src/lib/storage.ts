/** The part of the Storage API that is in use. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A storage that never throws. Values that the browser does not store stay in memory, for this tab only. */
export interface SafeStorage {
  getItem(key: string): string | null;
  /** Returns false if the browser has not stored it. */
  setItem(key: string, value: string): boolean;
  removeItem(key: string): void;
}

export function safeStorage(open: () => TextStorage): SafeStorage {
  /** Values that the browser has not stored; null for values that it has not removed. */
  const memory = new Map<string, string | null>();
  const attempt = <T>(action: (storage: TextStorage) => T): T | undefined => {
    try {
      return action(open());
    } catch {
      return undefined;
    }
  };
  const change = (key: string, value: string | null, write: (storage: TextStorage) => void): boolean => {
    const isStored = attempt((storage) => {
      write(storage);
      // Some browsers ignore a write without throwing.
      return storage.getItem(key) === value;
    });
    if (isStored) memory.delete(key);
    else memory.set(key, value);
    return isStored === true;
  };
  return {
    getItem: (key) => (memory.has(key) ? memory.get(key) : attempt((storage) => storage.getItem(key))) ?? null,
    setItem: (key, value) => change(key, value, (storage) => storage.setItem(key, value)),
    removeItem: (key) => void change(key, null, (storage) => storage.removeItem(key)),
  };
}

/** Removes what is stored under these keys, except JSON whose `user` is the given one. */
export function removeOthers(storage: SafeStorage, keys: readonly string[], exceptUser: string | undefined): void {
  for (const key of keys) if (exceptUser === undefined || readUser(storage.getItem(key)) !== exceptUser) storage.removeItem(key);
}

function readUser(text: string | null): unknown {
  try {
    return Object(JSON.parse(text ?? 'null')).user;
  } catch {
    return undefined;
  }
}
