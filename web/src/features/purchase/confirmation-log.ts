import { fingerprint } from '../../lib/fingerprint.ts';
import { parseJson, type SafeStorage, safeStorage, type TextStorage } from '../../lib/storage.ts';

export type Report =
  /** Without a definite response so far. */
  | { status: 'sent' }
  | { status: 'confirmed' }
  /** `message` is the server's. */
  | { status: 'rejected'; message?: string };

const storageKey = 'institute.payments';
const maxEntries = 20;

export interface ConfirmationLog {
  /** The user's report of a payment. `sent-by-other` if only other users or guests have reported it. No user id means a guest. */
  get(payment: string, userId: string | undefined): Report | { status: 'sent-by-other' } | undefined;
  set(payment: string, userId: string | undefined, report: Report | undefined): void;
}

/** Stores which payments were reported to the API and by whom, for this tab and others. Fingerprints take the place of all ids. */
export function createConfirmationLog(
  openStorages: readonly (() => TextStorage)[] = [() => localStorage, () => sessionStorage],
): ConfirmationLog {
  const storages = openStorages.map(safeStorage);
  storages.forEach(rewrite);
  return {
    get(payment, userId) {
      const entries = storages.flatMap(read).filter((entry) => entry.payment === fingerprint(payment));
      const own = entries.filter(({ user }) => user === getUser(payment, userId));
      const report = statuses.flatMap((status) => own.filter((entry) => entry.status === status))[0];
      if (report) return toReport(report);
      return entries.length > 0 ? { status: 'sent-by-other' } : undefined;
    },
    set(payment, userId, report) {
      const key = { payment: fingerprint(payment), user: getUser(payment, userId) };
      for (const storage of storages) {
        const others = read(storage).filter((entry) => entry.payment !== key.payment || entry.user !== key.user);
        write(storage, report ? [...others, { ...key, ...report }] : others);
      }
    },
  };
}

/** The most definite first: one storage may be older than the other. */
const statuses = ['confirmed', 'rejected', 'sent'] as const;

interface Entry {
  payment: string;
  user: string;
  status: Report['status'];
  message?: string;
}

/** Depends on the payment, so that the entries of a user have nothing in common. */
function getUser(payment: string, userId = ''): string {
  return fingerprint(JSON.stringify([payment, userId]));
}

function toReport({ status, message }: Entry): Report {
  return status === 'rejected' ? { status, message } : { status };
}

/** Removes what is invalid. */
function rewrite(storage: SafeStorage): void {
  if (storage.getItem(storageKey) !== null) write(storage, read(storage));
}

function write(storage: SafeStorage, entries: Entry[]): void {
  storage.setItem(storageKey, JSON.stringify(entries.slice(-maxEntries)));
}

function read(storage: SafeStorage): Entry[] {
  const value = parseJson(storage.getItem(storageKey));
  return Array.isArray(value) ? value.filter(isEntry) : [];
}

function isEntry(value: unknown): value is Entry {
  if (typeof value !== 'object' || value === null || !('payment' in value && 'user' in value && 'status' in value)) return false;
  const isMessage = !('message' in value) || typeof value.message === 'string';
  return isMessage && typeof value.payment === 'string' && typeof value.user === 'string' && statuses.some((s) => s === value.status);
}
