import type { Db } from './db.ts';

const ROLL_NUMBER = /^GVI\/(\d+)\/\d{4}$/;

/** The student id after the highest one given so far. */
export function nextRollNumber(db: Db, now: string): string {
  let highest = 0;
  for (const { rollNo } of db.accounts) {
    highest = Math.max(highest, Number(rollNo?.match(ROLL_NUMBER)?.[1] ?? 0));
  }
  return `GVI/${String(highest + 1).padStart(2, '0')}/${now.slice(0, 4)}`;
}
