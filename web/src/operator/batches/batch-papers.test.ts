import { expect, it } from 'vitest';
import { isSunday, listDays, listMonths } from './batch-papers.tsx';

it.each([
  ['2026-11', 30, [1, 8, 15, 22, 29]],
  ['2027-02', 28, [7, 14, 21, 28]],
  ['2028-02', 29, [6, 13, 20, 27]],
  ['2026-12', 31, [6, 13, 20, 27]],
])('has a column for each day of %s, %d of them, with its Sundays', (month, count, sundays) => {
  const days = listDays(new Date(`${month}-01`));
  expect(days.map((day) => day.getUTCDate())).toEqual(Array.from({ length: count }, (_, index) => index + 1));
  expect(days.filter(isSunday).map((day) => day.getUTCDate())).toEqual(sundays);
});

it('begins with the month in India, which is ahead of UTC, and goes on for a year', () => {
  const months = listMonths(new Date('2026-11-30T18:30:00Z')).map((month) => month.toISOString().slice(0, 10));
  expect(months).toHaveLength(12);
  expect([months[0], months[1], months[11]]).toEqual(['2026-12-01', '2027-01-01', '2027-11-01']);
  expect(listMonths(new Date('2026-11-30T18:29:59Z'))[0]?.toISOString().slice(0, 7)).toBe('2026-11');
});
