import { expect, it } from 'vitest';
import { courseTitles } from './course-titles.ts';

const all = [{ _id: 'a', title: 'Tally', price: 1 }];

it('Q-55 F-24 finds titles of ids and of records, and shows the id where there is none', () => {
  expect(courseTitles(['a', { _id: 'b', title: 'Typing' }, { _id: 'a' }, 'gone'], all)).toEqual(['Tally', 'Typing', 'Tally', 'gone']);
});
