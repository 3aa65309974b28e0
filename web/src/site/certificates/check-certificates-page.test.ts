import { expect, it } from 'vitest';
import { parseChecks } from './check-certificates-page.tsx';

const courses = [{ _id: 'c-ccc', title: 'CCC' }];
const parse = (ids: string, course = 'c-ccc') => parseChecks((field) => ({ ids, course })[field] ?? '', courses);
const idsOf = (text: string) => parse(text).input?.map(({ values }) => values.rollNo);

it('reads Student Ids on lines, and between commas, semicolons, spaces and tabs', () => {
  expect(idsOf(' GVI/01\r\nGVI/02,GVI/03 ; GVI/04\tGVI/05\u00a0छात्र/१\n\n,;')).toEqual([
    'GVI/01',
    'GVI/02',
    'GVI/03',
    'GVI/04',
    'GVI/05',
    'छात्र/१',
  ]);
  expect(parse('GVI/01').input?.[0]).toMatchObject({ id: 'GVI/01', values: { rollNo: 'GVI/01', courseId: 'c-ccc', course: 'CCC' } });
});

it('reads Student Ids in the quotes of a CSV file, and with the invisible marks of a chat', () => {
  expect(idsOf('"GVI/01","GVI/02"\n\u200eGVI/03\u200b \u2066GVI/04\u2069')).toEqual(['GVI/01', 'GVI/02', 'GVI/03', 'GVI/04']);
});

it('takes a Student Id once, also in small letters', () => {
  expect(idsOf('GVI/01 GVI/02 gvi/01 GVI/02')).toEqual(['gvi/01', 'GVI/02']);
});

it('requires a Student Id and a course', () => {
  expect(Object.keys(parse(' ', '').errors?.fields ?? {})).toEqual(['ids', 'course']);
});

it('names texts that no address can hold, and checks none of the others', () => {
  expect(parse('GVI/01 . .. a\ud800 ...').errors?.fields.ids).toBe('No Student Id looks like this: . .. a\ud800');
});

it('says how many are too many: 50 of them are not', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => `GVI/${index}`).join('\n');
  expect(idsOf(ids(50))).toHaveLength(50);
  expect(idsOf(`${ids(50)} GVI/1`)).toHaveLength(50);
  expect(parse(ids(63)).errors?.fields.ids).toBe('These are 63 Student Ids. Please leave 50 here, and check the others after them.');
});
