import { describe, expect, it } from 'vitest';
import { httpUrl, initials, months, preview, rupees, walletBalance } from './format.ts';

describe('money', () => {
  it("writes a price as 'Rs. {amount} /-' with ungrouped digits [R-002, Q-44]", () => {
    expect(rupees(4500)).toBe('Rs. 4500 /-');
    expect(rupees(100000)).toBe('Rs. 100000 /-');
    expect(rupees(0)).toBe('Rs. 0 /-');
    expect(rupees(undefined)).toBe('-');
  });

  it('writes a balance as N.00 /-, with its decimals if it has paise [R-304, Q-45]', () => {
    expect(walletBalance(250)).toBe('250.00 /-');
    expect(walletBalance(0)).toBe('0.00 /-');
    expect(walletBalance(12.5)).toBe('12.50 /-');
    expect(walletBalance(-3)).toBe('-3.00 /-');
    expect(walletBalance(undefined)).toBe('-');
    expect(walletBalance(Number.NaN)).toBe('-');
  });
});

describe('text', () => {
  it('truncates a preview after 40 letters, with an ellipsis only if text is left out [R-077, Q-43]', () => {
    expect(preview('a'.repeat(40))).toBe('a'.repeat(40));
    expect(preview('a'.repeat(41))).toBe(`${'a'.repeat(40)}…`);
    expect(preview(undefined)).toBe('');
  });

  it('counts graphemes, not code units [Q-43, F-20]', () => {
    const letter = 'क्षि';
    expect(preview(letter.repeat(40))).toBe(letter.repeat(40));
    const family = '👨‍👩‍👧';
    expect(preview(family.repeat(41))).toBe(`${family.repeat(40)}…`);
  });

  it('takes the initials of two words as a placeholder [F-23]', () => {
    expect(initials('Diploma in Computer Applications')).toBe('DC');
    expect(initials('Tally')).toBe('T');
    expect(initials('हिन्दी टाइपिंग')).toBe('हिटा');
    expect(initials('')).toBe('');
  });

  it('accepts only http and https URLs [S-28]', () => {
    expect(httpUrl('https://example.com/a.svg')).toBe('https://example.com/a.svg');
    for (const value of [undefined, '', 'javascript:alert(1)', 'data:text/html,x', '//evil.example', ' vbscript:x']) {
      expect(httpUrl(value)).toBeUndefined();
    }
  });
});

it('shows a numeric duration in months, and keeps a text with words [R-436, R-349, F-24]', () => {
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
