import { toTime } from './core/clock.ts';
import type { State } from './core/store.ts';
import type { Account } from './db/db.ts';
import { createSeedDb } from './db/seed/index.ts';

const format = 'institute-mocks/1';

/** A saved scenario: data and settings as plain JSON, to attach to a bug report and to load elsewhere. */
export interface Snapshot extends State {
  format: typeof format;
}

/** A password that is not in the seed becomes `password`, because a user may have typed a real password. */
export function createSnapshot({ db, settings }: State): Snapshot {
  const known = new Set(createSeedDb().accounts.map(({ password }) => password));
  const hidePassword = (account: Account) => (known.has(account.password) ? account : { ...account, password: 'password' });
  return structuredClone({ format, settings, db: { ...db, accounts: db.accounts.map(hidePassword) } });
}

/** Throws an Error that gives the reason. */
export function parseSnapshot(value: unknown): State {
  const snapshot = structuredClone(value);
  if (!isSnapshot(snapshot)) throw new Error(`This is not a saved scenario of these mocks: it must have the format '${format}'.`);
  const { db, settings } = snapshot;
  const missing = Object.entries(createSeedDb()).find(([name, part]) => kindOf(part) !== kindOf(Reflect.get(db, name)));
  if (missing) throw new Error(`The saved scenario has no valid '${missing[0]}'.`);
  const { latencyMs, failureRate, tokenLifetimeMs = 0, clockOffsetMs = 0, stoppedAt } = settings;
  if (![latencyMs, failureRate, tokenLifetimeMs, clockOffsetMs].every(Number.isFinite))
    throw new Error('The settings of the saved scenario hold something else than numbers.');
  toTime(stoppedAt ?? Date.now() + clockOffsetMs);
  return { db, settings };
}

function isSnapshot(value: unknown): value is Snapshot {
  return isObject(value) && value.format === format && isObject(value.db) && isObject(value.settings);
}

/** Data of version 0.1 has no sign-ins. Returns undefined if the value is not a state. */
export function readState(value: unknown): State | undefined {
  if (!isObject(value) || !isState(value)) return undefined;
  return { ...value, db: { ...value.db, signIns: value.db.signIns ?? { last: 0, expired: {} } } };
}

function isState(value: Record<string, unknown>): value is Record<string, unknown> & State {
  const { db, settings } = value;
  return isObject(db) && Array.isArray(db.accounts) && isObject(settings) && typeof settings.latencyMs === 'number';
}

function isObject(value: unknown): value is Record<string, unknown> {
  return kindOf(value) === 'object';
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}
