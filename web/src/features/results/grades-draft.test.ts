import { expect, it } from 'vitest';
import { gradesDraft, parseGradesDraft } from './grades-draft.ts';

const grades = { 'c-ccc 1': { grade: 'A+' }, 'c-ccc 2': { grade: '' }, 'c-ccc 3': { grade: 'B' } };

it('keeps the grades that are typed and not sent, and reads them again', () => {
  expect(gradesDraft(grades, () => true)).toEqual(['c-ccc 1', 'A+', 'c-ccc 3', 'B']);
  const draft = gradesDraft(grades, (id) => id !== 'c-ccc 3');
  expect(parseGradesDraft(draft)).toEqual({ 'c-ccc 1': { grade: 'A+' } });
});

it('reads no grades without a draft, and no id without its grade', () => {
  expect([parseGradesDraft(undefined), parseGradesDraft(['c-ccc 1'])]).toEqual([{}, {}]);
});
