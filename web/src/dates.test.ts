import { describe, expect, it } from 'vitest';
import { dashDate, inputDate, slashDate } from './dates.ts';

describe('dates', () => {
  it('R-084 Q-46 shows a moment in +05:30, on the Indian side of midnight', () => {
    expect(slashDate('2026-11-05T18:29:59Z')).toBe('05/Nov/2026');
    expect(slashDate('2026-11-05T18:30:00Z')).toBe('06/Nov/2026');
    expect(dashDate('2025-12-31T20:00:00.000Z')).toBe('01-01-2026');
  });

  it('Q-46 never moves a date that has no time', () => {
    expect(dashDate('2026-03-01')).toBe('01-03-2026');
    expect(slashDate('2026-03-01')).toBe('01/Mar/2026');
  });

  it('R-172 Q-46 gives a date field the day in India, and nothing for what is no date', () => {
    expect(inputDate('2004-08-15')).toBe('2004-08-15');
    expect(inputDate('2004-08-14T18:30:00.000Z')).toBe('2004-08-15');
    for (const value of [undefined, '', 'soon', '2004-02-30']) expect(inputDate(value)).toBe('');
  });

  it("Q-46 F-24 shows '-' for what is no date", () => {
    for (const value of [undefined, '', 'soon', '2026-99-99T00:00:00Z', '2026-02-30']) expect(slashDate(value)).toBe('-');
  });
});
