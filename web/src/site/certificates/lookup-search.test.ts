import { expect, it } from 'vitest';
import { parseLookupSearch } from './lookup-search.ts';

it('reads a student id and a course id', () => {
  expect(parseLookupSearch({ roll_no: ' GVI/01/2026 ', course_id: 'c-ccc', utm: 'x' })).toEqual({
    roll_no: 'GVI/01/2026',
    course_id: 'c-ccc',
  });
  expect(parseLookupSearch({ roll_no: 'छात्र/१' })).toEqual({ roll_no: 'छात्र/१', course_id: undefined });
});

it('gives undefined for what cannot be an id', () => {
  for (const value of ['', '  ', 5, null, undefined, ['a'], {}, 'x'.repeat(101), 'a\u0000b', 'a\nb', 'a\u202eb'])
    expect(parseLookupSearch({ roll_no: value, course_id: value }), JSON.stringify(value)).toStrictEqual({
      roll_no: undefined,
      course_id: undefined,
    });
});
