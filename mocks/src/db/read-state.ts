import type { State } from '../core/store.ts';

/** Data of version 0.1 has no sign-ins. Returns undefined for what is not a state. */
export function readState(value: unknown): State | undefined {
  if (!isObject(value) || !isState(value)) return undefined;
  return { ...value, db: { ...value.db, signIns: value.db.signIns ?? { last: 0, expired: {} } } };
}

function isState(value: Record<string, unknown>): value is Record<string, unknown> & State {
  const { db, settings } = value;
  return isObject(db) && Array.isArray(db.accounts) && isObject(settings) && typeof settings.latencyMs === 'number';
}

/** False for a list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
