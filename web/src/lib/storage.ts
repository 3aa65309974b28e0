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

/** Milliseconds. The next guest of a shared computer may be another person, so what a guest leaves ends after this time. */
const maxGuestAge = 30 * 60_000;

/** Insecure origins have no `randomUUID`. */
export const createId = () => crypto.getRandomValues(new Uint32Array(2)).join('-');

/** Stored with what belongs to a user; undefined stands for a guest. */
export const ownerFields = (userId: string | undefined) => ({ user: userId ?? null, time: Date.now() });

/** Whether the parsed JSON of a stored value belongs to the user. */
export function isOwn(value: unknown, userId: string | undefined): boolean {
  const { user, time } = Object(value);
  return user === (userId ?? null) && (userId !== undefined || Date.now() - Number(time) < maxGuestAge);
}

/** Removes what is stored under these keys, except what belongs to one user. */
export function removeOthers(storage: SafeStorage, keys: readonly string[], exceptUserId: string | undefined): void {
  for (const key of keys) if (exceptUserId === undefined || !isOwn(parseJson(storage.getItem(key)), exceptUserId)) storage.removeItem(key);
}

/** Undefined for a text that is no JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
