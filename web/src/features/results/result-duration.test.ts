import { expect, it } from 'vitest';
import { resultDuration } from './result-duration.ts';

const catalog = [
  { _id: 'c-1', title: 'One', price: 1, sessionDuration: 6 },
  { _id: 'c-2', title: 'Two', price: 1, sessionDuration: 1 },
  { _id: 'c-3', title: 'Three', price: 1 },
];

it('the duration is that of the course, and blank for a course without one', () => {
  expect(['c-1', 'c-2', 'c-3', ''].map((id) => resultDuration(undefined, id, catalog))).toEqual(['6', '1', '', '']);
});

it('a typed duration stays, whichever course is selected', () => {
  const typed = { text: '3', courseId: '' };
  expect(['', 'c-1', 'c-3'].map((id) => resultDuration(typed, id, catalog))).toEqual(['3', '3', '3']);
});

it('a cleared duration stays blank until another course is selected', () => {
  const cleared = { text: '', courseId: 'c-1' };
  expect([resultDuration(cleared, 'c-1', catalog), resultDuration(cleared, 'c-2', catalog)]).toEqual(['', '1']);
});
