import { expect, it } from 'vitest';
import { parseChecks } from './check-certificates-page.tsx';

const courses = [{ _id: 'c-ccc', title: 'CCC' }];
const parse = (ids: string, course = 'c-ccc') => parseChecks((field) => ({ ids, course })[field] ?? '', courses);
const idsOf = (text: string) => parse(text).input?.map(({ values }) => values.rollNo);

it.each([
  ['on lines', ' GVI/01\r\nGVI/02\n\n', ['GVI/01', 'GVI/02']],
  [
    'between commas, semicolons, spaces and tabs',
    'GVI/01,GVI/02 ; GVI/03\tGVI/04\u00a0छात्र/१,;',
    ['GVI/01', 'GVI/02', 'GVI/03', 'GVI/04', 'छात्र/१'],
  ],
  ['in the quotes of a CSV file', '"GVI/01","GVI/02"', ['GVI/01', 'GVI/02']],
  ['with the invisible marks of a chat', '\u200eGVI/03\u200b \u2066GVI/04\u2069', ['GVI/03', 'GVI/04']],
  ['once, also in small letters', 'GVI/01 GVI/02 gvi/01 GVI/02', ['gvi/01', 'GVI/02']],
])('reads Student Ids %s', (_how, text, expected) => {
  expect(idsOf(text)).toEqual(expected);
});

it('requires a Student Id and a course', () => {
  expect(Object.keys(parse(' ', '').errors?.fields ?? {})).toEqual(['ids', 'course']);
  expect(parse('GVI/01').input?.[0]).toMatchObject({ id: 'GVI/01', values: { rollNo: 'GVI/01', courseId: 'c-ccc', course: 'CCC' } });
});

it('names texts that no address can hold, and checks none of the others', () => {
  expect(parse('GVI/01 . .. a\ud800 ...').errors?.fields.ids).toBe('No Student Id looks like this: . .. a\ud800');
});

it('takes 50 of them', () => {
  const ids = Array.from({ length: 50 }, (_, index) => `GVI/${index}`).join('\n');
  expect(idsOf(`${ids} GVI/1`)).toHaveLength(50);
});
