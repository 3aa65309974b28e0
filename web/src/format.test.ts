import { describe, expect, it } from 'vitest';
import { dashDate, initials, preview, rupees, slashDate, walletBalance, webAddress } from './format.ts';

describe('money', () => {
  it("R-002 Q-44 writes a price as 'Rs. {amount} /-' with ungrouped digits", () => {
    expect(rupees(4500)).toBe('Rs. 4500 /-');
    expect(rupees(100000)).toBe('Rs. 100000 /-');
    expect(rupees(0)).toBe('Rs. 0 /-');
    expect(rupees(undefined)).toBe('-');
  });

  it('R-304 Q-45 writes a balance as N.00 /-, with two decimals where it has paise', () => {
    expect(walletBalance(250)).toBe('250.00 /-');
    expect(walletBalance(0)).toBe('0.00 /-');
    expect(walletBalance(12.5)).toBe('12.50 /-');
    expect(walletBalance(-3)).toBe('-3.00 /-');
    expect(walletBalance(undefined)).toBe('-');
    expect(walletBalance(Number.NaN)).toBe('-');
  });
});

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

  it("Q-46 F-24 shows '-' for what is no date", () => {
    for (const value of [undefined, '', 'soon', '2026-99-99T00:00:00Z', '2026-02-30']) expect(slashDate(value)).toBe('-');
  });
});

describe('text', () => {
  it('R-077 Q-43 cuts a preview after 40 letters, with an ellipsis only where something is left out', () => {
    expect(preview('a'.repeat(40))).toBe('a'.repeat(40));
    expect(preview('a'.repeat(41))).toBe(`${'a'.repeat(40)}…`);
    expect(preview(undefined)).toBe('');
  });

  it('Q-43 F-20 counts letters as people do', () => {
    const letter = 'क्षि';
    expect(preview(letter.repeat(40))).toBe(letter.repeat(40));
    const family = '👨‍👩‍👧';
    expect(preview(family.repeat(41))).toBe(`${family.repeat(40)}…`);
  });

  it('F-23 takes the first letters of two words in place of a picture', () => {
    expect(initials('Diploma in Computer Applications')).toBe('DC');
    expect(initials('Tally')).toBe('T');
    expect(initials('हिन्दी टाइपिंग')).toBe('हिटा');
    expect(initials('')).toBe('');
  });

  it('S-28 lets only web addresses through', () => {
    expect(webAddress('https://example.com/a.svg')).toBe('https://example.com/a.svg');
    for (const value of [undefined, '', 'javascript:alert(1)', 'data:text/html,x', '//evil.example', ' vbscript:x']) {
      expect(webAddress(value)).toBeUndefined();
    }
  });
});
