import { expect, it } from 'vitest';
import { getLastDay } from './dates.ts';

it('a course of six months ends on the day before the same day', () => {
  expect(getLastDay('2026-01-05', 6)).toBe('2026-07-04');
  expect(getLastDay('2026-12-01', 3)).toBe('2027-02-28');
  expect(getLastDay('2026-01-31', 1)).toBe('2026-02-28');
  expect(getLastDay('2026-01-29', 1)).toBe('2026-02-28');
  expect(getLastDay('2026-01-28', 1)).toBe('2026-02-27');
});

it('there is no last day without a whole number of months or while the year is typed', () => {
  for (const months of [undefined, 0, 1.5, Number.NaN]) expect(getLastDay('2026-01-05', months)).toBe('');
  for (const start of ['', '2026-02-30', '0002-01-05', '0202-01-05']) expect(getLastDay(start, 6)).toBe('');
});
