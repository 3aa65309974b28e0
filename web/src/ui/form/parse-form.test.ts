import { expect, it } from 'vitest';
import { parseNumber, requireFields } from './parse-form.ts';

it("reports blank fields in one message, 'Please fill all required fields', and at each field [Q-53, R-400]", () => {
  const entered: Record<string, string> = { title: ' ', time: '9', location: '' };
  const values = (field: string) => entered[field] ?? '';
  expect(requireFields(values, ['title', 'time', 'location'])).toEqual({
    message: 'Please fill all required fields',
    fields: { title: 'This field is required.', location: 'This field is required.' },
  });
  expect(requireFields(values, ['time'])).toBeUndefined();
});

it('parses numbers with Devanagari digits too, and rejects other text [F-20]', () => {
  expect(['25', ' 12.5 ', '२५', '-1', '1,500', '1,00,000.50'].map(parseNumber)).toEqual([25, 12.5, 25, -1, 1500, 100000.5]);
  for (const text of ['', 'many', '1e3', '0x10', '1,5', '1,50', '12 months', 'Infinity', '5.'])
    expect(parseNumber(text), text).toBeUndefined();
});
