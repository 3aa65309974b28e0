import { expect, it } from 'vitest';
import { compareSearch } from './compare-search.ts';

it.each([
  ['a,b,c', 'a,b,c'],
  ['a,,c', 'a,,c'],
  [',b,', ',b'],
  ['a,b,a', 'a,b'],
  ['a,b,c,d', 'a,b,c'],
  [' a , b', 'a,b'],
  [7, '7'],
  [undefined, undefined],
  [',,', undefined],
])('reads %j as %j: up to three courses, each once and in its place', (ids, expected) => {
  expect(compareSearch({ ids }).ids).toBe(expected);
});
