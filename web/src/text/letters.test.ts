import { expect, it } from 'vitest';
import * as hindi from './hi/papers.ts';

it('in Hindi no comma parts a student from what is said of the student', () => {
  const facts = { fullName: 'रोहित कुमार', gender: 'male', fatherName: 'संजय सिंह', rollNo: 'GVI/12/2026', course: 'DCA' };
  for (const write of Object.values(hindi.templates))
    expect(write(facts)).toMatch(/रोहित कुमार, पुत्र संजय सिंह \(स्टूडेंट आईडी GVI\/12\/2026\) (का|ने|से) /);
});

it('in Hindi each number below 100 has a word of its own', () => {
  const words = Array.from({ length: 100 }, (_, count) => hindi.smallNumber(count));
  expect(new Set(words).size).toBe(100);
  for (const [count, word] of Object.entries({ 0: 'शून्य', 10: 'दस', 25: 'पच्चीस', 49: 'उनचास', 60: 'साठ', 71: 'इकहत्तर', 99: 'निन्यानवे' }))
    expect(words[Number(count)]).toBe(word);
});
