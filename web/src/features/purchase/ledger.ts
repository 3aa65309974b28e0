import { safeStorage, type TextStore } from '../../lib/storage.ts';

/** `sent`: posted, with no answer yet or none that settles it. `done`: answered. */
export type ReportState = 'sent' | 'done';

const storageKey = 'institute.payments';
const maxEntries = 20;

export interface Ledger {
  get(key: string): ReportState | undefined;
  set(key: string, state: ReportState | undefined): void;
}

/** Remembers which payments were reported, for this tab and for the others. */
export function createLedger(places: readonly (() => TextStore)[] = [() => localStorage, () => sessionStorage]): Ledger {
  const stores = places.map(safeStorage);
  return {
    get(key) {
      const states = stores.map((store) => new Map(read(store)).get(key));
      return states.includes('done') ? 'done' : states.find((state) => state !== undefined);
    },
    set(key, state) {
      for (const store of stores) {
        const others = read(store).filter(([other]) => other !== key);
        const entries = state ? [...others, [key, state] as const] : others;
        store.setItem(storageKey, JSON.stringify(entries.slice(-maxEntries)));
      }
    },
  };
}

type Entry = readonly [key: string, state: ReportState];

function read(store: TextStore): Entry[] {
  try {
    const value: unknown = JSON.parse(store.getItem(storageKey) ?? '[]');
    return Array.isArray(value) ? value.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isEntry(value: unknown): value is Entry {
  return Array.isArray(value) && typeof value[0] === 'string' && (value[1] === 'sent' || value[1] === 'done');
}
