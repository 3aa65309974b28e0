import { safeStorage, type TextStorage } from '../../lib/storage.ts';

/** `sent`: without a definite response so far. `done`: the server has responded. */
export type RequestStatus = 'sent' | 'done';

const storageKey = 'institute.payments';
const maxEntries = 20;

export interface ConfirmationLog {
  get(key: string): RequestStatus | undefined;
  set(key: string, status: RequestStatus | undefined): void;
}

/** Stores which payments were sent to the API, for this tab and others. */
export function createConfirmationLog(
  openStorages: readonly (() => TextStorage)[] = [() => localStorage, () => sessionStorage],
): ConfirmationLog {
  const storages = openStorages.map(safeStorage);
  return {
    get(key) {
      const statuses = storages.map((storage) => new Map(read(storage)).get(key));
      return statuses.includes('done') ? 'done' : statuses.find((status) => status !== undefined);
    },
    set(key, status) {
      for (const storage of storages) {
        const others = read(storage).filter(([other]) => other !== key);
        const entries = status ? [...others, [key, status] as const] : others;
        storage.setItem(storageKey, JSON.stringify(entries.slice(-maxEntries)));
      }
    },
  };
}

type Entry = readonly [key: string, status: RequestStatus];

function read(storage: Pick<TextStorage, 'getItem'>): Entry[] {
  try {
    const value: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]');
    return Array.isArray(value) ? value.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is Entry {
  return Array.isArray(value) && typeof value[0] === 'string' && (value[1] === 'sent' || value[1] === 'done');
}
