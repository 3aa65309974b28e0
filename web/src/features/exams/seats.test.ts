import { expect, it } from 'vitest';
import { assignSeats } from './seats.ts';

const students = ['GVI/11', undefined, 'GVI/2', 'ABC/30'].map((rollNo, index) => ({ _id: `s-${index}`, fullName: 'Asha', rollNo }));
const rollNumbers = (order: 'list' | 'rollNo') => assignSeats(students, order).map(({ number, student }) => [number, student.rollNo]);

it('numbers the seats in the order of the list', () => {
  expect(rollNumbers('list')).toEqual([
    [1, 'GVI/11'],
    [2, undefined],
    [3, 'GVI/2'],
    [4, 'ABC/30'],
  ]);
});

it('numbers the seats by roll no, with 2 before 11 and students without one last', () => {
  expect(rollNumbers('rollNo')).toEqual([
    [1, 'ABC/30'],
    [2, 'GVI/2'],
    [3, 'GVI/11'],
    [4, undefined],
  ]);
});
