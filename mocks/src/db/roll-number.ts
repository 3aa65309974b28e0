import type { Db } from './db.ts';

const pattern = /^GVI\/(\d+)\/\d{4}$/;

/** For example `GVI/51/2026`. */
export function nextRollNumber(db: Db, now: string): string {
  let highest = 0;
  for (const { rollNo } of db.accounts) {
    highest = Math.max(highest, Number(rollNo?.match(pattern)?.[1] ?? 0));
  }
  return `GVI/${String(highest + 1).padStart(2, '0')}/${now.slice(0, 4)}`;
}
