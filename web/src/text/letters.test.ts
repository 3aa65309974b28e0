import { expect, it } from 'vitest';
import * as hindi from './hi/letters.ts';

it('in Hindi each number below 100 has a word of its own', () => {
  const words = Array.from({ length: 100 }, (_, count) => hindi.smallNumber(count));
  expect(new Set(words).size).toBe(100);
  for (const [count, word] of Object.entries({ 0: 'शून्य', 10: 'दस', 25: 'पच्चीस', 49: 'उनचास', 60: 'साठ', 71: 'इकहत्तर', 99: 'निन्यानवे' }))
    expect(words[Number(count)]).toBe(word);
});
