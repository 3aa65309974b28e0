import { expect, it } from 'vitest';
import { findByRollNo } from './roll-no-field.tsx';

const students = ['GVI/5/2026', 'gvi/50/2026', undefined, 'GVI/5/2026', 'GVI 6 2026', 'GVI 1/12', 'GVI 11/2', 'GVI11/2'].map(
  (rollNo, index) => ({ _id: `s-${index}`, fullName: 'Asha', rollNo }),
);

it.each([
  ...['GVI/5/2026', ' gvi/5/2026 ', 'Gvi / 5 / 2026', 'GVI/५/२०२६'].map((typed) => [typed, 's-0']),
  ...['GVI 6 2026', 'gvi62026', ' gvi  6  2026 '].map((typed) => [typed, 's-4']),
  ...['GVI 1/12', 'GVI 11/2', 'GVI11/2'].map((typed, index) => [typed, `s-${5 + index}`]),
  ['GVI/50/2026', 's-1'],
] as [string, string][])('finds the student of %j, spelt exactly so before one who differs in case and spaces', (typed, id) => {
  expect(findByRollNo(students, typed)?._id).toBe(id);
});

it.each(['GVI/5/202', '5', 'GVI/7/2026', '', ' '])(
  'finds no student by %j, a part of a number, a number in no list or a blank',
  (typed) => {
    expect(findByRollNo(students, typed)).toBeUndefined();
  },
);
