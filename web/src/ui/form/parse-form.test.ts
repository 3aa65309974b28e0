import { expect, it } from 'vitest';
import { blankFields, numberIn } from './parse-form.ts';

it("one sentence for all blank fields, and a text at each: 'Please fill all required fields' [Q-53, R-400]", () => {
  const texts: Record<string, string> = { title: ' ', time: '9', location: '' };
  const text = (field: string) => texts[field] ?? '';
  expect(blankFields(text, ['title', 'time', 'location'])).toEqual({
    told: 'Please fill all required fields',
    problems: { title: 'Please fill this in.', location: 'Please fill this in.' },
  });
  expect(blankFields(text, ['time'])).toBeUndefined();
});

it('a number is read in the digits of India too; what is none is not sent [F-20]', () => {
  expect(['25', ' 12.5 ', '२५', '-1', '1,500', '1,00,000.50'].map(numberIn)).toEqual([25, 12.5, 25, -1, 1500, 100000.5]);
  for (const text of ['', 'many', '1e3', '0x10', '1,5', '1,50', '12 months', 'Infinity', '5.'])
    expect(numberIn(text), text).toBeUndefined();
});
