import { expect, it } from 'vitest';
import { findByRollNo } from './roll-no-field.tsx';

const students = [
  { _id: 's-1', fullName: 'Asha', rollNo: 'GVI/5/2026' },
  { _id: 's-2', fullName: 'Yash', rollNo: 'gvi/50/2026' },
  { _id: 's-3', fullName: 'Mary' },
  { _id: 's-4', fullName: 'Neha', rollNo: 'GVI/5/2026' },
];

it.each(['GVI/5/2026', ' gvi/5/2026 ', 'Gvi / 5 / 2026', 'GVI/५/२०२६'])('finds a student by the roll number %j', (typed) => {
  expect(findByRollNo(students, typed)?._id).toBe('s-1');
});

it.each(['GVI 5 2026', 'gvi52026', ' gvi  5  2026 '])('finds a student whose number has spaces by %j', (typed) => {
  expect(findByRollNo([{ _id: 's-5', fullName: 'Ravi', rollNo: 'GVI 5 2026' }], typed)?._id).toBe('s-5');
});

it('finds the student whose number is spelt exactly as typed before one whose number differs in spaces', () => {
  const twins = ['GVI 1/12', 'GVI 11/2', 'GVI11/2'].map((rollNo) => ({ _id: rollNo, fullName: 'Ravi', rollNo }));
  for (const { rollNo } of twins) expect(findByRollNo(twins, rollNo)?._id).toBe(rollNo);
});

it('finds no student by a part of a number, by a number in no list, and by a blank text', () => {
  expect(findByRollNo(students, 'GVI/50/2026')?._id).toBe('s-2');
  for (const typed of ['GVI/5/202', '5', 'GVI/7/2026', '', ' ']) expect(findByRollNo(students, typed)).toBeUndefined();
});
