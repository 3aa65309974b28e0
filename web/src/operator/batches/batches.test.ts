import { expect, it } from 'vitest';
import { filterExams, getSeatsText } from './batch-page.tsx';
import { getSeatsState } from './seats.tsx';

it('says how many seats are taken and left', () => {
  expect(getSeatsText({ studentLimit: 30, admittedStudents: 24 })).toBe('6 of 30 seats are taken, 24 left');
  expect(getSeatsText({ studentLimit: 4, admittedStudents: 0 })).toBe('Full, all 4 seats are taken');
  expect(getSeatsText({ studentLimit: 4 })).toBe('The number of seats is not known.');
});

it('calls a fifth of the seats few, and a batch without free seats full', () => {
  const states = [undefined, 0, 1, 6, 7, 30].map((admittedStudents) => getSeatsState({ studentLimit: 30, admittedStudents }));
  expect(states).toEqual(['unknown', 'full', 'few', 'few', 'free', 'free']);
});

it('finds the exams of a batch, which they name as a record or by id', () => {
  const exams = ['b-1', { _id: 'b-1' }, 'b-2', null, undefined].map((batch, index) => ({ _id: `e-${index}`, title: 'Final', batch }));
  expect(filterExams(exams, 'b-1').map(({ _id }) => _id)).toEqual(['e-0', 'e-1']);
  expect(filterExams(undefined, 'b-1')).toEqual([]);
});
