import { describe, expect, it } from 'vitest';
import { initials, months, preview, rupees, walletBalance, webAddress } from './format.ts';

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

it('R-436 R-349 F-24 a duration is in months, and a text with words in it stays', () => {
  expect([3, 1, '6', 1.5, '12 weeks', '', undefined].map(months)).toEqual([
    '3 months',
    '1 month',
    '6 months',
    '1.5 months',
    '12 weeks',
    '-',
    '-',
  ]);
});
