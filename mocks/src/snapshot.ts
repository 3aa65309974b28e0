import type { State } from './core/store.ts';
import type { Account, Db } from './db/db.ts';
import { createSeedDb } from './db/seed/index.ts';

const format = 'institute-mocks/1';

/** A saved scenario: data and settings as plain JSON, to attach to a bug report and to load elsewhere. */
export interface Snapshot extends State<Db> {
  format: typeof format;
}

/** Saves a state. A password that is not one of the seed becomes `password`, because a user may have typed a real one. */
export function createSnapshot({ db, settings }: State<Db>): Snapshot {
  const known = new Set(createSeedDb().accounts.map(({ password }) => password));
  const hidePassword = (account: Account) => (known.has(account.password) ? account : { ...account, password: 'password' });
  return structuredClone({ format, settings, db: { ...db, accounts: db.accounts.map(hidePassword) } });
}

/** Reads a saved scenario. Throws an Error that says what is wrong with it. */
export function parseSnapshot(value: unknown): State<Db> {
  const snapshot = structuredClone(value);
  if (!isSnapshot(snapshot)) throw new Error(`This is not a saved scenario of these mocks: it must have the format '${format}'.`);
  const { db, settings } = snapshot;
  const wrong = collectionsOf(createSeedDb()).find((name) => !Array.isArray(Reflect.get(db, name)));
  if (wrong) throw new Error(`The saved scenario has no list '${wrong}'.`);
  return { db, settings };
}

function collectionsOf(db: Db): string[] {
  return Object.entries(db).flatMap(([name, value]) => (Array.isArray(value) ? [name] : []));
}

function isSnapshot(value: unknown): value is Snapshot {
  return isObject(value) && value.format === format && isObject(value.db) && isObject(value.settings) && isObject(value.db.signIns);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
