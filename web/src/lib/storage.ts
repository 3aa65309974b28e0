import hash from '@emotion/hash';

export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type SafeStorage = ReturnType<typeof safeStorage>;

/** A storage that never throws. Values that the browser does not store stay in memory, for this tab only. */
export function safeStorage(open: () => TextStorage) {
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
    getItem: (key: string): string | null => (memory.has(key) ? memory.get(key) : attempt((storage) => storage.getItem(key))) ?? null,
    setItem: (key: string, value: string) => change(key, value, (storage) => storage.setItem(key, value)),
    removeItem: (key: string) => void change(key, null, (storage) => storage.removeItem(key)),
    keys: () => [...new Set([...(attempt(Object.keys) ?? []), ...memory.keys()])],
  };
}

/** `browserStorage` outlives the tab; `tabStorage` ends with it. */
export const browserStorage = safeStorage(() => localStorage);
export const tabStorage = safeStorage(() => sessionStorage);

interface PersistedOptions<Value> {
  /** The key begins with 'institute.'. */
  key: string;
  area: SafeStorage;
  /** Returns the value of a stored record, which anyone may have edited; undefined if the record has another form. */
  parse: (stored: Record<string, unknown>) => Value | undefined;
}

/** A record that the browser keeps for one user, by id or fingerprint, or for a guest. `removePersonalData` removes it. */
export function persisted<Value extends object>({ key, area, parse }: PersistedOptions<Value>) {
  return {
    read(userId: string | undefined): Value | undefined {
      const stored = parseJson(area.getItem(key));
      return isRecord(stored) && isOwn(stored, userId) ? parse(stored) : undefined;
    },
    /** Returns false if a reload will lose the value. */
    write(userId: string | undefined, value: Value): boolean {
      // If the browser stores nothing more, an older value must not come back instead.
      area.removeItem(key);
      return area.setItem(key, JSON.stringify({ ...value, user: userId ?? null, time: Date.now() }));
    },
    remove: () => area.removeItem(key),
  };
}

let removals = 0;

/** How many times the user has changed, or has removed the stored data. Data that was open before must not be stored again. */
export const countRemovals = () => removals;

export const countRemoval = () => {
  removals += 1;
};

/** Removes the records of all users, or of all users except one, when the user has changed. */
export function removePersonalData(exceptUserId?: string): void {
  countRemoval();
  const isKept = (stored: unknown) =>
    !isOwned(stored) || (exceptUserId !== undefined && [exceptUserId, fingerprint(exceptUserId)].some((id) => isOwn(stored, id)));
  for (const area of [browserStorage, tabStorage])
    for (const key of area.keys()) if (key.startsWith('institute.') && !isKept(parseJson(area.getItem(key)))) area.removeItem(key);
}

/** Milliseconds. The next guest of a shared computer may be another person, so the records of a guest expire after this time. */
const maxGuestAge = 30 * 60_000;

/** A record of `persisted`. The session has a user too, which is an object. */
type Owned = { user: string | null; time?: unknown };

const isOwned = (value: unknown): value is Owned => isRecord(value) && (value.user === null || typeof value.user === 'string');

function isOwn(value: unknown, userId: string | undefined): boolean {
  if (!isOwned(value) || value.user !== (userId ?? null)) return false;
  return userId !== undefined || Math.abs(Date.now() - Number(value.time)) < maxGuestAge;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Insecure origins have no `randomUUID`. */
export const createId = () => crypto.getRandomValues(new Uint32Array(2)).join('-');

export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

/** Replaces an id in storage, so that data left after a logout does not say whose it was. With the id it can be checked. */
export function fingerprint(text: string): string {
  // The hash reads only the low byte of each character.
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  return `${hash(bytes)}-${hash(`:${bytes}`)}`;
}
