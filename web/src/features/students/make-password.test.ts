import { expect, it, vi } from 'vitest';
import { makePassword } from './parse-student-form.ts';

it('makes 8 letters and digits of which no two look alike, another password each time', () => {
  const passwords = Array.from({ length: 500 }, makePassword);
  expect(new Set(passwords).size).toBe(500);
  for (const password of passwords) expect(password).toMatch(/^[a-zA-Z0-9]{8}$/);
  expect(passwords.join('')).not.toMatch(/[0Oo1IlB8S5Z2]/);
});

it('takes its letters from the random numbers of the browser, each with the same chance', () => {
  const bytes = [255, 0, 1, 2, 3, 4, 5, 6, 48];
  const next = vi.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    if (array instanceof Uint8Array) array[0] = bytes.shift() ?? 0;
    return array;
  });
  // 255 is replaced.
  expect(makePassword()).toBe('abcdefg9');
  expect(bytes).toEqual([]);
  next.mockRestore();
});
