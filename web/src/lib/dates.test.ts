import { describe, expect, it } from 'vitest';
import { clockTime, dashDate, inputDate, longMoment, plainMoment, slashDate } from './dates.ts';

describe('dates', () => {
  it('formats a date and time in +05:30, also around midnight [R-084, Q-46]', () => {
    expect(slashDate('2026-11-05T18:29:59Z')).toBe('05/Nov/2026');
    expect(slashDate('2026-11-05T18:30:00Z')).toBe('06/Nov/2026');
    expect(dashDate('2025-12-31T20:00:00.000Z')).toBe('01-01-2026');
  });

  it("formats a date and time as 'Month-DD-YYYY at h:mm AM/PM', in +05:30 [R-430, R-320, R-417, Q-46]", () => {
    expect(longMoment('2026-04-02T06:15:00.000Z')).toBe('April-02-2026 at 11:45 AM');
    expect(longMoment('2026-12-31T18:30:00.000Z')).toBe('January-01-2027 at 12:00 AM');
    expect(longMoment('soon')).toBe('-');
  });

  it('formats a date and time for spreadsheets, in +05:30', () => {
    expect(plainMoment('2026-12-31T18:30:00.000Z')).toBe('2027-01-01 00:00');
    expect([undefined, 'soon'].map(plainMoment)).toEqual(['', '']);
  });

  it('formats the time of an exam with AM or PM, and keeps any other text [F-24]', () => {
    expect(['09:05', '00:30', '12:00', '17:45'].map(clockTime)).toEqual(['9:05 AM', '12:30 AM', '12:00 PM', '5:45 PM']);
    expect(['10 o’clock', '29:99', '', undefined].map(clockTime)).toEqual(['10 o’clock', '29:99', '-', '-']);
  });

  it('never shifts a date without a time [Q-46]', () => {
    expect(dashDate('2026-03-01')).toBe('01-03-2026');
    expect(slashDate('2026-03-01')).toBe('01/Mar/2026');
  });

  it('formats the day in India for a date input, and returns an empty string if the value is not a date [R-172, Q-46]', () => {
    expect(inputDate('2004-08-15')).toBe('2004-08-15');
    expect(inputDate('2004-08-14T18:30:00.000Z')).toBe('2004-08-15');
    for (const value of [undefined, '', 'soon', '2004-02-30']) expect(inputDate(value)).toBe('');
  });

  it("shows '-' if the value is not a date [Q-46, F-24]", () => {
    for (const value of [undefined, '', 'soon', '2026-99-99T00:00:00Z', '2026-02-30']) expect(slashDate(value)).toBe('-');
  });
});
